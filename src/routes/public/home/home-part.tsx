import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { withHebrew } from '@/ui/content/with-hebrew'

type HomePartProps = { title: string; isPrinted?: boolean; children: ReactNode }

/** A part of the home page across its columns: its title in the margin, and what it lists beside it. */
export function HomePart({ title, isPrinted = false, children }: HomePartProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={isPrinted ? undefined : 'print:hidden'}>
      <div className="page columns-of-page gap-y-5 border-part border-t py-10">
        <h2 id={titleId} className="part-title">
          {title}
        </h2>
        {children}
      </div>
    </section>
  )
}

type HomeLineProps = { to: string; title: string; look?: string; children: ReactNode }

/** A text in such a list, with what is to be known of it. */
export const HomeLine = ({ to, title, look = '', children }: HomeLineProps) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-2.5 first:border-t">
    <Link to={to} dir="auto" className={`quiet-link font-serif text-lg leading-snug ${look}`}>
      {withHebrew(title)}
    </Link>
    <span className="text-muted text-sm">{children}</span>
  </li>
)
