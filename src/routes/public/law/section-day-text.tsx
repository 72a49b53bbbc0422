import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { References } from '@/data/citations/links'
import type { SectionOn } from '@/data/law-on/queries'
import type { ContextRow } from '@/data/sections/queries'
import { type Cited, citeSection, natureOf, OWN_WORDS } from '@/law/citation'
import { daysInForce, sentenceOf } from '@/law/day-words'
import { comingOf } from '@/law/section-times'
import { formatDay } from '@/lib/dates'
import { comparing, onDay } from '@/names/day-address'
import { instrumentName } from '@/names/instrument-name'
import { LAW_NAMES, type LawType } from '@/names/kinds'
import { paths } from '@/names/paths'
import { provisionOf, SIGNS } from '@/names/provisions'
import { Page } from '@/routes/public/layout/page'
import { PrintedSource } from '@/routes/public/layout/printed-source'
import { TextActions } from '@/routes/public/layout/text-actions'
import { HtmlContent } from '@/texts/html-content'
import { asStored } from '@/texts/html-text'
import { withHebrew } from '@/ui/content/with-hebrew'
import { TITLE_ID } from '@/ui/page-heading'
import { DayChooser } from './day-chooser'
import { DayStrip } from './day-strip'
import { LineOfTime } from './line-of-time'
import { referencesOn } from './references-on'

type SectionDayTextProps = {
  type: LawType
  section: SectionOn
  /** Those that the database found in the text of today. */
  references: References
  context: readonly ContextRow[]
  day: string
  today: string
}

/** A section as on a day: what is different from today, its days, its text, and how to cite it (TIME-4). */
export function SectionDayText({ type, section, references, context, day, today }: SectionDayTextProps) {
  const { title, number, slug, chapter_title, content } = section
  const present = paths.sectionPage(type, slug)
  const path = onDay(present, day)
  const provision = provisionOf(type, chapter_title)
  const text = useMemo(() => content && asStored(content, referencesOn(references, day)), [content, references, day])
  const cited = {
    citation: `${citeSection({ lawType: type, chapterTitle: chapter_title, number, title })}, as on ${formatDay(day)}`,
    nature: natureOfThen(section),
  }
  return (
    <Page
      title={`${title} as on ${formatDay(day)} – ${instrumentName(type, chapter_title) || LAW_NAMES[type]}`}
      heading={
        <>
          {number && (
            <span
              aria-hidden
              className={`hollow ${provision === 'section' ? 'wide:absolute wide:-ms-(--hang)' : ''}`}
            >{`${SIGNS[provision]} `}</span>
          )}
          {withHebrew(title)} as on {formatDay(day)}
        </>
      }
      crumb={title}
      description={`${title} as on ${formatDay(day)}.`}
      lead={
        <>
          {withHebrew(chapter_title)}
          <PrintedSource {...cited} path={path} />
        </>
      }
      isOfDay
      strip={<DayStrip day={day} today={today} path={present} />}
      rail={<DayChooser day={day} path={present} hint={<KnownFrom section={section} path={present} />} />}
    >
      <div className="time-line">
        <LineOfTime rows={context} inForceFrom={null} day={day} today={today} path={present} />
      </div>
      <div className="provision of-page hanging">
        <DaysInForce section={section} day={day} today={today} />
        {content === null ? (
          <span />
        ) : (
          <div className="section-actions">
            <TextActions title={title} cited={cited} path={path} copyLink="Copy link" isPackable={false} />
          </div>
        )}
        <Difference section={section} day={day} today={today} path={present} />
        <WhyThen section={section} context={context} today={today} />
        {text && (
          <article aria-labelledby={TITLE_ID}>
            <HtmlContent headings={2} text={text} title={title} className="prose statute" />
          </article>
        )}
      </div>
    </Page>
  )
}

type PartProps = { section: SectionOn; day: string; today: string }

/** What is different from today, and the way to see it; of a day of which nothing is known, the ways to others. */
function Difference({ section, day, today, path }: PartProps & { path: string }) {
  const { state, from_day, to_day } = section
  const isGone = state === 'only today' && day > today
  const isElsewhere = state === 'unknown' || state === 'only today'
  const said = sentenceOf(section, day, today)
  return (
    <p className="mb-4 font-semibold">
      {withHebrew(isElsewhere ? said.replace(/\.$/, ':') : said)}{' '}
      {state === 'changed' && <DayLink to={comparing(path, day)}>Show the difference</DayLink>}
      {isElsewhere && (
        <>
          {from_day && from_day <= today && !isGone && (
            <>
              <DayLink to={onDay(path, from_day)}>read it as on {formatDay(from_day)}</DayLink>, or{' '}
            </>
          )}
          {isGone && to_day && (
            <>
              <DayLink to={onDay(path, to_day)}>read it as on {formatDay(to_day)}</DayLink>, or{' '}
            </>
          )}
          <DayLink to={path}>read the text of today</DayLink>.
        </>
      )}
    </p>
  )
}

type WhyProps = { section: SectionOn; context: readonly ContextRow[]; today: string }

/** The public note of the amendment by which a text to come reads as it does. */
function WhyThen({ section: { from_day }, context, today }: WhyProps) {
  const note = comingOf(context, today).find(({ date }) => date === from_day)?.beginning
  return note ? <p className="-mt-3 mb-4">{withHebrew(note)}</p> : null
}

const DayLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="link">
    {children}
  </Link>
)

/** From which day to which the text held, beside it. */
function DaysInForce({ section, day, today }: PartProps) {
  if (section.content === null) return <span />
  return (
    <p className="as-of">
      {daysInForce(section, day, today) || 'In force since: not known'}
      <span data-since>{natureOfThen(section)}</span>
    </p>
  )
}

/** What the text is, and how old, where that is known. */
const natureOfThen = ({ text_as_of, changes_noted_to }: SectionOn): NonNullable<Cited['nature']> =>
  text_as_of ? natureOf({ text_as_of, changes_noted_to }) : OWN_WORDS

/** From which day on the site knows the section. */
function KnownFrom({ section: { state, from_day }, path }: { section: SectionOn; path: string }) {
  if (state !== 'unknown' || !from_day) return null
  return (
    <>
      This site knows this section from{' '}
      <Link to={onDay(path, from_day)} className="link">
        {formatDay(from_day)}
      </Link>
      .
    </>
  )
}
