import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { pageOf } from '@/lib/page-number'
import { SITE_NAME, SITE_URL } from '@/lib/site'
import { Breadcrumb } from './breadcrumb'

type PageProps = {
  /** The heading, and with the site's name the document's title. */
  title: string
  /** The heading where it is more than the title; false while the page has none to show yet. */
  heading?: ReactNode
  /** One or two sentences for search engines and link previews. */
  description: string
  /** Shown between heading and content. */
  lead?: ReactNode
  /** The last crumb, where it is not the name of the path's last part: an item's title (SHELL-4). */
  crumb?: string
  /** Whether the heading is still on its way: then it takes the focus when it has come. */
  isPending?: boolean
  children: ReactNode
}

/** An inner page: its title and description, breadcrumb, heading (which takes the focus on navigation) and content. */
export function Page({ title, heading, description, lead, crumb, isPending, children }: PageProps) {
  return (
    <div className="page pt-6 pb-4">
      <DocumentHead title={title} description={description} />
      <Breadcrumb last={crumb} />
      <header className="mt-5 max-w-4xl">
        <PageHeading isPending={isPending}>{heading ?? title}</PageHeading>
        {lead && <div className="mt-3 text-lg text-muted">{lead}</div>}
      </header>
      <div className="mt-8">{children}</div>
    </div>
  )
}

/** Title, description and canonical address of the document (SHELL-6); React puts them into the head. */
export function DocumentHead({ title, description }: { title: string; description: string }) {
  const { pathname, search } = useLocation()
  const listPage = pageOf(new URLSearchParams(search))
  return (
    <>
      <title>{title === SITE_NAME ? title : `${title} – ${SITE_NAME}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={SITE_URL + pathname + (listPage > 1 ? `?page=${listPage}` : '')} />
    </>
  )
}

type PageHeadingProps = { children: ReactNode; isPending?: boolean | undefined; className?: string }

/**
 * The page's h1. After a navigation it takes the focus, which also announces the page to screen readers (SHELL-6);
 * not on the first load, not while its text is on its way, and not when the address names a place further down.
 */
export function PageHeading({ children, isPending = false, className = 'page-title' }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname, hash, key } = useLocation()
  const isFirstLoad = key === 'default'

  // The focus is the browser's, not React's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of path is the event that moves the focus
  useEffect(() => {
    if (!isFirstLoad && !hash && !isPending) heading.current?.focus({ preventScroll: true })
  }, [pathname, isPending])

  return (
    <h1 ref={heading} tabIndex={-1} dir="auto" className={className}>
      {children}
    </h1>
  )
}
