import { useMemo } from 'react'
import { Unshown } from '@/components/states/contained'
import { markMatches } from '@/lib/highlight'
import { removeLeadingTitle } from '@/lib/leading-title'
import { linkReferences, type ResolveReference } from '@/lib/link-references'
import { isFromPage, textNumber } from '@/lib/page-texts'
import { raiseHeadings } from '@/lib/raise-headings'
import { sanitise, toHtml } from '@/lib/sanitise'
import { boxTables } from '@/lib/table-boxes'
import { trustedMarkup } from '@/lib/trusted-types'

type HtmlContentProps = {
  html: string
  /** The title shown above, removed where the content repeats it (LAW-6). */
  title?: string
  /** A folded query whose matches are marked (LAW-2). */
  query?: string
  /** Finds the section that a reference means, to link it (LAW-10). Must be the same function between renders. */
  resolveReference?: ResolveReference
  /** Whether the text has a page of its own, so that its headings begin with h2. */
  isWholePage?: boolean
  className?: string
}

/** Sanitised HTML from the database: the only place where stored markup reaches the document (SEC-2). */
export function HtmlContent({
  html,
  title,
  query = '',
  resolveReference,
  isWholePage = false,
  className = 'prose font-serif text-lg',
}: HtmlContentProps) {
  // Caught here, because a boundary would have to be told when another query makes a second try worthwhile.
  const markup = useMemo(() => {
    if (!query && isFromPage(html)) return html
    try {
      const body = sanitise(html)
      if (title) removeLeadingTitle(body, title)
      if (isWholePage) raiseHeadings(body)
      if (resolveReference) linkReferences(body, resolveReference)
      markMatches(body, query)
      boxTables(body)
      return toHtml(body)
    } catch (error) {
      console.error('A text cannot be shown', error)
      return null
    }
  }, [html, title, query, resolveReference, isWholePage])
  // By the markup alone, so that React leaves the document as it is when another query makes the same.
  const trusted = useMemo(() => trustedMarkup(markup ?? ''), [markup])
  if (markup === null) return <Unshown what="This text" />
  return (
    <div dir="auto" data-text={textNumber(html)} className={className} dangerouslySetInnerHTML={{ __html: trusted }} />
  )
}
