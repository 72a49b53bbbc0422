import { type ReactNode, type RefObject, useId, useRef } from 'react'
import type { Plan } from '@/data/drafts/staff'
import { isOfLaw } from '@/office/manager'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { CHANGE_LAW } from './publish-on'
import type { ToCome } from './use-to-come'

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
  /** Both ways are shut until it is said which text is corrected; the second one is where that is both. */
  toCome: ToCome
  onCorrect: () => void
  onChangeLaw: () => void
}

/** At the foot of a section: the two ways in which its text changes, neither of them the usual one (TIME-3). */
export function TwoWays({ place, isNew, isHeld, isSaving, toCome, onCorrect, onChangeLaw }: TwoWaysProps) {
  const { isOpen, isBoth } = toCome
  const correct = isBoth ? 'Correct both texts' : 'Correct our text'
  return (
    <section ref={place} tabIndex={-1} aria-label="Two ways to publish" className="office-two-ways">
      <Way
        title={isNew ? 'The law has it already' : 'Our words were wrong or unclear'}
        words={correctWords(isNew, isBoth)}
        reason={isOpen && ASKED}
      >
        {(described) => (
          <Button look="outline" {...described} {...ariaDisabled(isHeld || isOpen)} onClick={onCorrect}>
            {isSaving ? 'Saving…' : isNew ? 'Publish' : correct}
          </Button>
        )}
      </Way>
      <Way
        title="The law itself is different from a day"
        words={isNew ? ADDED : CHANGED}
        reason={isOpen ? ASKED : isBoth && ONE_TEXT}
      >
        {(described) => (
          <Button look="outline" {...described} {...ariaDisabled(isHeld || isOpen || isBoth)} onClick={onChangeLaw}>
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
const ASKED = 'First say at the head which text you correct.'
const ONE_TEXT = 'A change of the law is made in one text: choose “This text”, or open the coming one.'

function correctWords(isNew: boolean, isBoth: boolean): string {
  if (isNew) return 'Readers see it at once.'
  return isBoth
    ? 'The law stays as it is, on both sides of the day. What reads differently in the coming text is left there.'
    : 'The law stays as it is; we said it badly. Readers see the new words at once. No former text is kept for them.'
}

type WayProps = {
  title: string
  words: string
  /** Why it is shut; false if it is not. */
  reason: string | false
  children: (described: { 'aria-describedby': string }) => ReactNode
}

function Way({ title, words, reason, children }: WayProps) {
  const id = useId()
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <p id={id} className="text-muted text-sm">
        {words}
      </p>
      {children({ 'aria-describedby': reason ? `${id} ${id}-why` : id })}
      {reason && (
        <p id={`${id}-why`} className="text-sm">
          {reason}
        </p>
      )}
    </div>
  )
}
