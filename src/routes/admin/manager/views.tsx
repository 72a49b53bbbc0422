import { Link } from '@/components/ui/link'
import { formatCount } from '@/lib/count'

/** A view of a list; `noun` tells those who do not see it what the view is of, `count` how many rows it has. */
export type View = { label: string; address: string; isCurrent: boolean; noun?: string; count?: number | undefined }

/** The views of a list, as tabs: all rows, or some, or those that were deleted (STAFF-2). `of` names the list. */
export function Views({ views, of }: { views: readonly View[]; of: string }) {
  return (
    <nav aria-label={`Views of ${of}`} className="office-views">
      {views.map(({ label, address, isCurrent, noun, count }) => (
        <Link key={label} to={address} preventScrollReset aria-current={isCurrent ? 'page' : undefined}>
          {label}
          {noun && <span className="sr-only"> {noun}</span>}
          {count !== undefined && ' '}
          {count !== undefined && <span className="ms-1 font-normal text-muted text-sm">{formatCount(count)}</span>}
        </Link>
      ))}
    </nav>
  )
}
