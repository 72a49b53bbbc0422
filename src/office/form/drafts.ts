import * as v from 'valibot'
import type { FieldValues } from '@/lib/faults'
import { NEW } from '@/office/use-manager-address'

/** What somebody typed and did not save, kept in this browser (AUTH-3, ADM-11). */
export type Draft = {
  values: FieldValues
  /** The row's updated_at when editing began; null for a new row. */
  basedOn: string | null
  /** The id of the row it belongs to, such as a section's chapter. */
  parent: string | null
  /** When it was last typed in, as an ISO time. */
  savedAt: string
}

/** `rowId` is the row's id, or newRowId() for a row to be added. */
export type DraftKey = { userId: string; table: string; rowId: string }

/** Stands for the id of a row to be added. */
export const newRowId = (parent: string | null) => (parent ? `${NEW} ${parent}` : NEW)

export const isNewRow = (rowId: string) => rowId.split(' ')[0] === NEW

const PREFIX = 'draft'
const nameOf = ({ userId, table, rowId }: DraftKey) => [PREFIX, userId, table, rowId].join(' ')

/** The draft of a form; null if there is none or it is unreadable. */
export function readDraft(key: DraftKey): Draft | null {
  return parse(localStorage.getItem(nameOf(key)))
}

/** Keeps a draft. @returns whether the browser had room for it */
export function writeDraft(key: DraftKey, draft: Draft): boolean {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(draft))
    tell()
    return true
  } catch (error) {
    console.error('A draft could not be kept', error)
    return false
  }
}

export function removeDraft(key: DraftKey): void {
  localStorage.removeItem(nameOf(key))
  tell()
}

const watchers = new Set<() => void>()
let changes = 0
const tell = () => {
  changes += 1
  for (const watcher of watchers) watcher()
}

/** Calls back when drafts change, in this tab or another. @returns a function that stops it */
export function watchDrafts(watcher: () => void): () => void {
  watchers.add(watcher)
  window.addEventListener('storage', tell)
  return () => {
    watchers.delete(watcher)
    window.removeEventListener('storage', tell)
  }
}

/** A number that changes whenever drafts change. */
export const draftChanges = () => changes

/** A user's drafts for a table, the latest first. */
export function listDrafts(userId: string, table: string): { rowId: string; draft: Draft }[] {
  const beginning = nameOf({ userId, table, rowId: '' })
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(beginning))
    .flatMap((name) => {
      const draft = parse(localStorage.getItem(name))
      return draft ? [{ rowId: name.slice(beginning.length), draft }] : []
    })
    .sort((one, other) => other.draft.savedAt.localeCompare(one.draft.savedAt))
}

/** What its row is called there, by title, question or name; '' if it has none yet. */
export function draftName({ values: { title, question, name } }: Draft): string {
  return [title, question, name].find((text) => typeof text === 'string' && text.trim() !== '')?.toString() ?? ''
}

function parse(text: string | null): Draft | null {
  const draft = v.safeParse(DRAFT, text)
  return draft.success ? draft.output : null
}

const VALUES = v.record(v.string(), v.union([v.string(), v.boolean(), v.array(v.string())]))
const DRAFT = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    values: VALUES,
    basedOn: v.nullable(v.string()),
    parent: v.nullable(v.string()),
    savedAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
)
