import { flushSync } from 'react-dom'
import { Act } from '@/office/list/act'
import type { ButtonLook } from '@/ui/button'

type DiscardUnsavedProps = {
  look: ButtonLook
  /** What was typed there, for those who do not see where the button stands. */
  of?: string
  onDiscard: () => void
  children: string
}

/** Drops what was typed and not saved, after a question: there is no other copy of it (ADM-11). */
export function DiscardUnsaved({ look, of, onDiscard, children }: DiscardUnsavedProps) {
  const discard = async () => {
    flushSync(onDiscard)
    // The button is gone with the unsaved text, and so may be the list that it stood in.
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
  }
  const detail = 'It was never saved and cannot be brought back.'
  return (
    <Act
      label={children}
      of={of}
      look={look}
      asks={{ question: 'Discard what you typed?', detail, action: 'Discard' }}
      act={discard}
    />
  )
}
