import { Search, X } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { cleanQuery, LONGEST_QUERY } from '@/lib/list-address'

/** How long the typing must rest before the list is asked, in milliseconds. */
const DEBOUNCE = 300

type ListSearchProps = {
  label: string
  /** What the address asks for. */
  query: string
  onSearch: (query: string) => void
  /** The typing has come to an end. */
  onSettle: () => void
}

/** A list's search box (RUL-2): asks while one types, at once on Enter; Escape and the clear button empty it. */
export function ListSearch({ label, query, onSearch, onSettle }: ListSearchProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(query)
  // What was sent and the address may still have to show, the latest last. Any other query in it comes from elsewhere.
  const sent = useRef([query])

  const send = (text: string) => {
    const next = cleanQuery(text)
    if (next === sent.current.at(-1)) return
    sent.current.push(next)
    onSearch(next)
  }
  const latest = useRef(send)
  useLayoutEffect(() => {
    latest.current = send
  })

  // The box follows the address when a link, Back or "Clear" changed it, and drops what was typed since.
  useEffect(() => {
    const isOurs = sent.current.includes(query)
    if (isOurs && query !== sent.current.at(-1)) return
    sent.current = [query]
    if (!isOurs) setTyped(query)
  }, [query])

  // A timer outside React: the address follows once the typing rests.
  useEffect(() => {
    const timer = setTimeout(() => latest.current(typed), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [typed])

  const clear = () => {
    setTyped('')
    send('')
    input.current?.focus()
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' && typed !== '') clear()
    if (event.key !== 'Enter') return
    send(typed)
    onSettle()
  }
  return (
    <div className="min-w-0 grow basis-64">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="relative mt-1.5">
        <Search aria-hidden className="pointer-events-none absolute start-3 top-3 size-5 text-muted" />
        <input
          ref={input}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
          maxLength={LONGEST_QUERY}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={onSettle}
          className="h-11 w-full rounded-lg border border-line-strong bg-paper ps-10 pe-11"
        />
        {typed !== '' && (
          <button
            type="button"
            onClick={clear}
            className="absolute end-1 top-1 inline-flex size-9 items-center justify-center rounded-md text-muted hover:bg-accent-soft hover:text-ink"
          >
            <X aria-hidden className="size-5" />
            <span className="sr-only">Clear search</span>
          </button>
        )}
      </div>
    </div>
  )
}
