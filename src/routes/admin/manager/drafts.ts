import * as v from 'valibot'
import type { FieldValues } from '@/lib/faults'
import { parseJson } from '@/lib/parse-json'
import { NEW } from './use-manager-address'

/** The version of a form that is not shown while another is: what was typed ("mine"), or what somebody else saved. */
export type SetAside = { values: FieldValues; isMine: boolean }

/** What somebody typed and did not save, kept in this browser (AUTH-3, ADM-11). */
export type Draft = {
  values: FieldValues
  /** The state of the row that it changes; null for a row to be added. */
  basedOn: string | null
  /** The row that it hangs on: the chapter of a section. */
  parent: string | null
  /** When it was last typed in, as an ISO time. */
  savedAt: string
  /** The other version, where somebody else saved the row meanwhile. */
  aside?: SetAside | null
}

/** Whose draft it is and of what: the user, the table, and the row's id, or "new" and what the new one will hang on. */
export type DraftKey = { userId: string; table: string; rowId: string }

/** What stands in the key of a row to be added, in the place of its id. */
export const newRowId = (parent: string | null) => (parent ? `${NEW} ${parent}` : NEW)

/** Whether a key's row is one to be added. */
export const isNewRow = (rowId: string) => rowId.split(' ')[0] === NEW

const PREFIX = 'draft'
const nameOf = ({ userId, table, rowId }: DraftKey) => [PREFIX, userId, table, rowId].join(' ')

/** The draft of a form; null when there is none that can be read. */
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

/** Forgets a draft: it was saved, or is not wanted. */
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

/** Calls when drafts have come or gone, in this tab or another. @returns stops it */
export function watchDrafts(watcher: () => void): () => void {
  watchers.add(watcher)
  window.addEventListener('storage', tell)
  return () => {
    watchers.delete(watcher)
    window.removeEventListener('storage', tell)
  }
}

/** How often drafts have changed: another number, other drafts. */
export const draftChanges = () => changes

/** The drafts that a user has in a table, the latest first. */
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

function parse(text: string | null): Draft | null {
  const draft = v.safeParse(DRAFT, parseJson(text ?? ''))
  return draft.success ? draft.output : null
}

const VALUES = v.record(v.string(), v.union([v.string(), v.boolean(), v.array(v.string())]))
const DRAFT = v.object({
  values: VALUES,
  basedOn: v.nullable(v.string()),
  parent: v.nullable(v.string()),
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  // What cannot be read of the other version costs nobody what was typed.
  aside: v.fallback(v.nullish(v.object({ values: VALUES, isMine: v.boolean() })), null),
})
