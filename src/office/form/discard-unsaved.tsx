import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, type ButtonLook } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'

type DiscardUnsavedProps = {
  look: ButtonLook
  /** What was typed there, for those who do not see where the button stands. */
  of?: string
  onDiscard: () => void
  children: string
}

/** Drops what was typed and not saved, after a question: there is no other copy of it (ADM-11). */
export function DiscardUnsaved({ look, of, onDiscard, children }: DiscardUnsavedProps) {
  const [isAsked, setIsAsked] = useState(false)
  const discard = () => {
    flushSync(onDiscard)
    // The button is gone with the unsaved text, and so may be the list that it stood in.
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <>
      <Button look={look} onClick={() => setIsAsked(true)}>
        {children}
        {of && <span className="sr-only"> {of}</span>}
      </Button>
      {isAsked && (
        <ConfirmDialog
          question="Discard what you typed?"
          detail="It was never saved and cannot be brought back."
          action="Discard"
          onConfirm={discard}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
