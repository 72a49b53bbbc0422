import type { WaitingDraft } from '@/data/drafts/staff'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { useDiscardDraft } from './use-discard-draft'

type DiscardDraftProps = {
  draft: WaitingDraft
  /** Which one, for those who do not see where the button stands. */
  of: string
  onDiscarded?: (() => void) | undefined
}

/** What discards a draft, after a question where it is a colleague's (TIME-1). */
export function DiscardDraft({ draft, of, onDiscarded }: DiscardDraftProps) {
  const { isRunning, discard, question } = useDiscardDraft(onDiscarded)
  return (
    <>
      <Button look="quiet" {...ariaDisabled(isRunning)} onClick={() => discard(draft)}>
        Discard<span className="sr-only"> {of}</span>
      </Button>
      {question}
    </>
  )
}
