import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { listPathOf } from '@/lib/page-number'

type PaginationProps = {
  /** The current page, from 1. */
  page: number
  pages: number
  /** The page's parameter in the address. */
  name?: string
}

/** The links between the pages of a list; nothing for a single page (LIST-1). */
export function Pagination({ page, pages, name = 'page' }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav
      aria-label="Pages"
      className="needs-scripts flex flex-wrap items-center justify-between gap-4 border-part border-t pt-2 print:hidden"
    >
      <Step to={page > 1 ? page - 1 : null} rel="prev" label="Previous page" name={name}>
        Previous
      </Step>
      <p className="text-muted sm:hidden">
        {page} of {pages}
      </p>
      <ol className="flex gap-1 max-sm:hidden">
        {pagesToOffer(page, pages).map((offered, index, all) => (
          <li key={offered} className="flex items-center gap-1">
            {offered - (all[index - 1] ?? 0) > 1 && <span className="px-1 text-muted">…</span>}
            <PageLink
              page={offered}
              name={name}
              aria-label={`Page ${offered}`}
              aria-current={offered === page ? 'page' : undefined}
              className={`${TARGET} min-w-11 tabular-nums ${offered === page ? 'border-ink border-b-2 font-semibold' : ELSEWHERE}`}
            >
              {offered}
            </PageLink>
          </li>
        ))}
      </ol>
      <Step to={page < pages ? page + 1 : null} rel="next" label="Next page" name={name}>
        Next
      </Step>
    </nav>
  )
}

/** A link to a page of the current list; the rest of the address stays. */
export function PageLink({
  page,
  name = 'page',
  ...rest
}: { page: number; name?: string } & Omit<React.ComponentProps<typeof Link>, 'to'>) {
  const { pathname, search } = useLocation()
  const asked = new URLSearchParams(search)
  if (page === 1) asked.delete(name)
  else asked.set(name, String(page))
  return <Link {...rest} to={{ pathname: listPathOf(pathname), search: asked.toString() }} />
}

/** The pages to offer: the first, the last, and those beside the current one, with no gap of a single page. */
export function pagesToOffer(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((at) => at >= 1 && at <= pages)
  const offered = new Set(near)
  for (const at of near) if (offered.has(at + 2) && at + 2 <= pages) offered.add(at + 1)
  return [...offered].sort((one, other) => one - other)
}

const TARGET = 'inline-flex min-h-11 items-center justify-center'
const ELSEWHERE = 'underline-offset-4 hover:underline'

type StepProps = {
  /** Null at the end of the list; the link keeps its place, so that the row does not move. */
  to: number | null
  rel: 'prev' | 'next'
  label: string
  name: string
  children: ReactNode
}

function Step({ to, rel, label, name, children }: StepProps) {
  if (to === null) {
    return (
      <span aria-hidden className={`${TARGET} invisible`}>
        {children}
      </span>
    )
  }
  return (
    <PageLink page={to} name={name} rel={rel} aria-label={label} className={`${TARGET} ${ELSEWHERE}`}>
      {children}
    </PageLink>
  )
}
