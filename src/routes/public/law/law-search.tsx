import { type ReactNode, useRef } from 'react'
import { SearchField } from '@/ui/search-field'
import type { Chapter } from '@/data/chapters/queries'
import type { LawMatches } from '@/law/law-search'
import { ScrollToTop } from './scroll-to-top'
import { useMatchSteps } from './use-match-steps'
import { useScrollPadding } from './use-scroll-padding'

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
      <div className="flex items-center gap-x-4">
        <SearchField
          label={`Search in ${name}`}
          placeholder={`Search in ${name}...`}
          text={typed}
          onType={onType}
          onClear={() => onType('')}
          onEnter={(event) => onGo() || step(event.shiftKey ? -1 : 1)}
          className="min-w-0 grow [--field-line:0]"
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
