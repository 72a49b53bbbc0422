import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useLocation, useParams } from 'react-router-dom'
import { paths } from '@/names/paths'
import { Month } from '@/ui/content/day'
import { Panel } from '@/ui/content/panel'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useSectionInLaw } from '@/data/sections/in-law'
import type { ContextRow, SectionPage as Section } from '@/data/sections/queries'
import { useHash } from '@/ui/hooks/use-hash'
import { KINDS, LAW_NAMES, type LawType, SOURCE_TYPES } from '@/names/kinds'
import { questionsOfSection } from '@/kinds/law/law'
import { citeSection } from '@/law/citation'
import { numberInHash } from '@/lib/section-number'
import { findPlace } from '@/law/section-target'
import { BesideFailed } from '@/routes/public/layout/cited-sections'
import { ItemStates } from '@/routes/public/layout/item-states'
import { NeighbourLinks } from '@/routes/public/layout/neighbour-links'
import { Page } from '@/routes/public/layout/page'
import { totalOf } from './cited-by-kind'
import { CitingList } from './citing-list'
import { lawTypeOf } from './law-type-of'
import { countsIn, SectionGloss } from './section-gloss'
import { SectionHead } from './section-head'
import { SectionProse } from './section-prose'
import { SectionRail } from './section-rail'

/** The page of one section (FIND-2). A former address is replaced by the present one. */
export function Component() {
  const { slug = '' } = useParams()
  const type = lawTypeOf(useLocation().pathname)
  return (
    <ItemStates
      query={useQuery(questionsOfSection(type, slug).section)}
      kind="law"
      meanwhile={useSectionInLaw(type, slug)}
      failed="Failed to fetch content"
      missing="Section not found"
    >
      {(section) =>
        section.chapters.type === type && section.slug === slug ? (
          <SectionPage key={section.id} type={type} section={section} />
        ) : (
          <Navigate replace to={paths.sectionPage(section.chapters.type, section.slug)} />
        )
      }
    </ItemStates>
  )
}

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
  const { data, error, refetch } = useQuery(questionsOfSection(type, slug).context)
  const context = data ?? NOTHING_YET
  const counts = countsIn(context)
  const hash = useHash()
  const place = findPlace(section, hash)
  const paragraph = place?.paragraphId ? place.path : null
  const citation = citeSection({ lawType: type, chapterTitle: chapter.title, number, title, paragraph })
  const beginning = context.find((row) => row.relation === 'chapter' && row.id === id)?.beginning
  const sources = context.flatMap((row) => (row.relation === 'cited' ? [{ ...row, paragraphs: row.reference }] : []))
  return (
    <Page
      title={`${title} – ${LAW_NAMES[type]}`}
      heading={
        <>
          <span aria-hidden className="text-law wide:absolute wide:-ms-(--hang)">
            §{' '}
          </span>
          {withHebrew(title)}
        </>
      }
      crumb={title}
      description={beginning ?? citation}
      lead={withHebrew(chapter.title)}
      rail={<SectionRail sectionId={id} chapterTitle={chapter.title} context={context} />}
    >
      <div className="provision of-page hanging">
        <p className="as-of">
          Last updated <Month date={date_updated} />
        </p>
        <SectionHead
          type={type}
          section={section}
          place={place?.paragraphId}
          citation={citation}
          citedBy={totalOf(counts)}
        />
        <SectionProse type={type} section={section} target={place ?? (numberInHash(hash) ? 'lost' : null)} />
        {(data || error) && <SectionGloss type={type} section={section} context={context} counts={counts} />}
      </div>
      <div className="on-text">
        {sources.length > 0 && (
          <div id="cited-by">
            <Panel title="Cited by" className="max-w-text border-line border-t pt-4">
              <CitingList sources={sources} paragraph={place?.path} />
              <p className="mt-3 flex flex-wrap gap-x-5 print:hidden">
                {LISTED_BY_PROVISION.filter((kind) => sources.some(({ type }) => type === kind)).map((kind) => (
                  <Link key={kind} to={paths.concerning(KINDS[kind].path, type, slug)} className="link">
                    {`All ${KINDS[kind].nouns[1]} on this section`}
                  </Link>
                ))}
              </p>
            </Panel>
          </div>
        )}
        {error && <BesideFailed what="What belongs to this section" onRetry={() => void refetch()} />}
        <NeighbourLinks name="Sections before and after" noun="section" sides={SIDES} rows={context} />
      </div>
    </Page>
  )
}
