import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { MetaLine } from './meta-line'

type ItemCardProps = {
  /** The address of the item's own page, to which the whole card leads. */
  to: string
  title: string
  /** What the item is about, if its title is only a number. */
  subject?: string
  date: string
  /** The court, authority or category of the item. */
  source: string
  summary: string
  /** Further links, which stay clickable above the card's own. */
  children?: ReactNode
}

/** An item in a list: day and source, title, first lines of the summary. */
export function ItemCard({ to, title, subject, date, source, summary, children }: ItemCardProps) {
  return (
    <article className="card relative p-5 transition-colors hover:border-accent sm:p-6 print:break-inside-avoid">
      <MetaLine date={date} className="text-sm">
        {source}
      </MetaLine>
      <h2 dir="auto" className="mt-1.5 font-serif text-xl leading-snug">
        <Link
          to={to}
          className="text-accent underline-offset-4 after:absolute after:inset-0 after:rounded-xl hover:text-accent-strong hover:underline"
        >
          {title}
        </Link>
      </h2>
      {subject && (
        <p dir="auto" className="mt-0.5 font-semibold">
          {subject}
        </p>
      )}
      <p dir="auto" className="mt-2 line-clamp-3 print:line-clamp-none">
        {summary}
      </p>
      {children && <p className="relative mt-3 w-fit empty:hidden print:hidden">{children}</p>}
    </article>
  )
}
