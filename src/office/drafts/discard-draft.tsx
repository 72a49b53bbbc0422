import { useState } from 'react'
import type { WaitingDraft } from '@/data/drafts/staff'
import { formatMoment } from '@/lib/moments'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { useDiscardDraft } from './use-discard-draft'

type DiscardDraftProps = {
  draft: WaitingDraft
  /** Which one, for those who do not see where the button stands. */
  of: string
  onDiscarded?: (() => void) | undefined
}

/** Discards a draft: one's own at one press, a colleague's after a question, for they are told (TIME-1). */
export function DiscardDraft({ draft, of, onDiscarded }: DiscardDraftProps) {
  const { is_own, written_by, written_at } = draft
  const [isAsked, setIsAsked] = useState(false)
  const { isRunning, discard } = useDiscardDraft(draft, onDiscarded)
  const who = written_by ?? 'a former colleague'
  const confirm = () => {
    setIsAsked(false)
    void discard()
  }
  return (
    <>
      <Button look="quiet" {...ariaDisabled(isRunning)} onClick={() => (is_own ? void discard() : setIsAsked(true))}>
        Discard<span className="sr-only"> {of}</span>
      </Button>
      {isAsked && (
        <ConfirmDialog
          question="Discard the draft?"
          detail={`It is not yours: ${who} wrote in it last, on ${formatMoment(written_at)}, and is told. It goes to Deleted, where anybody can put it back. What readers see does not change.`}
          action="Discard, and tell them"
          refusal="Keep it"
          onConfirm={confirm}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
