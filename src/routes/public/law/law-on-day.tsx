import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ListedOn } from '@/data/law-on/queries'
import { questionsOfLawOn } from '@/kinds/law/day-questions'
import { LAW_TEXTS } from '@/kinds/law/law-texts'
import { OWN_WORDS_OF_EACH } from '@/law/citation'
import { inWords } from '@/law/count-words'
import { differenceOf, notKnown } from '@/law/day-words'
import { formatDay } from '@/lib/dates'
import { onDay } from '@/names/day-address'
import { LAW_NAMES, type LawType } from '@/names/kinds'
import { paths } from '@/names/paths'
import { TOOL_NAMES } from '@/names/tool-names'
import { LoadFailed } from '@/routes/public/layout/load-failed'
import { Page } from '@/routes/public/layout/page'
import { PrintedSource } from '@/routes/public/layout/printed-source'
import { withHebrew } from '@/ui/content/with-hebrew'
import { EmptyState } from '@/ui/states/empty-state'
import { TextSkeleton } from '@/ui/states/skeleton'
import { AtAskedDay } from './at-asked-day'
import { DayChooser } from './day-chooser'
import { DayStrip } from './day-strip'
import { TakeAlong } from './take-along'

type LawOnDayProps = {
  type: LawType
  /** The ways to the other texts. */
  tabs: ReactNode
}

/** The page of a law as on the day of its address, or on two days compared; without a day, where one is chosen (TIME-4). */
export function LawOnDay({ type, tabs }: LawOnDayProps) {
  return (
    <AtAskedDay type={type} path={paths.law(type)}>
      {(day, today) => <LawThen type={type} day={day} today={today} tabs={tabs} />}
    </AtAskedDay>
  )
}

type ThenProps = LawOnDayProps & { day: string; today: string }

function LawThen({ type, day, today, tabs }: ThenProps) {
  const { data, error } = useQuery(questionsOfLawOn(type, day).law)
  const path = paths.law(type)
  const title = `${LAW_NAMES[type]} as on ${formatDay(day)}`
  const { instrument } = LAW_TEXTS[type]
  return (
    <Page
      title={title}
      description={`${instrument} as on ${formatDay(day)}: what was different from today, and its sections.`}
      lead={
        <>
          {withHebrew(instrument)}
          <PrintedSource
            citation={`${instrument}, as on ${formatDay(day)}`}
            nature={OWN_WORDS_OF_EACH}
            path={onDay(path, day)}
          />
        </>
      }
      isOfDay
      strip={<DayStrip day={day} today={today} path={path} />}
      rail={
        <>
          {tabs}
          <div className="mt-4">
            <DayChooser day={day} path={path} hint={data && <KnownFrom sections={data} path={path} />} />
            {data && data.length > 0 && <TakeAlong type={type} day={day} today={today} />}
          </div>
        </>
      }
    >
      {data && data.length > 0 && (
        <>
          <Summary sections={data} type={type} day={day} today={today} />
          <Contents sections={data} type={type} day={day} today={today} />
        </>
      )}
      {data?.length === 0 && <EmptyState text="No sections have been published here yet" />}
      {error && !data && <LoadFailed fallback="Failed to fetch content" error={error} />}
      {!data && !error && (
        <div className="on-text">
          <TextSkeleton lines={14} />
        </div>
      )}
    </Page>
  )
}

type SectionsProps = { sections: readonly ListedOn[]; type: LawType; day: string; today: string }

/** Most rows of the summary that are shown at once. */
const MOST = 7

/** What was different from today, first. */
function Summary({ sections, type, day, today }: SectionsProps) {
  const differing = sections.filter((section) => differenceOf(section, day, today))
  const row = (section: ListedOn) => (
    <SectionRow key={section.section_id} section={section} type={type} day={day} today={today} />
  )
  const more = differing.slice(MOST)
  return (
    <section aria-labelledby="differences-title" className="mb-10">
      <h2 id="differences-title" className="part-title on-text mb-2.5">
        {howMany(differing.length, day > today)}
      </h2>
      <ul className="day-list">{differing.slice(0, MOST).map(row)}</ul>
      {more.length > 0 && (
        <details>
          <summary className="on-text flex min-h-11 cursor-pointer items-center gap-2 text-muted">
            {more.length} more
            <span className="chevron" />
          </summary>
          <ul className="day-list">{more.map(row)}</ul>
        </details>
      )}
      {notKnown(sections, day).map((sentence) => (
        <p key={sentence} className="on-text mt-2 text-muted text-ui">
          {sentence}
        </p>
      ))}
      <p className="on-text mt-2 text-muted text-ui">
        Each rate and amount has days of its own:{' '}
        <Link to={paths.amounts} className="link">
          {TOOL_NAMES.amounts}
        </Link>
        .
      </p>
    </section>
  )
}

function howMany(count: number, isToCome: boolean): string {
  if (count === 0 && isToCome) return 'Nothing announced makes a section different from today'
  const sections = count === 0 ? 'No section' : `${inWords(count)} ${count === 1 ? 'section' : 'sections'}`
  // Not all that reads otherwise is a change of the law: cases and notes have come since.
  if (!isToCome) return `${sections} ${count > 1 ? 'read' : 'reads'} differently here from today`
  return `${sections} will be different from today`
}

/** The sections of that day by chapters, each with the way to its text. */
function Contents({ sections, type, day, today }: SectionsProps) {
  const chapters = Map.groupBy(sections, ({ chapter_id, chapter_title }) => chapter_id ?? chapter_title)
  return [...chapters].map(([key, ofChapter]) => (
    <section key={key} aria-labelledby={`chapter-${key}`} className="day-chapter">
      <h2 id={`chapter-${key}`} dir="auto" className="on-text font-serif text-entry">
        {withHebrew(ofChapter[0]?.chapter_title)}
      </h2>
      <ul className="day-list mt-2">
        {ofChapter.map((section) => (
          <SectionRow key={section.section_id} section={section} type={type} day={day} today={today} />
        ))}
      </ul>
    </section>
  ))
}

type SectionRowProps = Omit<SectionsProps, 'sections'> & { section: ListedOn }

function SectionRow({ section, type, day, today }: SectionRowProps) {
  const difference = differenceOf(section, day, today)
  return (
    <li data-absent={section.state === 'only today' || section.state === 'unknown' || undefined}>
      {difference && <i aria-hidden>{difference.mark}</i>}
      <Link to={onDay(paths.sectionPage(type, section.slug), day)} dir="auto">
        {withHebrew(section.title)}
      </Link>
      {difference && (
        <span>
          <b>{difference.name}</b>
          {difference.more}
        </span>
      )}
      {section.state === 'unknown' && <span>Not known here</span>}
    </li>
  )
}

/** From which day on the site knows what it does not know of the day that is read. */
function KnownFrom({ sections, path }: { sections: readonly ListedOn[]; path: string }) {
  const days = sections.flatMap(({ state, from_day }) => (state === 'unknown' && from_day ? [from_day] : [])).sort()
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return null
  return (
    <>
      What is not known here of that day is known{first !== last && ', in part,'} from{' '}
      <Link to={onDay(path, first)} className="link">
        {formatDay(first)}
      </Link>
      {first !== last && (
        <>
          , all from{' '}
          <Link to={onDay(path, last)} className="link">
            {formatDay(last)}
          </Link>
        </>
      )}
      .
    </>
  )
}
