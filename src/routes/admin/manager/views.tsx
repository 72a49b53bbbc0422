import { Link } from '@/components/ui/link'

/** A view of a list; `noun` tells those who do not see it what the view is of. */
export type View = { label: string; address: string; isCurrent: boolean; noun?: string }

/** The views of a list, as tabs: all rows, or some, or those that were deleted (STAFF-2). `of` names the list. */
export function Views({ views, of }: { views: readonly View[]; of: string }) {
  return (
    <nav aria-label={`Views of ${of}`} className="office-views">
      {views.map(({ label, address, isCurrent, noun }) => (
        <Link key={label} to={address} preventScrollReset aria-current={isCurrent ? 'page' : undefined}>
          {label}
          {noun && <span className="sr-only"> {noun}</span>}
        </Link>
      ))}
    </nav>
  )
}
