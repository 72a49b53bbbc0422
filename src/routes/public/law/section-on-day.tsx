import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { formerSectionQuery, type SectionOn } from '@/data/law-on/queries'
import { type ContextRow, sectionQuery } from '@/data/sections/queries'
import { questionsOfSectionOn } from '@/kinds/law/day-questions'
import { NOTHING_KNOWN } from '@/law/day-words'
import { dayAfter, formatDay } from '@/lib/dates'
import { onDay } from '@/names/day-address'
import type { LawType } from '@/names/kinds'
import { paths } from '@/names/paths'
import { ItemStates } from '@/routes/public/layout/item-states'
import { Page } from '@/routes/public/layout/page'
import { AtAskedDay } from './at-asked-day'
import { DayChooser } from './day-chooser'
import { DayStrip } from './day-strip'
import { SectionDayText } from './section-day-text'

type AddressProps = { type: LawType; slug: string }

/** The page of a section as on the day of its address, or on two days compared; without a day, where one is chosen (TIME-4). */
export function SectionOnDay({ type, slug }: AddressProps) {
  return (
    <AtAskedDay type={type} slug={slug} path={paths.sectionPage(type, slug)}>
      {(day, today) => <SectionThen type={type} slug={slug} day={day} today={today} />}
    </AtAskedDay>
  )
}

/** Where it cannot be had, the text stands alone. */
const NO_CONTEXT: ContextRow[] = []

type ThenProps = AddressProps & { day: string; today: string }

function SectionThen({ type, slug, day, today }: ThenProps) {
  const questions = questionsOfSectionOn(type, slug, day)
  const query = useQuery(questions.section)
  const { data: context = NO_CONTEXT, isPending } = useQuery(questions.context)
  const { search } = useLocation()
  if (query.data === null) return <NotThere type={type} slug={slug} day={day} today={today} />
  // A former address, of which the section's other days are not known.
  if (query.data && query.data.slug !== slug)
    return <Navigate replace to={{ pathname: paths.sectionPage(type, query.data.slug), search }} />
  // Above the text stands the line of time: the text would move when that comes.
  const whole = isPending ? { ...query, data: undefined } : query
  return (
    <ItemStates query={whole} kind="law" failed="Failed to fetch content" missing="Section not found">
      {({ references, ...section }) => (
        <SectionDayText
          type={type}
          section={section}
          references={references}
          context={context}
          day={day}
          today={today}
        />
      )}
    </ItemStates>
  )
}

/** No section had this address on that day: it has another today, or was repealed, or there is none. */
function NotThere({ type, slug, day, today }: ThenProps) {
  const { search } = useLocation()
  const present = useQuery(sectionQuery(type, slug))
  const former = useQuery(formerSectionQuery(type, slug))
  if (present.data && present.data.slug !== slug) {
    const { chapters, slug: own } = present.data
    return <Navigate replace to={{ pathname: paths.sectionPage(chapters.type, own), search }} />
  }
  return (
    <ItemStates query={former} kind="law" failed="Failed to fetch content" missing="Section not found">
      {(section) => (
        <Page
          title={`${section.title} as on ${formatDay(day)}`}
          crumb={section.title}
          description={`${section.title} as on ${formatDay(day)}.`}
          isOfDay
          strip={<DayStrip day={day} today={today} path={paths.sectionPage(type, slug)} />}
          rail={<DayChooser day={day} path={paths.sectionPage(type, slug)} />}
        >
          <div className="on-text max-w-160">
            {day > section.last ? (
              <NoLonger type={type} section={section} />
            ) : (
              <p className="text-lg">
                {NOTHING_KNOWN} {ReadLast(type, section)}
              </p>
            )}
          </div>
        </Page>
      )}
    </ItemStates>
  )
}

/** The address of a section that was repealed: since when and by what it is not in force, and its last text (TIME-4). */
export function FormerSection({ type, slug }: AddressProps) {
  return (
    <ItemStates
      query={useQuery(formerSectionQuery(type, slug))}
      kind="law"
      failed="Failed to fetch content"
      missing="Section not found"
    >
      {(section) => (
        <Page
          isUnlisted
          title={section.title}
          crumb={section.title}
          description={`${section.title} is no longer in force.`}
          lead={section.chapter_title}
        >
          <div className="on-text max-w-160">
            <NoLonger type={type} section={section} />
          </div>
        </Page>
      )}
    </ItemStates>
  )
}

type Former = SectionOn & { last: string }

function NoLonger({ type, section }: { type: LawType; section: Former }) {
  const { last, amendment } = section
  return (
    <p className="text-lg">
      This section has not been in force since {formatDay(dayAfter(last))}
      {amendment && ` (${amendment})`}. {ReadLast(type, section)}
    </p>
  )
}

const ReadLast = (type: LawType, { slug, last }: Former) => (
  <Link to={onDay(paths.sectionPage(type, slug), last)} className="link">
    Read its last text, of {formatDay(last)}
  </Link>
)
