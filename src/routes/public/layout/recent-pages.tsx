import { Activity, type ContextType, type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react'
import { UNSAFE_LocationContext as LocationContext, useOutlet } from 'react-router-dom'
import { listPathOf } from '@/lib/page-number'
import { firstPage } from '@/ui/page-shown'

/** What the router says: where the reader is, and the page of that place. */
type Said = { place: ContextType<typeof LocationContext>; outlet: ReactNode }
/** A page as it was shown last, and the entries of the browser's history that it was shown for. */
type Visit = Said & { path: string; keys: ReadonlySet<string> }

/** So many pages are kept beside the one that is shown. */
const KEPT = 2

/**
 * The page of the address, and out of sight the ones before it as the reader left them: Back shows them at once (FAST-5), with
 * what was typed, opened and chosen. They are not in the document, and none of their effects runs.
 */
export function RecentPages() {
  const now = { place: use(LocationContext), outlet: useOutlet() }
  const [{ said, visits }, setState] = useState(() => ({ said: now, visits: follow([], now) }))
  // In the same render: what is shown must never be the page of another address.
  if (said.place !== now.place || said.outlet !== now.outlet) setState({ said: now, visits: follow(visits, now) })
  return visits.map((visit, index) => {
    const [id] = visit.keys
    return (
      <Activity key={id} mode={index === visits.length - 1 ? 'visible' : 'hidden'}>
        <KeptPage {...visit} />
      </Activity>
    )
  })
}

/** The pages once the router leads on within the last one, back to one that is kept, or to another; the one to show is last. */
function follow(visits: Visit[], said: Said): Visit[] {
  const { key, pathname } = said.place.location
  const path = listPathOf(pathname)
  const isHere = (visit?: Visit) => visit?.path === path
  const shown = visits.at(-1)
  // The key alone does not tell pages apart: places that the browser itself goes to have that of the first page.
  const known = isHere(shown) ? shown : visits.find((visit) => isHere(visit) && visit.keys.has(key))
  // Shown again as it was, without rendering any of it.
  const isAsLeft = known !== shown && known?.place.location.key === key
  const next = isAsLeft ? known : { ...said, path, keys: new Set(known?.keys).add(key) }
  return [...visits.filter((visit) => visit !== known).slice(-KEPT), next]
}

/** The element of a page, and the one that it stood in before it was taken out. */
type Parts = { page?: Element; box?: Element | null }

function KeptPage({ place, outlet }: Visit) {
  const [parts] = useState<Parts>({})
  return (
    <div>
      <PutBack parts={parts} />
      <div ref={(page) => void (page && Object.assign(parts, { page }))}>
        <LocationContext value={place}>{outlet}</LocationContext>
      </div>
      <TakeOut parts={parts} />
    </div>
  )
}

/** Stands before the page: its effect runs before those of the page, which find it in the document. */
function PutBack({ parts }: { parts: Parts }) {
  useLayoutEffect(() => {
    if (parts.page) parts.box?.append(parts.page)
  }, [parts])
  return null
}

/** Stands after the page, whose effects end in the document. Two pages in it at once would share ids. */
function TakeOut({ parts }: { parts: Parts }) {
  useLayoutEffect(
    () => () => {
      parts.box = parts.page?.parentElement
      parts.page?.remove()
    },
    [parts],
  )
  useEffect(() => firstPage.onShown(), [])
  return null
}
