import { useMemo } from 'react'
import { Unshown } from '@/components/states/contained'
import { useStoredHtml } from '@/hooks/use-stored-html'
import { isFromPage, textNumber } from '@/lib/page-texts'
import type { StoredHtmlOptions } from '@/lib/show-stored-html'
import { trustedMarkup } from '@/lib/trusted-types'

/** The same function `resolveReference` between renders. */
type HtmlContentProps = Partial<StoredHtmlOptions> & { html: string; className?: string }

/** Sanitised HTML from the database: the only place where stored markup reaches the document (SEC-2). */
export function HtmlContent({
  html,
  title,
  query = '',
  resolveReference,
  isWholePage = false,
  className = 'prose font-serif text-lg',
}: HtmlContentProps) {
  const isReady = isFromPage(html)
  const show = useStoredHtml(!isReady || query !== '')
  const markup = useMemo(() => {
    if (!show || (isReady && !query)) return isReady ? html : ''
    return show(html, { title, query, resolveReference, isWholePage })
  }, [show, isReady, html, title, query, resolveReference, isWholePage])
  // By the markup alone, so that React leaves the document as it is when another query makes the same.
  const trusted = useMemo(() => trustedMarkup(markup ?? ''), [markup])
  if (markup === null) return <Unshown what="This text" />
  return (
    <div dir="auto" data-text={textNumber(html)} className={className} dangerouslySetInnerHTML={{ __html: trusted }} />
  )
}
