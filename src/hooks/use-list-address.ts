import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ListAsked, type ListShape, readListAddress, writeListAddress } from '@/lib/list-address'

/** Changes of one filter that follow each other this closely, as by the arrow keys, are one step back. In milliseconds. */
const BURST = 1000

/** What the address asks of a list, and how to ask for something else. */
export type ListAddress = {
  asked: ListAsked
  /**
   * Asks for something else, from the first page on. The first change of a control is a step in the browser's history;
   * while a text is being typed or a filter stepped through, the further ones replace it, so that Back undoes all of them.
   */
  change: (control: string, changed: Partial<ListAsked>) => void
  /** The typing has come to an end: the next change is a step of its own. */
  settle: () => void
  /** Asks for the whole list. */
  clear: () => void
}

/** Keeps the state of a list in the address: `?q=`, its filters and `?page=` (RUL-2, LIST-1). */
export function useListAddress(shape: ListShape): ListAddress {
  const [search, setSearch] = useSearchParams()
  const asked = readListAddress(search, shape)
  const last = useRef<{ control: string; search: string; time: number } | null>(null)

  const change = (control: string, changed: Partial<ListAsked>) => {
    const next = writeListAddress({ ...asked, page: 1, ...changed })
    const before = last.current
    const isGoingOn =
      before?.control === control &&
      before.search === search.toString() &&
      (control === 'q' || Date.now() - before.time < BURST)
    last.current = { control, search: next, time: Date.now() }
    setSearch(next, { replace: isGoingOn, preventScrollReset: true })
  }
  const settle = () => {
    last.current = null
  }
  const clear = () => {
    settle()
    setSearch('', { preventScrollReset: true })
  }
  return { asked, change, settle, clear }
}
