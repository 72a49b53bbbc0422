import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { listPathOf, pageOfAddress } from '@/lib/page-number'
import { type ListAsked, type ListShape, readListAddress, writeListAddress } from '@/names/list-address'

/** Changes of one filter within this many milliseconds, as with the arrow keys, are one step of the history. */
const BURST = 1000

export type ListAddress = {
  asked: ListAsked
  /** Searches from the first page; `isSameStep` replaces the last step of the history. */
  search: (q: string, isSameStep: boolean) => void | Promise<void>
  change: (filter: string, changed: Partial<ListAsked>) => void
  clear: () => void
}

/** Keeps the state of a list in the address: `?q=`, its filters and `?page=` (RUL-2, LIST-1). */
export function useListAddress(shape: ListShape): ListAddress {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const asked = readListAddress(search, shape, pageOfAddress(pathname, search))
  const last = useRef<{ filter: string; search: string; time: number } | null>(null)

  const go = (next: string, replace = false) =>
    navigate({ pathname: listPathOf(pathname), search: next }, { replace, preventScrollReset: true })
  const change = (filter: string, changed: Partial<ListAsked>) => {
    const next = writeListAddress({ ...asked, page: 1, ...changed })
    const before = last.current
    const isGoingOn =
      before?.filter === filter && before.search === search.toString() && Date.now() - before.time < BURST
    last.current = { filter, search: next, time: Date.now() }
    go(next, isGoingOn)
  }
  return {
    asked,
    change,
    search: (q, isSameStep) => go(writeListAddress({ ...asked, page: 1, q }), isSameStep),
    clear: () => go(''),
  }
}
