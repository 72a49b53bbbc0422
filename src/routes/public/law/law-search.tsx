import { ArrowUp } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Chapter } from '@/data/chapters/queries'
import type { LawMatches } from '@/law/law-search'
import { useScrolled } from '@/ui/hooks/use-scrolled'
import { SearchField } from '@/ui/search-field'
import { scrollToPlace } from './scroll-to-place'

type LawSearchProps = {
  /** The text's name, for the placeholder: "Search in VAT Law...". */
  name: string
  typed: string
  onType: (text: string) => void
  /** Called on Enter; whether what is typed is the number of a section, which is shown then. */
  onGo: () => boolean
  /** What `matches` were found for. */
  query: string
  matches: LawMatches<Chapter> | null
  contents: ReactNode
}

/**
 * Search in the text, how many matches, from one to the next (LAW-2); the number of a section leads to it. In view above the
 * contents on wide screens, below the header on narrow ones.
 */
export function LawSearch({ name, typed, onType, onGo, query, matches, contents }: LawSearchProps) {
  const bar = useRef<HTMLElement>(null)
  const { total, current, step } = useMatchSteps(query, matches)
  useScrollPadding(bar)

  return (
    <search ref={bar} aria-label={`Search in ${name}`} className="law-search">
      <div className="flex flex-wrap items-center justify-end gap-x-4">
        <SearchField
          label={`Search in ${name}`}
          placeholder={`Search in ${name}...`}
          text={typed}
          onType={onType}
          onClear={() => onType('')}
          onEnter={(event) => onGo() || step(event.shiftKey ? -1 : 1)}
          className="min-w-0 grow basis-40 [--field-line:0]"
        />
        <ScrollToTop />
        {contents}
      </div>
      <div className="flex items-center gap-x-2">
        <p role="status" className="grow text-muted text-sm">
          {matches && countText(matches, total, current)}
        </p>
        {matches && (
          <>
            <StepButton label="Previous match" className="rotate-180" onClick={() => step(-1)} disabled={total === 0} />
            <StepButton label="Next match" className="-me-3.5" onClick={() => step(1)} disabled={total === 0} />
          </>
        )}
      </div>
    </search>
  )
}

type StepButtonProps = { label: string; className?: string; onClick: () => void; disabled: boolean }

function StepButton({ label, className = '', ...rest }: StepButtonProps) {
  return (
    <button type="button" {...rest} className={`icon-button disabled:opacity-45 ${className}`}>
      <span className="chevron" />
      <span className="sr-only">{label}</span>
    </button>
  )
}

function countText({ sections, limit }: LawMatches<Chapter>, total: number, current: number): string {
  if (sections === 0) return 'No matches'
  const where = sections === 1 ? '1 section' : `${sections} sections`
  if (limit) return `${where} match; the first ${limit} are shown`
  if (current > 0) return `Match ${current} of ${total} in ${where}`
  return `${total === 1 ? '1 match' : `${total} matches`} in ${where}`
}

/** The button appears after so much scrolling (spec 9), in pixels. */
const SHOWN_AFTER = 400

/**
 * Back to the top of a long text (LAW-7), beside the search, where it covers no words; its place is kept. It goes away up there:
 * the focus goes on to the page's title (ACC-2).
 */
function ScrollToTop() {
  const isShown = useScrolled(SHOWN_AFTER)
  const scroll = () => {
    window.scrollTo({ top: 0 })
    document.querySelector('h1')?.focus({ preventScroll: true })
  }
  return (
    <span className="-me-3.5 size-11 flex-none">
      {isShown && (
        <button type="button" onClick={scroll} className="icon-button">
          <ArrowUp aria-hidden className="icon" />
          <span className="sr-only">Scroll to top</span>
        </button>
      )}
    </span>
  )
}

/** Makes every jump and focus stop below a bar that sticks over the text, whatever its height (LAW-4). */
function useScrollPadding(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = bar.current
    if (!box) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const { position, top } = getComputedStyle(box)
      if (position === 'sticky') style.setProperty('--bars', `calc(${top} + ${box.offsetHeight}px)`)
      else style.removeProperty('--bars')
    })
    observer.observe(box)
    return () => {
      observer.disconnect()
      style.removeProperty('--bars')
    }
  }, [bar])
}

/**
 * Steps through a text's marked matches (LAW-2). `current` counts from 1, 0 for none; another `query` begins again, and new
 * `matches` of the same one, in a text that has been brought up to date, leave the reader in place.
 */
function useMatchSteps(query: string, matches: unknown) {
  const [total, setTotal] = useState(0)
  const [current, setCurrent] = useState(0)
  const [stepped, setStepped] = useState(query)
  if (stepped !== query) {
    setStepped(query)
    setCurrent(0)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: new matches mean new marks
  useLayoutEffect(() => {
    const { length } = matchMarks()
    setTotal(length)
    setCurrent((shown) => Math.min(shown, length))
  }, [matches])

  // biome-ignore lint/correctness/useExhaustiveDependencies: new matches mean new marks
  useLayoutEffect(() => {
    const mark = matchMarks()[current - 1]
    mark?.setAttribute('data-current', '')
    return () => mark?.removeAttribute('data-current')
  }, [current, matches])

  const step = (direction: 1 | -1) => {
    const marks = matchMarks()
    const before = current > 1 ? current - 1 : marks.length
    const after = (current % marks.length) + 1
    const next = direction === 1 ? after : before
    const mark = marks[next - 1]
    if (!mark) return
    scrollToPlace(mark, 'center')
    setCurrent(next)
  }
  return { total, current, step }
}

/** A match across several elements has several marks; the first one counts. */
const matchMarks = () => [...document.querySelectorAll<HTMLElement>('.law-chapter mark:not([data-continued])')]
