import { useMemo } from 'react'
import { markMatches } from '@/lib/highlight'
import { removeLeadingTitle } from '@/lib/leading-title'
import { linkReferences, type ResolveReference } from '@/lib/link-references'
import { sanitise, toHtml } from '@/lib/sanitise'

type HtmlContentProps = {
  html: string
  /** The title shown above, removed where the content repeats it (LAW-6). */
  title?: string
  /** A folded query whose matches are marked (LAW-2). */
  query?: string
  /** Finds what the text refers to; its references become links (LAW-10). Keep it the same between renders. */
  resolveReference?: ResolveReference
  className?: string
}

/** HTML from the database, sanitised: the only place where stored markup reaches the document (SEC-2). */
export function HtmlContent({
  html,
  title,
  query = '',
  resolveReference,
  className = 'prose font-serif text-lg',
}: HtmlContentProps) {
  const markup = useMemo(() => {
    const body = sanitise(html)
    if (title) removeLeadingTitle(body, title)
    if (resolveReference) linkReferences(body, resolveReference)
    markMatches(body, query)
    return toHtml(body)
  }, [html, title, query, resolveReference])
  return <div dir="auto" className={className} dangerouslySetInnerHTML={{ __html: markup }} />
}
