import { type Ref, useImperativeHandle, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Chapter } from '@/data/chapters/queries'
import type { LawMatches } from '@/law/law-search'
import { scrollToPlace } from './scroll-to-place'

/** Goes to the next match, or the one before. */
export type Step = (by: 1 | -1) => void

type MatchStepsProps = {
  ref: Ref<Step>
  /** What `matches` were found for. */
  query: string
  matches: LawMatches<Chapter>
  /** Where it is said how many there are: there before them, so that it is heard. */
  place: HTMLElement | null
}

/** How many matches a search in the text has, and the ways from one to the next (LAW-2). */
export function MatchSteps({ ref, query, matches, place }: MatchStepsProps) {
  const { total, current, step } = useMatchSteps(query, matches)
  useImperativeHandle(ref, () => step)
  return (
    <>
      {place && createPortal(<span>{countText(matches, total, current)}</span>, place)}
      <StepButton label="Previous match" className="rotate-180" onClick={() => step(-1)} disabled={total === 0} />
      <StepButton label="Next match" className="-me-3.5" onClick={() => step(1)} disabled={total === 0} />
    </>
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

  const step: Step = (direction) => {
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
