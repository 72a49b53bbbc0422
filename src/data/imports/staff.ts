import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { ask, askAs, send } from '@/data/ask'
import { inPieces } from '@/data/in-pieces'
import { askAll } from '@/data/read-all'
import { staffClient } from '@/data/staff-client'
import type { ManagedTable } from '@/data/staff-table'
import { explainRefusal } from '@/data/staff-write'
import type { LawType } from '@/names/kinds'

export type PresentChapter = { id: string; title: string; updated_at: string }

/** A section as it is here: `plain` is its words without markup. */
export type PresentSection = PresentChapter & {
  chapter_id: string
  number: string | null
  plain: string
  /** Whether somebody has changed it since a file was compared with it. */
  isChangedSince?: boolean
}

/** A text of the law as it is now, in reading order. */
export type PresentLaw = { chapters: PresentChapter[]; sections: PresentSection[] }

/**
 * A text of the law as it is at this moment, for a file to be compared with (BULK-1). Not by the cache of queries: whatever is
 * written meanwhile would break the reading off. Throws AppError; the signal's reason.
 */
export async function readPresentLaw(type: LawType, signal: AbortSignal): Promise<PresentLaw> {
  const chapters = await askAll(
    staffClient().from('chapters').select('id, title, updated_at, order').eq('type', type).order('order').order('id'),
    signal,
  )
  const sections = await askAll(
    staffClient()
      .from('sections')
      .select('id, title, updated_at, chapter_id, number, plain, order, chapters!inner(type)')
      .eq('chapters.type', type)
      .order('order')
      .order('id'),
    signal,
  )
  const places = new Map(chapters.map(({ id }, place) => [id, place]))
  const placeOf = ({ chapter_id }: PresentSection) => places.get(chapter_id) ?? 0
  return { chapters, sections: sections.sort((one, other) => placeOf(one) - placeOf(other)) }
}

/**
 * A part of a file in its place: of what is here row_id and stamp (its updated_at); of a section its chapter, by id or by the
 * place of a new one; what is to be written, title and, unless that stays, content.
 */
export type ImportPart = {
  row_id?: string
  stamp?: string
  chapter_id?: string
  chapter_place?: number
  title?: string
  content?: string
  is_repeal?: boolean
}

/** A part as it is checked before it is sent: the size of its text instead of it, 0 where that holds no words. */
export type CheckedPart = Omit<ImportPart, 'content'> & { key: number; place: number; size?: number }

/**
 * Why parts of a file could not be written, by their keys, as the database itself would refuse them (BULK-1).
 * @param round told apart from an earlier one: what is here may have changed between them
 */
export const importFaultsQuery = (law: LawType, instrument: string, parts: readonly CheckedPart[], round: number) =>
  queryOptions({
    queryKey: ['staff', 'sections', 'import faults', law, instrument, parts, round],
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, string>> => {
      const asked = { law, instrument, parts: parts.map((part) => ({ ...part })) }
      const call = ask(staffClient().rpc('check_import', asked), signal)
      const data = await explainRefusal(call)
      return new Map(data.flatMap(({ place, fault }) => (parts[place] ? [[parts[place].key, fault]] : [])))
    },
    // What is known of a piece stays said of it until more is known.
    placeholderData: keepPreviousData,
  })

type Import = {
  law: LawType
  /** The name of the instrument of which all parts are (instrumentName). */
  instrument: string
  parts: readonly ImportPart[]
  /** The day for which the file's text speaks, as an ISO date; null if it is not known. */
  asOf: string | null
  /** The amendment whose changes these become; null for a correction. */
  amendment: string | null
  onProgress: (progress: { done: number; total: number }) => void
  signal: AbortSignal
}

const IDS = v.array(v.string())

/**
 * Sends a file's parts some at a time, then has all of them written, or none (BULK-1). Throws AppError; the signal's reason.
 * @returns the import's id, for undoImport, and the ids of the drafts that it became of an amendment
 */
export async function applyImport({ law, instrument, parts, asOf, amendment, onProgress, signal }: Import) {
  const id = crypto.randomUUID()
  const placed = parts.map((part, place) => ({ place, ...part }))
  let done = 0
  for (const piece of inPieces(placed, ({ content = '' }) => 200 + content.length)) {
    await explainRefusal(send(staffClient().rpc('stage_import', { import: id, parts: piece }), signal))
    done += piece.length
    onProgress({ done, total: placed.length })
  }
  signal.throwIfAborted()
  const way = { ...(asOf && { as_of: asOf }), ...(amendment && { amendment }) }
  const asked = { import: id, law, instrument, total: placed.length, ...way }
  // Not stopped any more: whether it was written would not be known.
  const answer = askAs(IDS, staffClient().rpc('apply_import', asked))
  return { id, drafts: await explainRefusal(answer) }
}

/**
 * Takes an import of rows or of a law back, whole or not at all. Throws AppError, as a conflict where rows were changed since.
 * @param isCertain whether also what was changed since is taken back
 */
export async function undoImport(id: string, isCertain = false): Promise<void> {
  const asked = { import: id, is_certain: isCertain }
  await explainRefusal(send(staffClient().rpc('undo_import', asked)))
}

/** An import that can be taken back; `title` is its first row. */
export type PastImport = { id: string; made_at: string; made_by: string | null; title: string; others: number }

/** The latest imports from files into these tables that were not taken back. */
export const importsQuery = (lists: readonly ManagedTable[]) =>
  queryOptions({
    queryKey: ['staff', 'history', 'imports', lists],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<readonly PastImport[]> => {
      return ask(staffClient().rpc('imports_into', { lists: [...lists] }), signal)
    },
  })
