import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { ownDeadLinksQuery } from '@/data/dead-links/staff'
import { formatCount } from '@/lib/count'
import { paths } from '@/names/paths'
import { CloseButton } from '@/office/close-button'
import { SCREENS } from '@/office/screens'

/** How long it is said, in milliseconds; the dashboard goes on saying how many there are. */
const TIME = 20_000

/** Says after any change of one's own that links lead nowhere since, with the way to their list (TRUE-4). */
export function NewDeadLinks() {
  const { data } = useQuery(ownDeadLinksQuery())
  const [known, setKnown] = useState(data)
  // What was repaired, or undone, is not new when it comes again.
  if (data !== undefined && (known === undefined || data < known)) setKnown(data)
  const count = data !== undefined && known !== undefined ? data - known : 0

  // A timer outside React takes it away.
  useEffect(() => {
    if (count === 0) return
    const timer = setTimeout(() => setKnown(data), TIME)
    return () => clearTimeout(timer)
  }, [count, data])
  if (count <= 0) return null
  return (
    <div className="pointer-events-auto flex max-w-xl items-start gap-2 rounded-lg border border-line-strong bg-raised py-1.5 ps-4 pe-2 shadow-menu">
      <p className="min-w-0 py-1.5">
        {count === 1 ? '1 link leads' : `${formatCount(count)} links lead`} nowhere since your change
      </p>
      <Link
        to={paths.manager('dead-links')}
        onClick={() => setKnown(data)}
        className="button button-quiet whitespace-nowrap"
      >
        {SCREENS['dead-links'].label}
      </Link>
      <CloseButton onClose={() => setKnown(data)} />
    </div>
  )
}
