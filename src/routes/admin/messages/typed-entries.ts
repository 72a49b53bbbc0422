import type { EntryKind } from '@/data/message-entries/schema'
import { readUnsaved, removeUnsaved, type Unsaved, type UnsavedKey, writeUnsaved } from '@/office/form/unsaved'

/** What somebody is writing about a message; the id is the entry's when it is saved, another one with each change. */
export type TypedEntries = Readonly<Record<EntryKind, { words: string; id: string }>>

/** The table under which such unsaved texts are kept. */
export const TYPED_ABOUT = 'contact_messages'

export const unsavedKeyOf = (userId: string, messageId: string): UnsavedKey => ({
  userId,
  table: TYPED_ABOUT,
  rowId: messageId,
})

/** What was typed about a message in this browser, and when last; empty words for nothing. */
export function readTyped(key: UnsavedKey): { typed: TypedEntries; savedAt: string | null } {
  const unsaved = readUnsaved(key)
  const read = (kind: EntryKind) => ({
    words: textOf(unsaved?.values[kind]),
    id: textOf(unsaved?.values[`${kind}_id`]) || crypto.randomUUID(),
  })
  return { typed: { answer: read('answer'), note: read('note') }, savedAt: unsaved?.savedAt ?? null }
}

/** What such an unsaved text is an unsaved text of. */
export function typedKinds({ values: { answer, note } }: Unsaved): string {
  if (!textOf(note).trim()) return 'Answer to a message, not sent'
  return textOf(answer).trim() ? 'Answer to a message, not sent, and note' : 'Note on a message, not saved'
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Keeps what is typed about the message of `name`, or forgets it when nothing is. @returns whether there was room for it */
export function writeTyped(key: UnsavedKey, name: string, { answer, note }: TypedEntries): boolean {
  if (!answer.words.trim() && !note.words.trim()) {
    removeUnsaved(key)
    return true
  }
  const values = { name, answer: answer.words, answer_id: answer.id, note: note.words, note_id: note.id }
  return writeUnsaved(key, { values, basedOn: null, parent: null, savedAt: new Date().toISOString() })
}

/** Gives words back that were not sent after all, unless something else is being written there. */
export function putBack(key: UnsavedKey, name: string, kind: EntryKind, words: string): void {
  const { typed } = readTyped(key)
  if (typed[kind].words.trim()) return
  writeTyped(key, name, { ...typed, [kind]: { words, id: crypto.randomUUID() } })
}
