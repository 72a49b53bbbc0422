import { Search } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type RefObject, Suspense, useEffect, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { SHORTEST_SUGGESTED, useSuggestions } from '@/data/search/queries'
import { paths } from '@/names/paths'
import type { SitePage } from '@/names/site-pages'
import { withFoundWords } from '@/texts/found-words-in'
import { markupOf } from '@/texts/html-text'
import { Button } from '@/ui/button'
import { useChoice } from '@/ui/hooks/use-choice'
import { useDebounced } from '@/ui/hooks/use-debounced'
import { optional } from '@/ui/states/optional'

/** How long the typing must rest before the dropdown asks, in milliseconds (spec 9). */
const DEBOUNCE = 300

const loadSuggestions = () => import('./suggestions')
// Without them Enter still leads to the page of results.
const Suggestions = optional(async () => (await loadSuggestions()).Suggestions)

const LOOKS = {
  header: { name: 'Site', label: 'Search the site', placeholder: 'Search, or § 30' },
  home: {
    name: 'The guide',
    label: 'Your question, or the number of a section',
    placeholder: 'Ask a question, or type § 30',
  },
  palette: { name: 'Go to', label: 'Go to', placeholder: 'A section, ruling, decision, question or page' },
} as const

type SearchBoxProps = {
  look: keyof typeof LOOKS
  input?: RefObject<HTMLInputElement | null>
  /** Pages to go to that match what is typed, before the hits. */
  pagesFor?: (typed: string) => SitePage[]
}

const noPages = () => []

/**
 * The site's search box, a combobox: what is typed is looked for, arrows choose a hit, Enter opens it, or without a
 * choice the page of results; Escape closes the list (SEARCH-1).
 */
export function SearchBox({ look, input, pagesFor = noPages }: SearchBoxProps) {
  const id = useId()
  const navigate = useNavigate()
  const { key } = useLocation()
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const query = useDebounced(typed.trim(), DEBOUNCE)
  const { data, error, isPlaceholderData } = useSuggestions(query)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the location is the event; any navigation ends the search
  useEffect(() => {
    setTyped('')
    setIsOpen(false)
  }, [key])

  const results = error ? [] : (data?.results ?? [])
  const hits = results.map((hit) => ({ ...hit, url: withFoundWords(hit.url, markupOf(hit.highlight), query) }))
  const pages = pagesFor(query)
  const found = [...pages, ...hits].map(({ url }) => url)
  const targets = found.length > 0 ? [...found, paths.search(query)] : []
  const isListed = isOpen && typed.trim().length >= SHORTEST_SUGGESTED && query.length >= SHORTEST_SUGGESTED
  const [chosen, choose] = useChoice(query, targets)
  const active = isListed ? chosen : -1

  const close = () => {
    setIsOpen(false)
    choose(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by) {
      event.preventDefault()
      setIsOpen(true)
      // One place more than there are targets: no choice.
      const places = targets.length + 1
      if (isListed) choose(((active + 1 + by + places) % places) - 1)
    } else if (event.key === 'Escape' && isListed && look !== 'palette') {
      // Heard by whatever is open around it too: one key closes one thing.
      event.nativeEvent.stopImmediatePropagation()
      close()
    }
  }
  const open = (event: FormEvent) => {
    event.preventDefault()
    const target = targets[active] ?? (typed.trim() && paths.search(typed.trim()))
    if (target) navigate(target)
  }
  const { name, label, placeholder } = LOOKS[look]
  return (
    <search aria-label={name} className="relative block print:hidden">
      <form
        aria-label={label}
        action={paths.searchForm}
        onSubmit={open}
        className={`line-field ${look === 'header' ? '' : 'large-field'}`}
      >
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          ref={input}
          id={id}
          name="q"
          type="text"
          role="combobox"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={placeholder}
          aria-autocomplete="list"
          aria-expanded={isListed && targets.length > 0}
          aria-controls={isListed ? `${id}-list` : undefined}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setIsOpen(true)
          }}
          onFocus={() => void loadSuggestions().catch(() => {})}
          onKeyDown={onKeyDown}
          onClick={() => setIsOpen(true)}
          onBlur={close}
        />
        {look === 'header' ? (
          <>
            <kbd aria-hidden className="max-wide:hidden">
              /
            </kbd>
            <button type="submit" className="icon-button -me-2">
              <Search aria-hidden className="icon" />
              <span className="sr-only">Search</span>
            </button>
          </>
        ) : (
          <Button type="submit" look="solid">
            <Search aria-hidden className="icon sm:hidden" />
            <span className="max-sm:sr-only">Search</span>
          </Button>
        )}
      </form>
      {isListed && (
        <Suspense fallback={null}>
          <Suggestions
            id={id}
            query={query}
            pages={pages}
            hits={hits}
            isAnswered={error !== null || (data !== undefined && !isPlaceholderData)}
            active={active}
          />
        </Suspense>
      )}
    </search>
  )
}
