import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, CircleDotDashed } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { chapters } from '@/data/chapters/staff'
import { draftsQuery, type WaitingDraft } from '@/data/drafts/staff'
import { type DaySection, dayLawQuery, isNamed } from '@/data/law-on/staff'
import { type Parent, parentsQuery } from '@/data/order/staff'
import type { sections } from '@/data/sections/staff'
import type { ListedOf, RowsAsked } from '@/data/staff-table'
import { MARKS } from '@/law/day-words'
import { formatCount } from '@/lib/count'
import type { LawType } from '@/names/kinds'
import type { DayToCome } from '@/office/day/turned-day'
import { BEING_WRITTEN, obstacleOf } from '@/office/drafts/obstacle'
import type { ListFilter } from '@/office/manager'

/** A section on that day, and what the amendment changes of it. */
export type DayRow = DaySection & { change: WaitingDraft | null }

/** A chapter as it will stand on that day; `leaving` counts the sections that go to others. */
export type DayChapter = Parent & { rows: DayRow[]; inForce: number; differing: number; leaving: number }

/** Rows of the lists of today, and how they stand on that day where the list is of one. */
export type SectionLine = ListedOf<typeof sections> & { then?: DayRow }
export type ChapterLine = ListedOf<typeof chapters> & { then?: DayChapter }

/** A text of the law on the day of an amendment, chapter by chapter (TIME-3). */
export function useDayLaw(type: LawType, day: DayToCome) {
  const law = useQuery(dayLawQuery(type, day))
  const drafts = useQuery(draftsQuery('sections', undefined, day.id))
  const parents = useQuery(parentsQuery('chapters', type))
  const latest = useMemo(
    () => law.data && drafts.data && parents.data && chaptersOf(parents.data, law.data, drafts.data),
    [law.data, drafts.data, parents.data],
  )
  // After a change one of them is there before the other: a row would lose its menu meanwhile, and with it the focus.
  const isMixed = law.isFetching || drafts.isFetching
  const of = `${type} ${day.id}`
  const [whole, setWhole] = useState({ of, chapters: latest })
  if (!isMixed && (whole.of !== of || whole.chapters !== latest)) setWhole({ of, chapters: latest })
  const chapters = whole.of === of ? (whole.chapters ?? latest) : latest
  return { chapters, failed: [law, drafts, parents].find(({ data, error }) => !data && error) }
}

function chaptersOf(
  parents: readonly Parent[],
  law: readonly DaySection[],
  drafts: readonly WaitingDraft[],
): DayChapter[] {
  // What the law of a day calls a new section is the draft that adds it.
  const changes = new Map(drafts.map((draft) => [draft.id ?? draft.draft, draft]))
  const byChapter = Map.groupBy(law, ({ chapter_id }) => chapter_id)
  return parents.map((chapter) => {
    const rows = (byChapter.get(chapter.id) ?? []).map((row) => ({
      ...row,
      change: changes.get(row.section_id) ?? null,
    }))
    const leaving = law.filter(({ present_chapter }) => present_chapter === chapter.name).length
    const inForce = rows.filter((row) => !isRepealed(row)).length
    return { ...chapter, rows, inForce, differing: rows.filter(isDifferent).length, leaving }
  })
}

/** Whether a section differs from today, or is about to. */
export const isDifferent = ({ state, change }: DayRow): boolean => state !== 'same' || change !== null

/** Whether it is not in force on that day any more. */
export const isRepealed = ({ state }: DayRow): boolean => state === 'only today'

/** Whether another amendment adds or repeals it by that day, where it is to be changed. */
export const isAnothers = ({ state, change }: DayRow): boolean =>
  change === null && (state === 'only today' || state === 'only then')

/**
 * The chapters with the sections that are asked for, by number and title, by whether they differ, and by how far their change
 * is; a chapter whose name is searched for is whole.
 */
export function narrowed(
  chapters: readonly DayChapter[],
  { q, chosen: { differs, progress } = {} }: Pick<RowsAsked, 'q' | 'chosen'>,
): DayChapter[] {
  const isFound = ({ name }: DayChapter) => isNamed({ number: null, title: name }, q)
  return chapters
    .map((chapter) => ({
      ...chapter,
      rows: chapter.rows.filter(
        (row) =>
          (!differs || isDifferent(row)) &&
          (!progress || (row.change !== null && progressOf(row.change).value === progress)) &&
          (isFound(chapter) || isNamed(row, q)),
      ),
    }))
    .filter((chapter) => chapter.rows.length > 0 || (!differs && !progress && isFound(chapter)))
}

/** What the tree is narrowed by, with how many sections there are of each. */
export function filtersOf(chapters: readonly DayChapter[]): ListFilter[] {
  const rows = chapters.flatMap((chapter) => chapter.rows)
  const counts = Map.groupBy(rows, ({ change }) => change && progressOf(change).value)
  const progress = Object.entries(PROGRESS).map(
    ([value, { word }]) => [value, `${word} (${formatCount(counts.get(value)?.length ?? 0)})`] as const,
  )
  const differing = formatCount(rows.filter(isDifferent).length)
  return [
    { column: 'differs', label: 'Only what differs', isSwitch: true, options: [['yes', differing]] },
    { column: 'progress', label: 'State', options: progress },
  ]
}

/** How a section stands to today: a mark and words. */
export function standingOf({ state, change, present_chapter }: DayRow): readonly [mark: string, words: string] {
  const from = present_chapter && `moved here from “${present_chapter}”`
  switch (state) {
    case 'only then':
      return [MARKS.added, 'new on that day']
    case 'only today':
      return [MARKS.removed, 'repealed on that day']
    case 'changed':
      return [MARKS.changed, from ? `text changed, ${from}` : 'text changed']
    case 'moved':
      return [MARKS.moved, from || 'in another place']
    default:
      return ['', change ? 'opened, not changed yet' : 'same']
  }
}

/** How far the amendment's change of a section is. */
export function progressOf(change: WaitingDraft) {
  const obstacle = obstacleOf(change)
  if (obstacle === null) return { ...PROGRESS.ready, value: 'ready', why: null }
  return obstacle === BEING_WRITTEN
    ? { ...PROGRESS.written, value: 'written', why: null }
    : { ...PROGRESS.conflict, value: 'conflict', why: obstacle }
}

const PROGRESS = {
  ready: { icon: CircleCheck, word: 'Ready', look: 'text-success' },
  written: { icon: CircleDotDashed, word: 'Being written', look: 'text-warning' },
  conflict: { icon: CircleAlert, word: 'Conflict', look: 'text-danger' },
} as const
