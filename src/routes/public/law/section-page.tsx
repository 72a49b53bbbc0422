import { Navigate, useLocation, useParams } from 'react-router-dom'
import { paths } from '@/app/paths'
import { type ContextRow, type SectionPage as Section, useSection, useSectionContext } from '@/data/sections/queries'
import { citeSection } from '@/lib/citation'
import { LAW_NAMES, type LawType } from '@/lib/content-kinds'
import { BesideFailed } from '@/routes/public/layout/cited-sections'
import { ItemPage } from '@/routes/public/layout/item-page'
import { Page } from '@/routes/public/layout/page'
import { lawTypeOf } from './law-type-of'
import { SectionBeside } from './section-beside'
import { SectionHead } from './section-head'
import { SectionNeighbours } from './section-neighbour-links'
import { SectionProse } from './section-prose'
import { SectionSources } from './section-sources'

/** The page of one section (FIND-2). A former address is replaced by the present one. */
export function Component() {
  const { slug = '' } = useParams()
  const type = lawTypeOf(useLocation().pathname)
  return (
    <ItemPage query={useSection(type, slug)} kind="law" failed="Failed to fetch content" missing="Section not found">
      {(section) =>
        section.chapters.type === type && section.slug === slug ? (
          <SectionPage key={section.id} type={type} section={section} />
        ) : (
          <Navigate replace to={paths.sectionPage(section.chapters.type, section.slug)} />
        )
      }
    </ItemPage>
  )
}

const NOTHING_YET: ContextRow[] = []

function SectionPage({ type, section }: { type: LawType; section: Section }) {
  const { title, slug, number, chapters: chapter } = section
  const { data: context = NOTHING_YET, error, refetch } = useSectionContext(type, slug)
  const citation = citeSection({ lawType: type, chapterTitle: chapter.title, number, title })
  const beginning = context.find(({ relation, id }) => relation === 'chapter' && id === section.id)?.beginning
  return (
    <Page
      title={`${title} – ${LAW_NAMES[type]}`}
      heading={title}
      crumb={title}
      description={beginning ?? citation}
      lead={<SectionHead type={type} section={section} citation={citation} />}
    >
      <div className="grid gap-10 lg:grid-cols-[minmax(0,38rem)_17rem] lg:gap-x-12 xl:grid-cols-[38rem_20rem] xl:gap-x-16">
        <div className="min-w-0">
          <SectionProse section={section} context={context} />
          <SectionNeighbours context={context} />
          <SectionSources context={context} />
          {error && <BesideFailed what="What belongs to this section" onRetry={() => void refetch()} />}
        </div>
        <SectionBeside type={type} section={section} context={context} />
      </div>
    </Page>
  )
}
