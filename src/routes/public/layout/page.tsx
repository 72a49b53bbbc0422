import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { PageHeading } from '@/components/ui/page-heading'
import { useSiteUrl } from '@/hooks/use-site-url'
import { pageOf } from '@/lib/page-number'
import { SITE_NAME } from '@/lib/site'
import { Breadcrumb } from './breadcrumb'

type PageProps = {
  /** The heading, and with the site's name the document's title. */
  title: string
  /** The heading where it is not the title: shorter, or the shape of one that is on its way. */
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
  const siteUrl = useSiteUrl()
  const listPage = pageOf(new URLSearchParams(search))
  return (
    <>
      <title>{title === SITE_NAME ? title : `${title} – ${SITE_NAME}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={siteUrl + pathname + (listPage > 1 ? `?page=${listPage}` : '')} />
    </>
  )
}
