import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { chapterCountsQuery, chapters } from '@/data/chapters/staff'
import { foundSectionsQuery } from '@/data/sections/staff'
import { LAW_NAMES, LAW_TYPES, type LawType } from '@/names/kinds'
import { paths } from '@/names/paths'
import { AdminPage } from '@/office/admin-page'
import { changedColumn, citedColumn, orderColumn } from '@/office/common-columns'
import { DayLine } from '@/office/day/day-line'
import { DaySwitch } from '@/office/day/day-switch'
import { useTurnedDay } from '@/office/day/turned-day'
import { defineManager } from '@/office/define-manager'
import { ORDER_FIELD, titleField } from '@/office/fields/common-fields'
import { FetchFailed } from '@/office/list/fetch-failed'
import { FoundInside } from '@/office/list/found-inside'
import { textOf } from '@/office/manager'
import { ManagerPage } from '@/office/manager-page'
import { SCREENS } from '@/office/screens'
import { buttonClass } from '@/ui/button'
import { RowsSkeleton } from '@/ui/states/skeleton'
import { ChapterSections } from './chapter-sections'
import { ChaptersOfDay } from './chapters-of-day'

const isLawType = (text: string | null | undefined): text is LawType => LAW_TYPES.some((type) => type === text)
const typeOf = (text: string | null | undefined): LawType => (isLawType(text) ? text : 'vat-law')

export const MANAGER = defineManager({
  table: chapters,
  nouns: ['chapter', 'chapters'],
  isOrdered: true,
  fields: [
    titleField(300),
    {
      name: 'type',
      label: 'Type',
      kind: 'text',
      control: 'select',
      options: LAW_TYPES.map((type) => [type, LAW_NAMES[type]] as const),
      initially: ({ only }) => typeOf(only.type),
      isRequired: true,
      width: 'half',
    },
    ORDER_FIELD,
  ],
  lineOf: ({ title }) => ({ title, details: [] }),
  publicPath: ({ type }) => paths.law(typeOf(type)),
  titleColumn: { name: 'title', label: 'Chapter' },
  columns: [orderColumn(), citedColumn(), changedColumn()],
  hasFacts: true,
  preview: (values) => (
    <h3 dir="auto" className="font-serif text-2xl">
      {textOf(values, 'title')}
    </h3>
  ),
  deletion: ({ title }) => ({
    question: 'Are you sure you want to delete this chapter?',
    detail: `All sections of "${title}" are deleted too.`,
  }),
  inside: {
    label: 'Sections',
    isMain: true,
    nouns: ['section', 'sections'],
    level: 'section-',
    render: ({ id, type }) => <ChapterSections chapterId={id} type={typeOf(type)} />,
    found: (q) => <FoundSections q={q} />,
  },
})

/** Staff's chapters, and the sections of each (ADM-1, ADM-2), as today or as on a day to come (TIME-3). */
export function Component() {
  const [address] = useSearchParams()
  const shown = typeOf(address.get('type'))
  const { turned, query } = useTurnedDay()
  const counts = useQuery(chapterCountsQuery()).data
  const views = LAW_TYPES.map((type) => ({
    label: LAW_NAMES[type],
    address: type === 'vat-law' ? '?' : `?type=${type}`,
    isCurrent: type === shown,
    count: counts?.get(type),
  }))
  const bringIn = (
    <Link to={`${paths.bringInLaw}?type=${shown}`} className={buttonClass('outline')}>
      <span>
        Bring in<span className="max-md:sr-only"> from a file</span>
      </span>
    </Link>
  )
  const screen = { title: SCREENS.chapters.label, views, choice: <DaySwitch /> }
  if (turned) return <ChaptersOfDay {...screen} type={shown} day={turned} today={MANAGER} />
  // Not the law of today before it is known which it is: it would be changed unawares.
  if (turned === undefined) return <Turning query={query} />
  return <ManagerPage {...screen} manager={MANAGER} only={ONLY[shown]} actions={bringIn} line={<DayLine />} />
}

/** While it is not known whether the day is to come to which the law was turned. */
const Turning = ({ query }: Pick<ReturnType<typeof useTurnedDay>, 'query'>) => (
  <AdminPage title={SCREENS.chapters.label}>
    <div className="office-inset">
      {query.error ? <FetchFailed what="Failed to fetch the days to come" query={query} /> : <RowsSkeleton rows={3} />}
    </div>
  </AdminPage>
)

// The same between renders: they are part of what the list is asked by.
const ONLY = {
  'vat-law': { type: 'vat-law' },
  regulations: { type: 'regulations' },
  'booking-rules': { type: 'booking-rules' },
} as const

/** The sections that a search of the chapters finds too, by number or title (ADM-11). */
function FoundSections({ q }: { q: string }) {
  return (
    <FoundInside
      noun="sections"
      q={q}
      query={useQuery(foundSectionsQuery(q))}
      placeOf={({ id, title, chapter_id, chapter_title, chapter_type }) => ({
        kind: 'section',
        id,
        title,
        list_id: chapter_id,
        list_title: chapter_title,
        list_type: chapter_type,
        section_id: null,
        section_title: null,
      })}
    />
  )
}
