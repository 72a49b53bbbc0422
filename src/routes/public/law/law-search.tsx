import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import type { Chapter } from '@/data/chapters/queries'
import type { LawMatches } from '@/law/law-search'
import { SearchField } from '@/ui/search-field'
import { optional } from '@/ui/states/optional'
import type { Step } from './match-steps'

/** Of no use at the top of a text that nobody searches. */
const ScrollToTop = optional(async () => (await import('./scroll-to-top')).ScrollToTop)
const MatchSteps = optional(async () => (await import('./match-steps')).MatchSteps)

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
  const step = useRef<Step>(null)
  const [place, setPlace] = useState<HTMLElement | null>(null)
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
          onEnter={(event) => onGo() || step.current?.(event.shiftKey ? -1 : 1)}
          className="min-w-0 grow basis-40 [--field-line:0]"
        />
        <span className="-me-3.5 size-11 flex-none">
          <Suspense>
            <ScrollToTop />
          </Suspense>
        </span>
        {contents}
      </div>
      <div className="flex items-center gap-x-2">
        <p ref={setPlace} role="status" className="grow text-muted text-sm" />
        {matches && (
          <Suspense>
            <MatchSteps ref={step} query={query} matches={matches} place={place} />
          </Suspense>
        )}
      </div>
    </search>
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
