import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { SearchField } from '@/components/ui/search-field'
import type { Chapter } from '@/data/chapters/queries'
import { type LawMatches, MOST_SECTIONS } from '@/lib/law-search'
import { useMatchSteps } from './use-match-steps'
import { useScrollPadding } from './use-scroll-padding'

type LawSearchProps = {
  /** The text's name, for the placeholder: "Search in VAT Law...". */
  name: string
  typed: string
  onType: (text: string) => void
  matches: LawMatches<Chapter> | null
  text: RefObject<HTMLElement | null>
  contents: ReactNode
}

/** The bar that stays in view: search in the text, how many matches, from one to the next (LAW-2). */
export function LawSearch({ name, typed, onType, matches, text, contents }: LawSearchProps) {
  const bar = useRef<HTMLElement>(null)
  const { total, current, step } = useMatchSteps(text, matches)
  useScrollPadding(bar)

  return (
    <search ref={bar} className="sticky top-[4.0625rem] z-30 -mx-2 mb-4 block bg-paper px-2 py-3 print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label={`Search in ${name}`}
          placeholder={`Search in ${name}...`}
          text={typed}
          onType={onType}
          onClear={() => onType('')}
          onEnter={(event) => step(event.shiftKey ? -1 : 1)}
          className="min-w-0 grow basis-44"
        />
        {matches && (
          <div className="flex items-center gap-1">
            <StepButton label="Previous match" onClick={() => step(-1)} disabled={total === 0}>
              <ChevronUp aria-hidden className="size-5" />
            </StepButton>
            <StepButton label="Next match" onClick={() => step(1)} disabled={total === 0}>
              <ChevronDown aria-hidden className="size-5" />
            </StepButton>
          </div>
        )}
        {contents}
        <p role="status" className="text-muted text-sm empty:absolute">
          {matches && countText(matches, total, current)}
        </p>
      </div>
    </search>
  )
}

type StepButtonProps = { label: string; onClick: () => void; disabled: boolean; children: ReactNode }

function StepButton({ label, children, ...rest }: StepButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className="inline-flex size-11 items-center justify-center rounded-lg border border-line text-ink hover:border-accent hover:text-accent disabled:opacity-45"
    >
      {children}
      <span className="sr-only">{label}</span>
    </button>
  )
}

function countText({ sections, isCut }: LawMatches<Chapter>, total: number, current: number): string {
  if (sections === 0) return 'No matches'
  const where = sections === 1 ? '1 section' : `${sections} sections`
  if (isCut) return `${where} match; the first ${MOST_SECTIONS} are shown`
  if (current > 0) return `Match ${current} of ${total} in ${where}`
  return `${total === 1 ? '1 match' : `${total} matches`} in ${where}`
}
