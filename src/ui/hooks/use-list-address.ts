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

/** @returns whether a filter that changes an address's query goes on with its last change, so that both are one step of the history */
export function useSameStep(): (filter: string, search: string, next: string) => boolean {
  const last = useRef<{ filter: string; search: string; time: number } | null>(null)
  return (filter, search, next) => {
    const before = last.current
    last.current = { filter, search: next, time: Date.now() }
    return before?.filter === filter && before.search === search && Date.now() - before.time < BURST
  }
}

/** Keeps the state of a list in the address: `?q=`, its filters and `?page=` (RUL-2, LIST-1). */
export function useListAddress(shape: ListShape): ListAddress {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const asked = readListAddress(search, shape, pageOfAddress(pathname, search))
  const isSameStep = useSameStep()

  const go = (next: string, replace = false) =>
    navigate({ pathname: listPathOf(pathname), search: next }, { replace, preventScrollReset: true })
  const change = (filter: string, changed: Partial<ListAsked>) => {
    const next = writeListAddress({ ...asked, page: 1, ...changed })
    go(next, isSameStep(filter, search.toString(), next))
  }
  return {
    asked,
    change,
    search: (q, isGoingOn) => go(writeListAddress({ ...asked, page: 1, q }), isGoingOn),
    clear: () => go(''),
  }
}
