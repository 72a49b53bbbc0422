import * as v from 'valibot'
import type { DraftStamp } from '@/data/drafts/staff'
import type { FieldValues } from '@/lib/faults'
import { NEW } from '@/office/use-manager-address'

/** What somebody typed and did not save, kept in this browser (AUTH-3, ADM-11). */
export type Unsaved = {
  values: FieldValues
  /** The row's updated_at when editing began; null for a new row. */
  basedOn: string | null
  /** The draft that it was begun from, by id and written_at; null for none (TIME-1). */
  draft?: DraftStamp | null
  /** The id that what its form adds gets, which tells that from another one when an answer was lost. */
  newId?: string
  /** The id of the row it belongs to, such as a section's chapter. */
  parent: string | null
  /** When it was last typed in, as an ISO time. */
  savedAt: string
}

/** `rowId` is the row's id, or newRowId() for a row to be added. */
export type UnsavedKey = { userId: string; table: string; rowId: string }

/** Under which a note is kept that is typed beside a draft. */
export const noteKey = (userId: string, draft: string): UnsavedKey => ({ userId, table: 'draft_notes', rowId: draft })

/** Stands for the id of a row to be added. */
export const newRowId = (parent: string | null) => (parent ? `${NEW} ${parent}` : NEW)

export const isNewRow = (rowId: string) => rowId.split(' ')[0] === NEW

const PREFIX = 'unsaved'
const nameOf = ({ userId, table, rowId }: UnsavedKey) => [PREFIX, userId, table, rowId].join(' ')

/** The unsaved text of a form; null if there is none or it is unreadable. */
export function readUnsaved(key: UnsavedKey): Unsaved | null {
  return parse(localStorage.getItem(nameOf(key)))
}

/** Whether it was begun from another draft than the one that is open, or from that before it was written anew (TIME-1). */
export const isOfOther = (draft: DraftStamp | null, { draft: begun }: Unsaved): boolean =>
  draft !== null && (begun?.id !== draft.id || begun.written_at !== draft.written_at)

/** Keeps an unsaved text. @returns whether the browser had room for it */
export function writeUnsaved(key: UnsavedKey, unsaved: Unsaved): boolean {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(unsaved))
    tell()
    return true
  } catch (error) {
    console.error('An unsaved text could not be kept', error)
    return false
  }
}

export function removeUnsaved(key: UnsavedKey): void {
  localStorage.removeItem(nameOf(key))
  tell()
}

const watchers = new Set<() => void>()
let changes = 0
const tell = () => {
  changes += 1
  for (const watcher of watchers) watcher()
}

/** Calls back when unsaved texts change, in this tab or another. @returns a function that stops it */
export function watchUnsaved(watcher: () => void): () => void {
  watchers.add(watcher)
  window.addEventListener('storage', tell)
  return () => {
    watchers.delete(watcher)
    window.removeEventListener('storage', tell)
  }
}

/** A number that changes whenever unsaved texts change. */
export const unsavedChanges = () => changes

/** A user's unsaved texts for a table, the latest first. */
export function listUnsaved(userId: string, table: string): { rowId: string; unsaved: Unsaved }[] {
  const beginning = nameOf({ userId, table, rowId: '' })
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(beginning))
    .flatMap((name) => {
      const unsaved = parse(localStorage.getItem(name))
      return unsaved ? [{ rowId: name.slice(beginning.length), unsaved }] : []
    })
    .sort((one, other) => other.unsaved.savedAt.localeCompare(one.unsaved.savedAt))
}

/** What its row is called there, by title, question, name or subject; '' if it has none yet. */
export function unsavedName({ values: { title, question, name, subject } }: Unsaved): string {
  return (
    [title, question, name, subject].find((text) => typeof text === 'string' && text.trim() !== '')?.toString() ?? ''
  )
}

function parse(text: string | null): Unsaved | null {
  const unsaved = v.safeParse(UNSAVED, text)
  return unsaved.success ? unsaved.output : null
}

const VALUES = v.record(v.string(), v.union([v.string(), v.array(v.string())]))
const UNSAVED = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    values: VALUES,
    basedOn: v.nullable(v.string()),
    draft: v.optional(v.nullable(v.object({ id: v.string(), written_at: v.string() }))),
    newId: v.optional(v.string()),
    parent: v.nullable(v.string()),
    savedAt: v.pipe(
      v.string(),
      v.check((moment) => !Number.isNaN(Date.parse(moment))),
    ),
  }),
)
