import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ListAsked, type ListShape, readListAddress, writeListAddress } from '@/lib/list-address'

/** Changes of one filter that follow each other this closely, as by the arrow keys, are one step back. In milliseconds. */
const BURST = 1000

/** What the address asks of a list, and how to ask for something else. */
export type ListAddress = {
  asked: ListAsked
  /** Asks for other words, from the first page on; of a search that goes on, in the same step of the history. */
  search: (q: string, isSameStep: boolean) => void
  /**
   * Asks for something else, from the first page on. The first change of a filter is a step in the browser's history;
   * while it is stepped through, the further ones replace it, so that Back undoes all of them.
   */
  change: (filter: string, changed: Partial<ListAsked>) => void
  /** Asks for the whole list. */
  clear: () => void
}

/** Keeps the state of a list in the address: `?q=`, its filters and `?page=` (RUL-2, LIST-1). */
export function useListAddress(shape: ListShape): ListAddress {
  const [search, setSearch] = useSearchParams()
  const asked = readListAddress(search, shape)
  const last = useRef<{ filter: string; search: string; time: number } | null>(null)

  const go = (next: string, replace = false) => setSearch(next, { replace, preventScrollReset: true })
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
