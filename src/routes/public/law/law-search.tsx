import { ChevronDown, ChevronUp, Search, X } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import type { Chapter } from '@/data/chapters/queries'
import type { LawMatches } from '@/lib/law-search'
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
  const id = useId()
  const bar = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { total, current, step } = useMatchSteps(text, matches)
  useScrollPadding(bar)

  const clear = () => {
    onType('')
    input.current?.focus()
  }

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') onType('')
    if (event.key === 'Enter') step(event.shiftKey ? -1 : 1)
  }

  return (
    <search ref={bar} className="sticky top-[4.0625rem] z-30 -mx-2 mb-4 block bg-paper px-2 py-3 print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <div className="relative min-w-0 grow basis-44">
          <label htmlFor={id} className="sr-only">
            Search in {name}
          </label>
          <Search
            aria-hidden
            className="pointer-events-none absolute start-3 top-1/2 size-5 -translate-y-1/2 text-muted"
          />
          <input
            ref={input}
            id={id}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={`Search in ${name}...`}
            value={typed}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={onKeyDown}
            className="h-11 w-full rounded-lg border border-line-strong bg-raised ps-10 pe-11 placeholder:text-muted"
          />
          {typed !== '' && (
            <button
              type="button"
              onClick={clear}
              className="absolute end-1 top-1 inline-flex size-9 items-center justify-center rounded-md text-muted hover:bg-accent-soft"
            >
              <X aria-hidden className="size-5" />
              <span className="sr-only">Clear search</span>
            </button>
          )}
        </div>
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
  const inSections = sections === 1 ? 'in 1 section' : `in ${sections} sections`
  if (isCut) return `${inSections.replace('in ', '')} match; the first 200 are shown`
  const matches = total === 1 ? '1 match' : `${total} matches`
  return current > 0 ? `Match ${current} of ${total} ${inSections}` : `${matches} ${inSections}`
}
