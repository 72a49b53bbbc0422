import { queryOptions } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Page, PageAnswer } from '@/data/page'
import type { ManagedRow } from '@/data/staff-table'
import { formatDay } from '@/lib/dates'
import type { LawType } from '@/names/kinds'
import { DayLine } from '@/office/day/day-line'
import type { DayToCome } from '@/office/day/turned-day'
import type { View } from '@/office/list/views'
import type { Manager } from '@/office/manager'
import { ManagerPage } from '@/office/manager-page'
import { amendmentAddress } from '@/office/place-address'
import { RowList } from '@/office/rows/row-list'
import { type ListShape, useManagerAddress } from '@/office/use-manager-address'
import { sectionsOf } from './chapter-sections'
import { CHAPTER_COLUMNS, SECTION_COLUMNS } from './day-cells'
import { AddToDay, DayForm } from './day-form'
import {
  type ChapterLine,
  type DayChapter,
  type DayRow,
  filtersOf,
  isAnothers,
  isDifferent,
  isRepealed,
  narrowed,
  type SectionLine,
  useDayLaw,
} from './day-law'
import { type DayChanges, useDayChanges } from './use-day-changes'

type ChaptersOfDayProps<Row extends ManagedRow> = {
  title: string
  views: readonly View[]
  choice: ReactNode
  type: LawType
  day: DayToCome
  /** The chapters as they are kept today. */
  today: Manager<ChapterLine, Row>
}

/** The chapters' screen whose rows are the law of the day of an amendment, which takes what is changed in it (TIME-3). */
export function ChaptersOfDay<Row extends ManagedRow>({ type, day, today, ...screen }: ChaptersOfDayProps<Row>) {
  const { chapters, failed } = useDayLaw(type, day)
  const { opened, addInside } = useManagerAddress()
  const address = useManagerAddress('section-')
  const changes = useDayChanges(day, chapters ?? [])
  const [isAdding, setIsAdding] = useState(false)
  const filters = filtersOf(chapters ?? [])
  const law = { day, chapters: chapters ?? [], changes, shape: { sorted: [], filters } }
  const manager: Manager<ChapterLine, Row> = {
    ...today,
    nouns: ['section', 'sections'],
    failedFetch: 'Failed to fetch the law of that day',
    isOrdered: false,
    hasFacts: false,
    filters,
    titleColumn: { name: 'title', label: 'Title' },
    columns: CHAPTER_COLUMNS,
    inside: {
      label: 'Sections',
      isMain: true,
      nouns: ['section', 'sections'],
      level: 'section-',
      count: ({ then }) => then?.inForce ?? 0,
      render: ({ then }) => then && <SectionsOfDay {...law} chapter={then} today={sectionsOf(then.id, type)} />,
    },
    source: {
      rows: (asked) => {
        const found = chapters && narrowed(chapters, asked)
        const total = found?.reduce((sum, { rows }) => sum + rows.length, 0) ?? 0
        const lines = found?.map((then) => ({ ...UNKEPT, id: then.id, title: then.name, type, then }))
        return { ...answer(lines, total), error: failed?.error ?? null }
      },
      actsOf: () => [],
      search: {
        of: `the law of ${formatDay(day.day)}`,
        noMatch: ({ q, chosen = {} }) =>
          q || chosen.progress
            ? `No section of that day matches ${q ? `“${q}”` : 'the filters'}`
            : 'Nothing differs from today yet',
      },
      add: {
        label: (
          <>
            Add<span className="max-lg:sr-only"> to the amendment</span>
          </>
        ),
        start: () => setIsAdding(true),
        editing: address.editing,
      },
    },
  }
  const [first] = law.chapters
  const line = (
    <>
      <DayLine />
      {chapters && address.editing && (
        <DayForm
          key={`${address.editing} ${address.draft} ${address.amendment}`}
          {...{ type, day, chapters, opened, address }}
        />
      )}
      {isAdding && first && (
        <AddToDay
          chapters={law.chapters}
          opened={opened ?? first.id}
          onAdd={(chapter) => {
            setIsAdding(false)
            addInside(chapter, 'section-')
          }}
          onCancel={() => setIsAdding(false)}
        />
      )}
      {changes.question}
    </>
  )
  return (
    <ManagerPage
      {...screen}
      windowTitle={`${screen.title} as on ${formatDay(day.day)}`}
      manager={manager}
      line={line}
    />
  )
}

/** What a row of today has besides, of which a day tells nothing. */
const UNKEPT = { order: 0, updated_at: '' }

const answer = <Line,>(rows: Line[] | undefined, total: number): PageAnswer<Line> => ({
  data: rows && { rows, total },
  error: null,
  isPlaceholderData: false,
})

const linesOf = (rows: readonly DayRow[]): SectionLine[] =>
  rows.map((then) => ({ ...UNKEPT, id: then.section_id, title: then.title, then }))

type SectionsOfDayProps<Row extends ManagedRow> = {
  /** As they are kept today. */
  today: Manager<SectionLine, Row>
  day: DayToCome
  /** All of the law, and the one whose sections these are, as far as they are asked for. */
  chapters: readonly DayChapter[]
  chapter: DayChapter
  changes: DayChanges
  /** How the tree is narrowed. */
  shape: ListShape
}

/** The sections of a chapter as on a day, in the chapter's place. */
function SectionsOfDay<Row extends ManagedRow>(props: SectionsOfDayProps<Row>) {
  const { today, day, chapters, chapter, changes, shape } = props
  const { q, chosen } = useManagerAddress('', shape)
  const address = useManagerAddress('section-')
  const { inside: _, ...kept } = today
  const rows = linesOf(chapter.rows)
  const manager: Manager<SectionLine, Row> = {
    ...kept,
    nouns: ['section', `sections of ${chapter.name}`],
    hasFacts: false,
    lineOf: ({ title, then }) => ({
      title,
      details: [],
      isMarked: then !== undefined && isDifferent(then),
      isStruck: then !== undefined && isRepealed(then),
      to: then && addressOf(then, day),
    }),
    columns: SECTION_COLUMNS,
    source: { rows: () => answer(rows, rows.length), actsOf: changes.actsOf, move: changes.move },
    table: {
      ...today.table,
      beforePlaceQuery: (only, ids, number) =>
        queryOptions({
          queryKey: ['staff', 'law on', day.id, 'before place', only, ids, number],
          staleTime: 0,
          queryFn: (): Page<SectionLine> => {
            const there = chapters.find(({ id }) => id === only.chapter_id)?.rows ?? []
            const others = linesOf(there).filter(({ id }) => !ids.includes(id))
            const before = number === 1 ? undefined : others.at(number === null ? -1 : number - 2)
            return { rows: before ? [before] : [], total: others.length }
          },
        }),
    },
  }
  return (
    <RowList
      manager={manager}
      query={answer(rows, rows.length)}
      // Narrowed with the tree, and never paged.
      address={{ ...address, q, chosen, page: 1 }}
      asked={{ q, page: 1, only: { chapter_id: chapter.id } }}
      level={`section-${chapter.id}-`}
    />
  )
}

/** Where a section leads that has no form: what is repealed has its change to show, and another amendment's has nothing here. */
const addressOf = (row: DayRow, day: DayToCome) =>
  isAnothers(row) ? null : isRepealed(row) ? amendmentAddress(day) : undefined
