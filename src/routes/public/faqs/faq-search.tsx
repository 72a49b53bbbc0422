import { Search, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'

type FaqSearchProps = {
  /** What the address asks for. */
  query: string
  onSearch: (query: string) => void
}

/** The search box over all questions (FAQ-2). Escape and the clear button empty it. */
export function FaqSearch({ query, onSearch }: FaqSearchProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  // The text in the box is the browser's while it is typed there, since the address follows a moment later; any
  // other change of the address (a link, Back) comes into the box from here.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = query
  }, [query])

  const clear = () => {
    if (!input.current) return
    input.current.value = ''
    input.current.focus()
    onSearch('')
  }
  return (
    <search className="block max-w-text print:hidden">
      <label htmlFor={id} className="font-semibold">
        Search all questions
      </label>
      <div className="relative mt-1.5">
        <Search aria-hidden className="pointer-events-none absolute start-3.5 top-3.5 size-5 text-muted" />
        <input
          ref={input}
          id={id}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          defaultValue={query}
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && clear()}
          className="h-12 w-full rounded-lg border border-line-strong bg-paper ps-11 pe-12"
        />
        {query && (
          <button
            type="button"
            onClick={clear}
            className="absolute end-1 top-1 inline-flex size-10 items-center justify-center rounded-lg text-muted hover:text-ink"
          >
            <X aria-hidden className="size-5" />
            <span className="sr-only">Clear the search</span>
          </button>
        )}
      </div>
    </search>
  )
}
