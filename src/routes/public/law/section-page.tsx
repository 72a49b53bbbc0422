import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link, Navigate, useLocation, useParams } from 'react-router-dom'
import { totalOf } from '@/data/citations/margin'
import { MOST_PROVISIONS, type OfferedTopic } from '@/data/newsletter-subscriptions/offered-topics'
import { useSectionInLaw } from '@/data/sections/in-law'
import type { ContextRow, SectionPage as Section } from '@/data/sections/queries'
import { useSectionPlace } from '@/data/sections/use-section-place'
import { questionsOfSection } from '@/kinds/law/section-questions'
import { citeSection, natureOf } from '@/law/citation'
import { type NumberRange as Range, rangeOf } from '@/law/law-outline'
import { findPlace } from '@/law/section-target'
import { decodeHash } from '@/lib/decode-hash'
import { numberInHash } from '@/lib/section-number'
import { asksForDay } from '@/names/day-address'
import { instrumentName } from '@/names/instrument-name'
import { KINDS, LAW_NAMES, type LawType, SOURCE_TYPES } from '@/names/kinds'
import { paths } from '@/names/paths'
import { provisionOf, SIGNS } from '@/names/provisions'
import { BesideFailed } from '@/routes/public/layout/beside-failed'
import { ItemStates } from '@/routes/public/layout/item-states'
import { NeighbourLinks } from '@/routes/public/layout/neighbour-links'
import { Page } from '@/routes/public/layout/page'
import { PageSkeleton } from '@/routes/public/layout/page-skeleton'
import { PrintedSource } from '@/routes/public/layout/printed-source'
import { Day } from '@/ui/content/day'
import { Panel } from '@/ui/content/panel'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useHash } from '@/ui/hooks/use-hash'
import { useToday } from '@/ui/hooks/use-today'
import { optional } from '@/ui/states/optional'
import { WithoutScripts } from '@/ui/states/without-scripts'
import { AsOf } from './as-of'
import { CitingList } from './citing-list'
import { lawTypeOf } from './law-type-of'
import { NumberRange } from './number-range'
import { SectionGloss } from './section-gloss'
import { SectionHead } from './section-head'
import { SectionProse } from './section-prose'
import { SECTION_TEXT, SectionRail } from './section-rail'

const importOnDay = () => import('./section-on-day')
const SectionOnDay = lazy(async () => ({ default: (await importOnDay()).SectionOnDay }))
const FormerSection = lazy(async () => ({ default: (await importOnDay()).FormerSection }))

/** The page of one section (FIND-2), as today or as on the day that the address asks for (TIME-4). */
export function Component() {
  const { slug = '' } = useParams()
  const { pathname, search } = useLocation()
  const type = lawTypeOf(pathname)
  if (!asksForDay(search)) return <PresentSection type={type} slug={slug} />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <SectionOnDay key={search} type={type} slug={slug} />
    </Suspense>
  )
}

/** A former address is replaced by the present one; a repealed section says since when it is. */
function PresentSection({ type, slug }: { type: LawType; slug: string }) {
  const { hash } = useLocation()
  const query = useQuery(questionsOfSection(type, slug).section)
  const meanwhile = useSectionInLaw(type, slug)
  if (query.data === null)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <FormerSection type={type} slug={slug} />
      </Suspense>
    )
  return (
    <ItemStates
      query={query}
      kind="law"
      meanwhile={meanwhile}
      failed="Failed to fetch content"
      missing="Section not found"
    >
      {(section) =>
        section.chapters.type === type && section.slug === slug ? (
          <SectionPage key={section.id} type={type} section={section} />
        ) : (
          <Navigate replace to={{ pathname: paths.sectionPage(section.chapters.type, section.slug), hash }} />
        )
      }
    </ItemStates>
  )
}

const importInTime = () => import('./section-in-time')
const SectionNotices = optional(async () => (await importInTime()).SectionNotices)
const LineOfTime = optional(async () => (await importInTime()).LineOfTime)
const SectionVersions = optional(async () => (await importInTime()).SectionVersions)

const NOTHING_YET: ContextRow[] = []

/** The kinds whose lists can be filtered by section. */
const LISTED_BY_PROVISION = SOURCE_TYPES.filter((kind) => KINDS[kind].isByProvision)

/** Also over the end of a chapter. */
const SIDES = [
  ['previous', 'Previous'],
  ['next', 'Next'],
] as const

function SectionPage({ type, section }: { type: LawType; section: Section }) {
  const { id, title, slug, number, date_updated, chapters: chapter } = section
  const { data, error } = useQuery(questionsOfSection(type, slug).context)
  const context = data ?? NOTHING_YET
  const today = useToday()
  const provision = provisionOf(type, chapter.title)
  const hash = useHash()
  const place = findPlace(section, hash)?.place
  const isOther = !place && numberInHash(hash) !== null
  const { data: elsewhere } = useSectionPlace(type, isOther ? hash : null)
  const paragraph = place?.paragraph
  const citable = { lawType: type, chapterTitle: chapter.title, number, title, paragraph }
  const cited = { citation: citeSection(citable), nature: natureOf(section) }
  const ownPath = paths.sectionPage(type, slug)
  const path = ownPath + (place?.paragraphId ? `#${place.paragraphId}` : '')
  // A number that the section had: its paragraphs are addressed by the present one.
  if (elsewhere?.id === id && elsewhere.hash !== decodeHash(hash))
    return <Navigate replace to={{ pathname: ownPath, hash: elsewhere.hash === id ? '' : elsewhere.hash }} />
  const beginning = context.find((row) => row.relation === 'chapter' && row.id === id)?.beginning
  const ordinal = ordinalOf(type, context)
  const numbers = context.flatMap(({ relation, reference }) => (relation === 'chapter' ? [reference] : []))
  const isInTime = context.some(({ relation }) => relation === 'former' || relation === 'coming')
  const sources = context.flatMap((row) => (row.relation === 'cited' ? [{ ...row, paragraphs: row.reference }] : []))
  return (
    <Page
      title={`${title} – ${instrumentName(type, chapter.title) || LAW_NAMES[type]}`}
      heading={
        <>
          {provision === 'section' && number && (
            <span aria-hidden className="text-law wide:absolute wide:-ms-(--hang)">
              {SIGNS.section}{' '}
            </span>
          )}
          {provision !== 'section' && number && <span aria-hidden className="text-law">{`${SIGNS[provision]} `}</span>}
          {withHebrew(title)}
        </>
      }
      crumb={title}
      description={beginning ?? cited.citation}
      lead={
        <>
          {ordinal && <span className="me-3 text-muted">{ordinal}</span>}
          <span>{withHebrew(chapter.title)}</span>
          <PrintedSource {...cited} path={path} />
        </>
      }
      place={<ChapterPlace ordinal={ordinal} range={rangeOf(numbers, provision)} />}
      rail={<SectionRail type={type} sectionId={id} chapterTitle={chapter.title} context={context} />}
    >
      {(section.notice || isInTime) && (
        <Suspense>
          <SectionNotices section={section} context={context} path={ownPath} className="time-notice hanging" />
        </Suspense>
      )}
      {isInTime && (
        <div className="time-line">
          <Suspense>
            <LineOfTime rows={context} inForceFrom={section.in_force_from} day={today} today={today} path={ownPath} />
          </Suspense>
        </div>
      )}
      {isInTime && (
        <WithoutScripts>
          {import.meta.env.SSR &&
            'This is the text of today, whatever day its address names: other days need JavaScript.'}
        </WithoutScripts>
      )}
      <div id={SECTION_TEXT} className="provision of-page hanging">
        <AsOf {...section} />
        <SectionHead
          type={type}
          section={section}
          path={path}
          cited={cited}
          citable={citable}
          citedBy={totalOf(section.counts)}
          topics={topicsOf(type, section, context)}
          hasVersions={isInTime}
        />
        <SectionProse
          type={type}
          section={section}
          target={place ?? (isOther && elsewhere?.id !== id ? 'lost' : null)}
        />
      </div>
      <div className="on-text">
        {(data || error) && <SectionGloss type={type} section={section} context={context} />}
        {sources.length > 0 && (
          <div id="cited-by">
            <Panel title="Cited by" className="max-w-text border-line border-t pt-4">
              <CitingList sources={sources} counts={section.counts} paragraph={place?.path} />
              <p className="mt-3 flex flex-wrap gap-x-5 print:hidden">
                {LISTED_BY_PROVISION.filter((kind) => sources.some(({ type }) => type === kind)).map((kind) => (
                  <Link key={kind} to={paths.concerning(KINDS[kind].path, [`${type}/${slug}`])} className="link">
                    {`All ${KINDS[kind].nouns[1]} on this section`}
                  </Link>
                ))}
              </p>
            </Panel>
          </div>
        )}
        <p className="mt-6 text-muted text-sm">
          Last edited <Day date={date_updated} />
        </p>
        {isInTime && (
          <div id="versions" className="time-versions">
            <Suspense>
              <SectionVersions rows={context} inForceFrom={section.in_force_from} today={today} path={ownPath} />
            </Suspense>
          </div>
        )}
        {error && <BesideFailed what="What belongs to this section" />}
        <NeighbourLinks name="Sections before and after" noun="section" sides={SIDES} rows={context} />
      </div>
    </Page>
  )
}

/** The section, its chapter if all of that is known and not too long, and everything (MAIL-4). */
function topicsOf(type: LawType, { slug, title, chapters: chapter }: Section, context: ContextRow[]): OfferedTopic[] {
  const sections = context.filter(({ relation }) => relation === 'chapter' || relation === 'more')
  const isWhole =
    sections.length > 1 &&
    sections.length <= MOST_PROVISIONS &&
    sections.every(({ relation }) => relation === 'chapter')
  return [
    { name: title, kinds: [], provisions: [`${type}/${slug}`] },
    ...(isWhole
      ? [
          {
            name: `The chapter “${chapter.title}”`,
            kinds: [],
            provisions: sections.map(({ url }) => url.replace('/law/', '')),
          },
        ]
      : []),
  ]
}

/** "Chapter 7"; the chapters of the other texts are not known by numbers. */
function ordinalOf(type: LawType, context: ContextRow[]): string | undefined {
  const row = type === 'vat-law' ? context.find(({ relation }) => relation === 'in') : undefined
  return row && `Chapter ${row.reference}`
}

/** Where in its law a section stands: "Chapter 7, §§ 30–37". */
function ChapterPlace({ ordinal, range }: { ordinal: string | undefined; range: Range | null }) {
  return (
    <>
      {ordinal && <span>{range ? `${ordinal}, ` : ordinal}</span>}
      {range && <NumberRange {...range} />}
    </>
  )
}
