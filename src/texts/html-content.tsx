import { useEffect, useMemo, useRef } from 'react'
import { Unshown } from '@/ui/states/contained'
import { type HtmlText, markupOf } from './html-text'
import { textNumber } from './page-texts'
import type { StoredHtmlOptions } from './show-stored-html'
import { trustedMarkup } from './trusted-types'
import { useStoredHtml } from './use-stored-html'

/** The same `section` between renders. */
type HtmlContentProps = Partial<StoredHtmlOptions> & {
  text: HtmlText
  className?: string
  /** The id of the paragraph that the address names, which is marked. */
  target?: string | null
  /** The marked paragraph is on the page. The same function between renders. */
  onTarget?: (paragraph: HTMLElement) => void
}

/** Sanitised HTML from the database: the only place where stored markup reaches the document (SEC-2). */
export function HtmlContent({
  text,
  title,
  query = '',
  section,
  headings,
  className = 'prose font-serif text-lg',
  target = null,
  onTarget,
}: HtmlContentProps) {
  const written = 'shown' in text ? text.shown : undefined
  const show = useStoredHtml(written === undefined || query !== '')
  const html = markupOf(text)
  const references = 'stored' in text ? text.references : undefined
  const margin = 'stored' in text ? text.margin : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another object that says the same is the same text
  const markup = useMemo(
    () => (show && (written === undefined || query) ? show(text, { title, query, section, headings }) : written),
    [show, html, references, margin, title, query, section, headings],
  )
  // By the markup alone, so that React leaves the document as it is when another query makes the same.
  const trusted = useMemo(() => trustedMarkup(markup ?? ''), [markup])
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new markup is new elements
  useEffect(() => {
    const paragraph = target && box.current?.querySelector<HTMLElement>(`[id="${target}"]`)
    if (!paragraph) return
    paragraph.dataset.target = ''
    onTarget?.(paragraph)
    return () => {
      delete paragraph.dataset.target
    }
  }, [trusted, target, onTarget])
  if (markup === null) return <Unshown what="This text" />
  return (
    <div
      ref={box}
      dir="auto"
      data-text={textNumber(text) ?? ''}
      className={className}
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  )
}
