import { useState } from 'react'
import type { PresentSection } from '@/data/imports/staff'
import type { Comparison } from '@/office/bring-in/compare-law'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { withHebrew } from '@/ui/content/with-hebrew'
import { FormError } from '@/ui/form-error'
import { ApplySheet } from './apply-sheet'
import { summaryOf } from './summary'
import type { Way } from './use-apply'
import type { BringIn } from './use-bring-in'

type ApplyBarProps = {
  bringIn: BringIn
  comparison: Comparison
  repealed: readonly PresentSection[]
  apply: (way: Way) => Promise<void>
}

/** At the foot of a file that is brought in: what would be written, and the ways to do it. */
export function ApplyBar({ bringIn, comparison, repealed, apply }: ApplyBarProps) {
  const [asked, setAsked] = useState<'correction' | 'amendment' | null>(null)
  const { text, isOpen, isAddingChapters } = summaryOf(comparison, repealed)
  const isRunning = bringIn.step !== null
  const isShut = !isOpen || isRunning
  const refusal =
    repealed.length > 0
      ? 'A correction repeals nothing: apply it as an amendment.'
      : isAddingChapters
        ? 'An amendment adds no chapters: apply it as a correction, or choose other chapters.'
        : null
  return (
    <footer className="office-foot sticky bottom-0 z-20 flex-wrap py-2 max-md:bottom-15">
      <div className="min-w-0 flex-1 basis-80">
        <FormError error={bringIn.failure} />
        <p>
          <strong className="font-semibold">Nothing is written yet.</strong> {withHebrew(text)}
          {refusal && ` ${refusal}`}
        </p>
      </div>
      <Button look="outline" {...ariaDisabled(isShut || repealed.length > 0)} onClick={() => setAsked('correction')}>
        Apply as correction…
      </Button>
      <Button look="solid" {...ariaDisabled(isShut || isAddingChapters)} onClick={() => setAsked('amendment')}>
        Apply as amendment…
      </Button>
      {asked && (
        <ApplySheet
          isAmendment={asked === 'amendment'}
          onApply={(way) => {
            setAsked(null)
            void apply(way)
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </footer>
  )
}
