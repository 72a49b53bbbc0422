import { useState } from 'react'
import type { PresentSection } from '@/data/imports/staff'
import type { LawType } from '@/names/kinds'
import { ApplyFoot, NotKnown, UNCHECKED } from '@/office/bring-in/apply-foot'
import type { Comparison } from '@/office/bring-in/compare-law'
import { withHebrew } from '@/ui/content/with-hebrew'
import { FormError } from '@/ui/form-error'
import { ApplySheet } from './apply-sheet'
import { summaryOf } from './summary'
import type { Way } from './use-apply'
import type { BringIn } from './use-bring-in'

type WaysToApplyProps = {
  law: LawType
  bringIn: BringIn
  comparison: Comparison
  repealed: readonly PresentSection[]
  apply: (way: Way) => Promise<void>
}

/** What would be written of a law's file, as a correction or a new instrument, or as an amendment (BULK-1). */
export function WaysToApply({ law, bringIn, comparison, repealed, apply }: WaysToApplyProps) {
  const [asked, setAsked] = useState<'correction' | 'amendment' | null>(null)
  const { text, isOpen, isAddingChapters } = summaryOf(comparison, repealed)
  // Why either way is shut: of both, what is being done comes first.
  const { step, check, added } = bringIn
  const unchecked = check.isKnown ? null : UNCHECKED
  const shut = step ? `${step.words}…` : isOpen ? null : text
  const correction = repealed.length > 0 ? 'A correction repeals nothing: apply it as an amendment.' : null
  const inAmendment = added
    ? 'An amendment brings in no new instrument: add it at once.'
    : 'An amendment adds no chapters: apply it as a correction, or choose other chapters.'
  const amendment = isAddingChapters ? inAmendment : null
  return (
    <>
      <ApplyFoot
        summary={withHebrew([text, correction, amendment].filter(Boolean).join(' '))}
        ways={[
          {
            label: added ? 'Add as a new instrument…' : 'Apply as correction…',
            look: added ? 'solid' : 'outline',
            refusal: shut ?? correction ?? unchecked,
            onApply: () => setAsked('correction'),
          },
          {
            label: 'Apply as amendment…',
            look: added ? 'outline' : 'solid',
            refusal: shut ?? amendment ?? unchecked,
            onApply: () => setAsked('amendment'),
          },
        ]}
      >
        <FormError error={bringIn.failure} />
        <NotKnown error={check.error} onRetry={check.tryAgain} />
      </ApplyFoot>
      {asked && (
        <ApplySheet
          isAmendment={asked === 'amendment'}
          law={law}
          added={added}
          onApply={(way) => {
            setAsked(null)
            void apply(way)
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  )
}
