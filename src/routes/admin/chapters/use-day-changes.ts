import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { CircleMinus, Undo2 } from 'lucide-react'
import { type Draft, type DraftStamp, draftQuery, saveDraft, setDraftRemoved } from '@/data/drafts/staff'
import { AppError } from '@/data/errors'
import type { Place } from '@/data/order/staff'
import { sectionQuery } from '@/data/sections/staff'
import { useMarkStale } from '@/data/stale'
import type { DayToCome } from '@/office/day/turned-day'
import { useDiscardDraft } from '@/office/drafts/use-discard-draft'
import { KEY_MAP } from '@/office/keys/key-map'
import type { Holding } from '@/office/list/standing-line'
import { useWhatHolds } from '@/office/list/undo-notice'
import { useAction } from '@/office/list/use-action'
import type { Move, Source } from '@/office/manager'
import type { MenuItem } from '@/office/menu-button'
import { type DayChapter, type DayRow, isAnothers, isRepealed, type SectionLine } from './day-law'
import { orderAt } from './day-place'

/** What can be done with a section on a turned day: changes of its amendment, which can be taken back (TIME-3). */
export function useDayChanges(day: DayToCome, chapters: readonly DayChapter[]) {
  const cache = useQueryClient()
  const markStale = useMarkStale('drafts')
  const hold = useWhatHolds()
  const { run } = useAction()
  const { discard, question } = useDiscardDraft()
  const plan = (isReady: boolean) => ({ amendment: day.id, isReady })
  const done = async (what: Holding, takeBack: () => Promise<unknown>, back: string) => {
    const run = async () => {
      await takeBack()
      await markStale()
      return { text: back }
    }
    hold({ ...what, undo: { run } })
    await markStale()
  }

  /** Throws AppError. */
  const move: Move = async ({ ids: [id], name }, place, elsewhere) => {
    const to = id === undefined ? null : wayOf(chapters, id, place)
    if (!to)
      throw new AppError('conflict', 'The row in whose place it was to stand has been moved or deleted meanwhile.')
    const { row, chapter, others, index } = to
    const { draft, section } = await readChange(cache, row)
    const isHome = section?.chapter_id === chapter.id
    const order = orderAt(others, index, isHome ? section.order : null)
    const before = draft ? wordsOf(draft) : {}
    const { chapter_id: _, order: __, ...words } = before
    const values = { ...words, ...(!isHome && { chapter_id: chapter.id }), ...(order !== null && { order }) }
    const back = `${name} is back where it was`
    if (Object.keys(values).length === 0) {
      if (!draft) return
      await setDraftRemoved(draft.id, true)
      const text = `${name} stands on that day where it does today`
      return done({ text }, () => setDraftRemoved(draft.id, false), back)
    }
    const save = (what: object, replaces: DraftStamp | null) =>
      saveDraft({
        table: 'sections',
        row: section && { id: section.id, updated_at: draft?.based_on ?? section.updated_at },
        values: what,
        replaces,
        plan: plan(row.change?.is_ready ?? true),
      })
    const stamp = await save(values, draft)
    const text = `${name} moved${elsewhere ? ` to ${elsewhere.name}` : ''}, by the amendment`
    await done({ text }, () => (draft ? save(before, stamp) : setDraftRemoved(stamp.id, true)), back)
  }

  /** Throws AppError. */
  const repeal = async ({ section_id, title }: DayRow): Promise<void> => {
    const row = await readSection(cache, section_id)
    const change = { table: 'sections', row, values: {}, replaces: null, plan: plan(true), isRepeal: true } as const
    const { id } = await saveDraft(change)
    const what = { text: `${title} repealed, by the amendment`, ids: [section_id] }
    await done(what, () => setDraftRemoved(id, true), `${title} is not repealed`)
  }

  const actsOf: Source<SectionLine>['actsOf'] = ({ then: row }, own) => {
    if (!row) return []
    const { change } = row
    const isNew = row.state === 'only then'
    const discarding: MenuItem | null = change && {
      label: isRepealed(row) ? 'Do not repeal' : isNew ? 'Discard' : 'Take its change out',
      icon: Undo2,
      ...(isNew && { keys: REMOVING }),
      onSelect: () => discard(change),
    }
    if (isRepealed(row) || isAnothers(row)) return discarding ? [discarding] : []
    const repealing: MenuItem = {
      label: 'Repeal',
      icon: CircleMinus,
      keys: REMOVING,
      isDangerous: true,
      onSelect: () => void run('Failed to add the repeal', () => repeal(row)),
    }
    return [own.edit, own.move, discarding ?? repealing]
  }
  return { move, actsOf, question }
}

export type DayChanges = ReturnType<typeof useDayChanges>

const REMOVING = KEY_MAP.row.keys.delete[0]

/** Where a row is to go, among which others; null where it or its goal is gone. */
function wayOf(chapters: readonly DayChapter[], id: string, place: Place) {
  const holding = (section: string) =>
    chapters.find(({ rows }) => rows.some(({ section_id }) => section_id === section))
  const from = holding(id)
  const row = from?.rows.find(({ section_id }) => section_id === id)
  const isOnRow = 'target' in place
  const parent = isOnRow ? undefined : place.parent
  const chapter = isOnRow ? holding(place.target) : parent ? chapters.find((each) => each.id === parent) : from
  if (!row || !chapter) return null
  const others = chapter.rows.filter(({ section_id }) => section_id !== id)
  if (!isOnRow) {
    const number = typeof place.number === 'number' ? place.number - 1 : others.length
    return { row, chapter, others, index: number }
  }
  const target = others.findIndex(({ section_id }) => section_id === place.target)
  // Moved down it comes to stand after the target, moved up before it.
  const isDown = chapter === from && chapter.rows.indexOf(row) <= target
  return { row, chapter, others, index: target + (isDown ? 1 : 0) }
}

/** The change that an amendment has of a section, and the section as it is today; null for one that it adds. */
async function readChange(cache: QueryClient, { section_id, change }: DayRow) {
  const isNew = change !== null && change.id === null
  const [draft, section] = await Promise.all([
    change && cache.fetchQuery(draftQuery('sections', change.id, change.draft)),
    isNew ? null : readSection(cache, section_id),
  ])
  if (change && !draft) throw new AppError('conflict', 'This change of the amendment has been discarded meanwhile.')
  return { draft, section }
}

async function readSection(cache: QueryClient, id: string) {
  const section = await cache.fetchQuery(sectionQuery(id))
  if (!section) throw new AppError('conflict', 'This section has been deleted meanwhile.')
  return section
}

type Columns = Record<string, unknown>

const wordsOf = ({ row }: Draft): Columns => (typeof row === 'object' && row !== null && !Array.isArray(row) ? row : {})
