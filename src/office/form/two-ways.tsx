import { type ReactNode, type RefObject, useId, useRef } from 'react'
import type { Plan } from '@/data/drafts/staff'
import { isOfLaw } from '@/office/manager'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { CHANGE_LAW } from './publish-on'

/** @returns the place of the two ways of a form, which gets the focus instead of an answer; null where there is no such choice */
export function useWays(manager: Parameters<typeof isOfLaw>[0], { amendment }: Plan) {
  const place = useRef<HTMLElement>(null)
  return isOfLaw(manager) && !amendment ? place : null
}

type TwoWaysProps = {
  /** Gets the focus where somebody is about to publish. */
  place: RefObject<HTMLElement | null>
  isNew: boolean
  isHeld: boolean
  isSaving: boolean
  onCorrect: () => void
  onChangeLaw: () => void
}

/** At the foot of a section: the two ways in which its text changes, neither of them the usual one (TIME-3). */
export function TwoWays({ place, isNew, isHeld, isSaving, onCorrect, onChangeLaw }: TwoWaysProps) {
  return (
    <section ref={place} tabIndex={-1} aria-label="Two ways to publish" className="office-two-ways">
      <Way
        title={isNew ? 'The law has it already' : 'Our words were wrong or unclear'}
        words={isNew ? AT_ONCE : CORRECTED}
      >
        {(described) => (
          <Button look="outline" {...described} {...ariaDisabled(isHeld)} onClick={onCorrect}>
            {isSaving ? 'Saving…' : isNew ? 'Publish' : 'Correct our text'}
          </Button>
        )}
      </Way>
      <Way title="The law itself is different from a day" words={isNew ? ADDED : CHANGED}>
        {(described) => (
          <Button look="outline" {...described} {...ariaDisabled(isHeld)} onClick={onChangeLaw}>
            {CHANGE_LAW}
          </Button>
        )}
      </Way>
    </section>
  )
}

const ADDED =
  'Becomes an amendment of one; more can be added, and it can be announced. Before its day the law is without it.'
const CHANGED =
  'Becomes an amendment of one; more can be added, and it can be announced. From its day on this text is kept as the former one.'
const AT_ONCE = 'Readers see it at once.'
const CORRECTED =
  'The law stays as it is; we said it badly. Readers see the new words at once. No former text is kept for them.'

type WayProps = { title: string; words: string; children: (described: { 'aria-describedby': string }) => ReactNode }

function Way({ title, words, children }: WayProps) {
  const id = useId()
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <p id={id} className="text-muted text-sm">
        {words}
      </p>
      {children({ 'aria-describedby': id })}
    </div>
  )
}
