import { useState } from 'react'
import { namesOf, whoWrites } from '@/data/draft-hands/staff'
import { setDraftRemoved, type WaitingDraft } from '@/data/drafts/staff'
import { useMarkStale } from '@/data/stale'
import { formatMoment } from '@/lib/moments'
import { Act } from '@/office/list/act'
import { useWhatHolds } from '@/office/list/undo-notice'
import { useAction } from '@/office/list/use-action'
import { nameOfDraft } from '@/office/text-kinds'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'

/** @returns puts a discarded draft back; it says what holds then. Throws AppError. */
function usePutBack() {
  const markStale = useMarkStale('drafts')
  return async ({ draft, publish_on: day, amendment }: WaitingDraft) => {
    const { publish_on } = await setDraftRemoved(draft, false)
    await markStale()
    const isLate = day !== null && publish_on === null
    const late = 'Its day has begun, so it is put back without one: readers see nothing of it until it is published'
    const holds = amendment ? 'It is part of the amendment again' : isLate ? late : 'Readers see nothing of it yet'
    return { text: 'Draft put back', holds }
  }
}

/** What puts a discarded draft back, whoever discarded it (TIME-1). */
export function PutBackDraft({ draft }: { draft: WaitingDraft }) {
  const hold = useWhatHolds()
  const putBack = usePutBack()
  return (
    <Act
      label="Put back"
      of={nameOfDraft(draft)}
      failed="The draft could not be put back"
      act={async () => hold(await putBack(draft))}
    />
  )
}

type DiscardDraftProps = {
  draft: WaitingDraft
  /** Which one, for those who do not see where the button stands. */
  of: string
  onDiscarded?: (() => void) | undefined
}

/** What discards a draft (TIME-1). */
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

/**
 * Discards a draft: one's own at once, but after a question where a colleague wrote it, for they are told, or writes in it now; it
 * can be put back while the line stands, and then from what was deleted (TIME-1).
 * @returns `discard` begins it; `question` is to be drawn beside what calls it
 */
export function useDiscardDraft(onDiscarded?: () => void) {
  const [asked, setAsked] = useState<{ draft: WaitingDraft; reasons: string } | null>(null)
  const { isRunning, run } = useAction()
  const markStale = useMarkStale('drafts')
  const hold = useWhatHolds()
  const putBack = usePutBack()
  const remove = async (draft: WaitingDraft) => {
    await setDraftRemoved(draft.draft, true)
    onDiscarded?.()
    const holds = draft.amendment ? 'It is no part of the amendment any more' : 'Readers saw nothing of it'
    hold({ text: 'Draft discarded', holds, undo: { run: () => putBack(draft) } })
    await markStale()
  }
  const act = (action: () => Promise<void>) => void run('The draft could not be discarded', action)
  const discard = (draft: WaitingDraft) => {
    if (isRunning) return
    act(async () => {
      const reasons = reasonsToAsk(draft, await writersIn(draft))
      if (reasons) setAsked({ draft, reasons })
      else await remove(draft)
    })
  }
  const question = asked && (
    <ConfirmDialog
      question="Discard the draft?"
      detail={`${asked.reasons} It goes to Deleted, where anybody can put it back.`}
      action={asked.draft.is_own ? 'Discard' : 'Discard, and tell them'}
      refusal="Keep it"
      onConfirm={() => {
        setAsked(null)
        act(() => remove(asked.draft))
      }}
      onCancel={() => setAsked(null)}
    />
  )
  return { isRunning, discard, question }
}

/** Who else writes in a draft now; nobody, where that cannot be known. */
const writersIn = ({ id, draft, amendment }: WaitingDraft): Promise<readonly string[]> =>
  whoWrites([id ?? draft, ...(amendment ? [amendment] : [])], 'look').then(namesOf, () => [])

/** What speaks against discarding a draft unasked; '' if nothing does. */
function reasonsToAsk({ is_own, written_by, written_at }: WaitingDraft, writers: readonly string[]): string {
  const now = `${writers.join(' and ')} ${writers.length === 1 ? 'is' : 'are'} writing in it now; what is not saved yet stays in their browser.`
  const own = `It is not yours: ${written_by ?? 'a former colleague'} wrote in it last, on ${formatMoment(written_at)}, and is told.`
  return [...(writers.length > 0 ? [now] : []), ...(is_own ? [] : [own])].join(' ')
}
