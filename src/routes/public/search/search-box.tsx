import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/app/paths'
import { SearchIcon } from '@/components/ui/icons'
import { SHORTEST_SUGGESTED, useSuggestions } from '@/data/search/queries'
import { useDebounced } from '@/hooks/use-debounced'
import { Suggestions } from './suggestions'

/** How long the typing must rest before the dropdown asks, in milliseconds (spec 9). */
const DEBOUNCE = 300

/**
 * The header's search box, a combobox: what is typed is looked for, arrows choose a hit, Enter opens it, or without a
 * choice the page of results; Escape closes the list (SEARCH-1).
 */
export function SearchBox({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const id = useId()
  const navigate = useNavigate()
  const { key } = useLocation()
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const query = useDebounced(typed.trim(), DEBOUNCE)
  const { data, error, isPlaceholderData } = useSuggestions(query)
  // A choice is one of the answer it was made in.
  const [choice, setChoice] = useState<{ answer: typeof data; index: number } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the location is the event; any navigation ends the search
  useEffect(() => {
    setTyped('')
    setIsOpen(false)
  }, [key])
  const close = () => {
    setIsOpen(false)
    setChoice(null)
  }

  const hits = error ? [] : (data?.results ?? [])
  const targets = hits.length > 0 ? [...hits.map(({ url }) => url), paths.search(query)] : []
  const isListed = isOpen && typed.trim().length >= SHORTEST_SUGGESTED && query.length >= SHORTEST_SUGGESTED
  const active = isListed && choice && choice.answer === data ? choice.index : -1

  const step = (by: number) => {
    setIsOpen(true)
    // One place more than there are targets: no choice.
    const places = targets.length + 1
    if (isListed) setChoice({ answer: data, index: ((active + 1 + by + places) % places) - 1 })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape' && isListed) {
      event.stopPropagation()
      close()
    }
  }
  const open = (event: FormEvent) => {
    event.preventDefault()
    const target = targets[active] ?? (typed.trim() && paths.search(typed.trim()))
    if (target) navigate(target)
  }
  return (
    <search aria-label="Site" className="relative block">
      <form action={paths.searchForm} onSubmit={open} className="line-field">
        <label htmlFor={id} className="sr-only">
          Search the site
        </label>
        <input
          ref={input}
          id={id}
          name="q"
          type="text"
          role="combobox"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="Search, or § 30"
          aria-autocomplete="list"
          aria-expanded={isListed && targets.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setIsOpen(true)
          }}
          onKeyDown={onKeyDown}
          onClick={() => setIsOpen(true)}
          onBlur={close}
        />
        <button type="submit" className="icon-button">
          <SearchIcon />
          <span className="sr-only">Search</span>
        </button>
      </form>
      <Suggestions
        id={id}
        query={query}
        isShown={isListed}
        hits={hits}
        isAnswered={error !== null || (data !== undefined && !isPlaceholderData)}
        active={active}
      />
    </search>
  )
}
