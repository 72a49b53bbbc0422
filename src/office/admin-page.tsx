import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { SITE_NAME } from '@/lib/site'
import { LinePlace } from '@/office/list/standing-line'
import { useDocumentTitle } from '@/ui/hooks/use-document-title'
import { PageHeading } from '@/ui/page-heading'

type AdminPageProps = {
  title: string
  /** Instead of it in the window's bar, where it says more. */
  windowTitle?: string
  /** The list that it is one of. */
  back?: { label: string; address: string }
  /** One fact beside the title, such as the number of rows. */
  fact?: ReactNode
  /** What the screen shows, chosen beside its title; on small screens below it. */
  choice?: ReactNode
  /** What can be done on the screen: one filled button at most. */
  actions?: ReactNode
  children: ReactNode
}

/** A screen of staff's: its title in the window's bar, its page bar, and what it shows. */
export function AdminPage({ title, windowTitle = title, back, fact, choice, actions, children }: AdminPageProps) {
  useDocumentTitle(`${windowTitle} – Admin – ${SITE_NAME}`)
  return (
    <>
      <header className="office-bar sticky top-0 z-30">
        {back && (
          <Link
            to={back.address}
            className="-me-1 flex flex-none items-center text-muted hover:text-ink max-md:size-control"
          >
            <ChevronLeft aria-hidden className="size-5 md:hidden" />
            <span className="sr-only">Back to</span> <span className="max-md:sr-only">{back.label}</span>
            <span aria-hidden className="ps-2.5 max-md:hidden">
              /
            </span>
          </Link>
        )}
        <PageHeading className={`office-title ${back ? 'truncate' : ''}`}>{title}</PageHeading>
        {choice}
        <div className="text-muted max-md:hidden">{fact}</div>
        <div className={`ms-auto flex flex-wrap justify-end gap-2 ${back ? 'flex-none' : ''}`}>{actions}</div>
      </header>
      <LinePlace />
      {children}
    </>
  )
}
