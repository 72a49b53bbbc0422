import { useQueryClient } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { SearchAnswer } from '@/data/search/answer'
import { SHORTEST_SUGGESTED, suggestionsQuery, useSuggestions } from '@/data/search/queries'
import { paths } from '@/names/paths'
import type { SitePage } from '@/names/site-pages'
import { withFoundWords } from '@/texts/found-words-in'
import { markupOf } from '@/texts/html-text'
import { Button } from '@/ui/button'
import { Form } from '@/ui/form'
import { useChoice } from '@/ui/hooks/use-choice'
import { useDebounced } from '@/ui/hooks/use-debounced'
import { optional } from '@/ui/states/optional'
import { WAYS_ON } from './places'
import type { Target } from './suggestions'

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
    placeholder: 'Ask, or type § 30',
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

/** Where the box leads for what is typed, once that has rested. @param pagesFor pages that stand before the hits */
function useFound(typed: string, pagesFor: (typed: string) => SitePage[]) {
  const query = useDebounced(typed, DEBOUNCE)
  const { data, error, isPlaceholderData } = useSuggestions(query)
  const cache = useQueryClient()
  const isAnswered = error !== null || (data !== undefined && !isPlaceholderData)
  const answers = error || !isAnswered ? [] : answersOf(data)
  const found = [
    ...answers,
    ...pagesFor(query)
      .filter((page) => !answers.some(({ url }) => url === page.url))
      .map(asPage),
    ...(error ? [] : hitsOf(data, query)),
  ]
  return {
    query,
    hasFound: found.length > 0,
    targets: [...found, ...waysOn(query, found.length > 0, isAnswered && !error ? data?.corrected : null, isAnswered)],
    isAnswered,
    /** The first target of what is typed, without waiting until that has rested; undefined where there is none. */
    firstTarget: async () => {
      const answer = await cache.fetchQuery(suggestionsQuery(typed)).catch(() => undefined)
      return (answersOf(answer)[0] ?? pagesFor(typed)[0] ?? hitsOf(answer, typed)[0])?.url
    },
  }
}

const answersOf = (answer: SearchAnswer | undefined): Target[] =>
  (answer?.answers ?? []).map((one, index) => ({ key: `answer ${index}`, is: 'answer', url: one.url, answer: one }))

const asPage = (page: SitePage): Target => ({ key: page.url, is: 'page', url: page.url, page })

const hitsOf = (answer: SearchAnswer | undefined, query: string): Target[] =>
  (answer?.results ?? []).map((hit) => ({
    key: `${hit.type} ${hit.id}`,
    is: 'hit',
    url: withFoundWords(hit.url, markupOf(hit.highlight), query),
    hit,
  }))

/** What follows what was found, or stands in its place (SEARCH-8). */
function waysOn(
  query: string,
  hasFound: boolean,
  corrected: SearchAnswer['corrected'] | undefined,
  isAnswered: boolean,
): Target[] {
  if (!hasFound) return isAnswered ? WAYS_ON.map((way) => ({ key: way.url, is: 'way', url: way.url, way })) : []
  const all: Target = { key: 'all', is: 'all', url: paths.search(query) }
  if (!corrected) return [all]
  return [{ key: 'corrected', is: 'corrected', url: paths.search(corrected.exactly), corrected }, all]
}

/**
 * The site's search box, a combobox: what is typed is looked for, arrows choose a hit, Enter opens it, or without a
 * choice the page of results; Escape closes the list (SEARCH-1). In the palette the first target is chosen until an arrow
 * chooses another, also before it is there (READ-8).
 */
export function SearchBox({ look, input, pagesFor = noPages }: SearchBoxProps) {
  const id = useId()
  const navigate = useNavigate()
  const { key } = useLocation()
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const asked = typed.trim()
  const { query, hasFound, targets, isAnswered, firstTarget } = useFound(asked, pagesFor)
  /** What Enter was pressed for while its first target was on its way. */
  const awaited = useRef('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the location is the event; any navigation ends the search
  useEffect(() => {
    setTyped('')
    setIsOpen(false)
    return () => {
      awaited.current = ''
    }
  }, [key])

  const isPalette = look === 'palette'
  const isListed = isOpen && Math.min(asked.length, query.length) >= SHORTEST_SUGGESTED
  const [chosen, choose] = useChoice(
    query,
    targets.map(({ key }) => key),
  )
  // One place more than there are targets, where a box without a choice leads to the page of results; an answer is chosen.
  const unchosen = (isPalette && hasFound) || targets[0]?.is === 'answer' ? 0 : -1
  const active = isListed && targets.length > 0 ? Math.max(chosen, unchosen) : -1

  const close = () => {
    setIsOpen(false)
    choose(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by) {
      event.preventDefault()
      setIsOpen(true)
      const places = targets.length - unchosen
      if (isListed && places > 0) choose(((active - unchosen + by + places) % places) + unchosen)
    } else if (event.key === 'Escape' && isListed && !isPalette) {
      // Heard by whatever is open around it too: one key closes one thing.
      event.nativeEvent.stopImmediatePropagation()
      close()
    }
  }
  const open = async () => {
    if (asked === '') return
    const isThere = query === asked && (isAnswered || chosen >= 0)
    let target = isThere || chosen >= 0 ? targets[active]?.url : undefined
    if (isPalette && !isThere) {
      awaited.current = asked
      target = await firstTarget()
      if (awaited.current !== asked) return
    }
    navigate(target ?? paths.search(asked))
  }
  const { name, label, placeholder } = LOOKS[look]
  return (
    <search aria-label={name} className="relative block print:hidden">
      <Form
        aria-label={label}
        method="get"
        action={paths.searchForm}
        onSend={() => void open()}
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
          aria-expanded={isListed}
          aria-controls={isListed ? `${id}-list` : undefined}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setIsOpen(true)
            awaited.current = ''
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
      </Form>
      {isListed && (
        <Suspense fallback={null}>
          <Suggestions id={id} query={query} targets={targets} isAnswered={isAnswered} active={active} />
        </Suspense>
      )}
    </search>
  )
}
