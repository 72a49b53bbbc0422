import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { ExternalLink } from '@/ui/content/external-link'
import { withHebrew } from '@/ui/content/with-hebrew'
import type { citedSectionsQuery } from '@/data/citations/queries'
import type { questionsOfItem } from '@/kinds/item'
import { BesideFailed, LinkPanel, SectionLinks } from '@/routes/public/layout/cited-sections'

/** The space before the last part of a case's number in a title, "41/96)", which stays in the line of its court. */
const CASE_NUMBER = / (?=\d[\d/-]*\)$)/

type RelatedItemsProps = {
  /** "Related Rulings" */
  title: string
  /** "rulings" */
  nouns: string
  sections: ReturnType<typeof citedSectionsQuery>
  related: NonNullable<ReturnType<typeof questionsOfItem>['related']>
}

/**
 * The sections that a ruling cites or is tied to, and the rulings that share them (RUL-3, DATA-3); a panel without any
 * is not shown. Nothing stands in its place while it loads: many rulings have none, and it is the last of its column,
 * so that nothing moves for it.
 */
export function RelatedItems(props: RelatedItemsProps) {
  const sections = useQuery(props.sections)
  const related = useQuery(props.related)
  const retry = () => {
    for (const query of [sections, related]) if (query.error) void query.refetch()
  }
  return (
    <>
      {sections.data && <SectionLinks title="Related Sections" sections={sections.data} />}
      {related.data && related.data.length > 0 && (
        <LinkPanel title={props.title}>
          {related.data.map(({ title, url }) => (
            <li key={url} dir="auto">
              {url.startsWith('/') ? (
                <Link to={url} className="font-serif text-base italic underline-offset-4 hover:underline">
                  {withHebrew(title.replace(CASE_NUMBER, '\u00a0'))}
                </Link>
              ) : (
                <ExternalLink href={url}>{title}</ExternalLink>
              )}
            </li>
          ))}
        </LinkPanel>
      )}
      {(sections.error || related.error) && (
        <BesideFailed what={`Related sections and ${props.nouns}`} onRetry={retry} />
      )}
    </>
  )
}
