import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { setPageMetadata } from '@/lib/page-metadata'
import { pageOf } from '@/lib/page-number'
import { SITE_NAME, SITE_URL } from '@/lib/site'
import { plainLine } from '@/texts/plain-line'
import { forgetWrittenHead, writeHeadTags } from '@/ui/document-head'
import { useDocumentTitle } from '@/ui/hooks/use-document-title'
import { useSiteUrl } from '@/ui/hooks/use-site-url'
import { PageHeading, TITLE_ID } from '@/ui/page-heading'
import { RunningHead } from './running-head'

/** The id of what a strip says in short, which is said with the heading: that comes later and takes the focus. */
export const STRIP_WORDS = 'strip-words'

type PageProps = {
  /** The heading, and with the site's name the document's title. */
  title: string
  /** The heading where it is not the title: shorter, or the shape of one that is on its way. */
  heading?: ReactNode
  /** One or two sentences for search engines and link previews. */
  description: string
  /** Shown below the heading. */
  lead?: ReactNode
  /** Contents, filters or facts beside the text; between heading and text on narrow screens. */
  rail?: ReactNode
  /** Where in its collection the page stands, at the end of the running head: "Chapter 7, §§ 30–37". */
  place?: ReactNode
  /** The last crumb, where it is not the name of the path's last part: an item's title (SHELL-4). */
  crumb?: string
  /** Whether even the heading is on its way: the page begins anew when it has come, and the heading takes the focus. */
  isPending?: boolean
  /** Whether search engines leave it out: there is nothing at the address, or nothing for them. */
  isUnlisted?: boolean
  /** Whether it shows the law of another day: without red, and search engines are told of today's text instead (TIME-4). */
  isOfDay?: boolean
  /** What is said over all of it, right under the running head; has an element of the id STRIP_WORDS. */
  strip?: ReactNode
  /** Whether the content fills rail and text by itself; on narrow screens it is then no grid, in which nothing would stick. */
  hasOwnColumns?: boolean
  children?: ReactNode
}

/**
 * An inner page: its title and description, running head, heading (which takes the focus on navigation) and content, in the
 * text and gloss columns. Rows of these are `hanging`; what has no margin of its own is `on-text`.
 */
export function Page(props: PageProps) {
  const {
    title,
    heading,
    description,
    lead,
    rail,
    place,
    crumb,
    isPending,
    isUnlisted,
    isOfDay = false,
    hasOwnColumns,
  } = props
  const { strip, children } = props
  return (
    <>
      <DocumentHead title={title} description={description} isUnlisted={isUnlisted} isOfDay={isOfDay} />
      <RunningHead last={crumb}>{place}</RunningHead>
      {strip}
      {/* What stands for a text is no part of it: nothing of it is moved to where that begins (FAST-3). */}
      <div
        key={isPending ? 'pending' : 'come'}
        className={`page columns-of-page wide:grid-rows-[auto_1fr] gap-y-6 wide:gap-y-10 pt-6 wide:pt-12 pb-18 ${hasOwnColumns ? 'max-wide:block' : ''} ${isOfDay ? 'other-day' : ''}`}
      >
        <header className="beside-rail on-text">
          <PageHeading id={TITLE_ID} isPending={isPending} describedBy={strip ? STRIP_WORDS : undefined}>
            {heading ?? title}
          </PageHeading>
          {lead && <div className="lede mt-4 max-w-text">{lead}</div>}
        </header>
        {rail && <div className="rail">{rail}</div>}
        {hasOwnColumns ? children : <div className="beside-rail">{children}</div>}
      </div>
    </>
  )
}

type DocumentHeadProps = Pick<PageProps, 'title' | 'description'> & {
  isUnlisted?: boolean | undefined
  /** Whether it shows the law of another day, which does not compete with that of today. */
  isOfDay?: boolean
}

/** Longer descriptions are cut: search engines and previews show less. */
const MOST_DESCRIBED = 300

/**
 * Title, description and canonical address of the document (SHELL-6) while the page is shown. The build writes the same,
 * and what only search engines and link previews read (FIND-3).
 */
export function DocumentHead({ title, description, isUnlisted = false, isOfDay = false }: DocumentHeadProps) {
  const { pathname, search } = useLocation()
  const siteUrl = useSiteUrl()
  const listPage = pageOf(new URLSearchParams(search))
  const name = plainLine(title)
  const summary = plainLine(description, MOST_DESCRIBED)
  const address = siteUrl + pathname + (listPage > 1 ? `?page=${listPage}` : '')
  if (import.meta.env.SSR) setPageMetadata({ title: name, description: summary, isUnlisted })
  useDocumentTitle(name === SITE_NAME ? name : `${name} – ${SITE_NAME}`)
  useLayoutEffect(() => {
    const robots = isUnlisted || isOfDay || !SITE_URL ? 'noindex' : undefined
    writeHeadTags({ description: summary, robots, canonical: isUnlisted ? undefined : address })
    return () => writeHeadTags({})
  }, [summary, address, isUnlisted, isOfDay])
  // A page is mounted anew for each address (PublicLayout).
  useEffect(() => forgetWrittenHead, [])
  return null
}
