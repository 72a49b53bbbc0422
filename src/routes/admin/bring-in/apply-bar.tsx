import { useId, useState } from 'react'
import type { PresentSection } from '@/data/imports/staff'
import type { Comparison } from '@/office/bring-in/compare-law'
import { FetchFailed } from '@/office/list/fetch-failed'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { withHebrew } from '@/ui/content/with-hebrew'
import { FormError } from '@/ui/form-error'
import { useNotice } from '@/ui/states/notice'
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
  const summaryId = useId()
  const { show } = useNotice()
  // Why either way is shut: of both, what is being done comes first.
  const { step, check } = bringIn
  const unchecked = check.isKnown ? null : 'It is not known yet what would be refused of it.'
  const shut = step ? `${step.words}…` : isOpen ? null : text
  const refusals = {
    correction: repealed.length > 0 ? 'A correction repeals nothing: apply it as an amendment.' : null,
    amendment: isAddingChapters
      ? 'An amendment adds no chapters: apply it as a correction, or choose other chapters.'
      : null,
  }
  const wayOf = (way: 'correction' | 'amendment') => {
    const why = shut ?? refusals[way] ?? unchecked
    return {
      ...ariaDisabled(why !== null, () => why && show(why, 'failed')),
      'aria-describedby': summaryId,
      onClick: () => setAsked(way),
    }
  }
  return (
    <footer className="office-foot sticky bottom-0 z-20 flex-wrap py-2 max-md:bottom-15">
      <div className="min-w-0 flex-1 basis-80">
        <FormError error={bringIn.failure} />
        <FetchFailed what="Failed to check what would be refused" query={check} />
        <p id={summaryId}>
          <strong className="font-semibold">Nothing is written yet.</strong>{' '}
          {withHebrew([text, refusals.correction, refusals.amendment].filter(Boolean).join(' '))}
        </p>
      </div>
      <Button look="outline" {...wayOf('correction')}>
        Apply as correction…
      </Button>
      <Button look="solid" {...wayOf('amendment')}>
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
