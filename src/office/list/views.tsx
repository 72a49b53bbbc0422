import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { formatCount } from '@/lib/count'

/** A view of a list; `noun` tells those who do not see it what the view is of, `count` how many rows it has. */
export type View = { label: string; address: string; isCurrent: boolean; noun?: string; count?: number | undefined }

/** The views of a list, as tabs: all rows, or some, or those that were deleted (STAFF-2). `of` names the list. */
export function Views({ views, of }: { views: readonly View[]; of: string }) {
  const box = useRef<HTMLElement>(null)
  const current = views.find(({ isCurrent }) => isCurrent)?.label
  const counts = views.map(({ count }) => count).join()

  // Where a window has no room for all, the browser scrolls them; their counts make them wider.
  useEffect(() => {
    const link = box.current?.querySelector<HTMLElement>('[aria-current]')
    if (box.current && link && current && counts) {
      box.current.scrollLeft = link.offsetLeft + link.offsetWidth - box.current.clientWidth
    }
  }, [current, counts])
  if (views.length === 1) return null
  return (
    <nav ref={box} aria-label={`Views of ${of}`} className="office-views">
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
