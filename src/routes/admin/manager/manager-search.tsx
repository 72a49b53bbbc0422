import { Search } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useDebounced } from '@/hooks/use-debounced'

/** How long the typing must rest before the list is asked, in milliseconds. */
const DEBOUNCE = 300

type ManagerSearchProps = { noun: string; q: string; onSearch: (q: string) => void }

/** The search box above a list of staff's; what is searched for is in the address (ADM-11). */
export function ManagerSearch({ noun, q, onSearch }: ManagerSearchProps) {
  const id = useId()
  const [typed, setTyped] = useState(q)
  const [asked, setAsked] = useState(q)
  const settled = useDebounced(typed, DEBOUNCE)

  // The address follows the typing …
  // biome-ignore lint/correctness/useExhaustiveDependencies: that the typing has rested is the event
  useEffect(() => {
    if (settled.trim() === asked) return
    setAsked(settled.trim())
    onSearch(settled.trim())
  }, [settled])

  // … and the box the address, when a link or a button changed it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is the event
  useEffect(() => {
    if (q === asked) return
    setAsked(q)
    setTyped(q)
  }, [q])

  return (
    <search className="mb-4 block max-w-md">
      <label htmlFor={id} className="sr-only">
        Search {noun}
      </label>
      <div className="relative">
        <Search aria-hidden className="pointer-events-none absolute start-3 top-3 size-5 text-muted" />
        <input
          id={id}
          type="search"
          placeholder={`Search ${noun}`}
          autoComplete="off"
          dir="auto"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="h-11 w-full rounded-lg border border-line-strong bg-paper ps-10 pe-3 placeholder:text-muted"
        />
      </div>
    </search>
  )
}
