import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { setPageMetadata } from '@/lib/page-metadata'
import { PATH_LABELS } from '@/names/page-names'
import { paths } from '@/names/paths'
import { withHebrew } from '@/ui/content/with-hebrew'

const CRUMB = 'truncate py-3'
const CRUMB_LINK = `link text-ink ${CRUMB}`

/**
 * The breadcrumb in the place of a code's running head (SHELL-4): Home and the last two parts of the path that have a name;
 * on an item's page the last is the item's title, never its id. Above a law type there is only /law, which leads to the
 * VAT Law.
 * @param children where the page stands: "Chapter 7, §§ 30–37"
 */
export function RunningHead({ last, children }: { last?: string | undefined; children?: ReactNode }) {
  const parts = useLocation().pathname.split('/').filter(Boolean)
  const named = parts.flatMap((part, index) => {
    const isLast = index === parts.length - 1
    const label = (isLast && last) || PATH_LABELS[part] || (isLast && '…')
    return label ? { to: `/${parts.slice(0, index + 1).join('/')}`, label, isLast } : []
  })
  const crumbs = named.slice(-2)
  if (import.meta.env.SSR) setPageMetadata({ crumbs })
  return (
    <div className="border-line border-b text-muted text-sm print:hidden">
      <div className="page @container flex gap-x-8">
        <nav aria-label="Breadcrumb" className="min-w-0 grow">
          <ol className="crumbs">
            <li>
              <Link to={paths.home} className={CRUMB_LINK}>
                Home
              </Link>
            </li>
            {crumbs.map(({ to, label, isLast }) => (
              <li key={to}>
                {isLast ? (
                  <span aria-current="page" dir="auto" className={CRUMB}>
                    {withHebrew(label)}
                  </span>
                ) : (
                  <Link to={to} className={CRUMB_LINK}>
                    {label}
                  </Link>
                )}
              </li>
            ))}
          </ol>
        </nav>
        {children && <p className="flex-none py-3 max-[22rem]:hidden">{children}</p>}
      </div>
    </div>
  )
}
