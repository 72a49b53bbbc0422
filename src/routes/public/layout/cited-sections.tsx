import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { citedSectionsQuery } from '@/data/citations/queries'
import { PATH_LABELS } from '@/names/page-names'
import { paths } from '@/names/paths'
import { Panel } from '@/ui/content/panel'
import { ProvisionLinks } from '@/ui/content/provision-links'
import { withHebrew } from '@/ui/content/with-hebrew'
import { BesideFailed } from './beside-failed'

/**
 * The sections that a decision, news post or FAQ cites; not shown where there are none. Nothing stands in its place while it
 * loads: it is the last of its column, so that nothing moves for it.
 */
export function CitedSections({ query }: { query: ReturnType<typeof citedSectionsQuery> }) {
  const { data, error } = useQuery(query)
  if (!data) return error && <BesideFailed what="The sections cited" />
  return <SectionLinks title="Sections cited" sections={data} />
}

type CitedSection = {
  id: string
  title: string
  law: string
  chapter: string
  provisions: readonly string[]
  provision_urls: readonly string[]
}

/** Links to sections, each once, with the paragraphs meant and where it stands; nothing where there are none. */
export function SectionLinks({ title, sections }: { title: string; sections: CitedSection[] }) {
  if (sections.length === 0) return null
  return (
    <LinkPanel title={title}>
      {sections.map(({ id, title, law, chapter, ...cited }) => (
        <li key={id} dir="auto">
          <Link to={paths.section(law, id)} className="inline-block py-0.5 text-law underline-offset-4 hover:underline">
            {withHebrew(title)}
          </Link>
          <ProvisionLinks {...paragraphsOf(title, cited)} />
          <p className="text-muted">
            {PATH_LABELS[law]}, {withHebrew(chapter)}
          </p>
        </li>
      ))}
    </LinkPanel>
  )
}

/** What is cited of a section, without the section as a whole, which its title names. */
function paragraphsOf(
  title: string,
  { provisions, provision_urls }: Pick<CitedSection, 'provisions' | 'provision_urls'>,
) {
  const isParagraph = (provision: string) => !title.startsWith(`${provision.split(' ')[1]}.`)
  return {
    provisions: provisions.filter(isParagraph),
    urls: provision_urls.filter((_, index) => isParagraph(provisions[index] ?? '')),
  }
}

/** A panel of links beside a text. */
export function LinkPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel title={title} className="text-sm">
      <ul className="space-y-2">{children}</ul>
    </Panel>
  )
}
