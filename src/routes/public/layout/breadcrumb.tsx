import { ChevronRight } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/app/paths'
import { notePage } from '@/lib/page-note'
import { PATH_LABELS } from './path-labels'

/**
 * Home and the last two parts of the path that have a name; on an item's page the last is the item's title, never its id.
 * Above a law type there is only /law, which leads to the VAT Law.
 */
export function Breadcrumb({ last }: { last?: string | undefined }) {
  const parts = useLocation().pathname.split('/').filter(Boolean)
  const named = parts.flatMap((part, index) => {
    const isLast = index === parts.length - 1
    const label = (isLast && last) || PATH_LABELS[part] || (isLast && '…')
    return label ? { to: `/${parts.slice(0, index + 1).join('/')}`, label, isLast } : []
  })
  const crumbs = named.slice(-2)
  if (import.meta.env.SSR) notePage({ crumbs })
  return (
    <nav aria-label="Breadcrumb" className="text-muted text-sm print:hidden">
      <ol className="flex items-center gap-x-1.5">
        <li className="shrink-0">
          <Link to={paths.home} className="link inline-block py-1">
            Home
          </Link>
        </li>
        {crumbs.map(({ to, label, isLast }) => (
          <li key={to} className={`flex items-center gap-1.5 ${isLast ? 'min-w-0' : 'max-w-1/2 shrink-0'}`}>
            <ChevronRight aria-hidden className="size-3.5 shrink-0 rtl:rotate-180" />
            {isLast ? (
              <span aria-current="page" dir="auto" className="truncate py-1">
                {label}
              </span>
            ) : (
              <Link to={to} className="link inline-block py-1">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
