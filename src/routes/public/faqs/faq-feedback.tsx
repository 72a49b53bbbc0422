import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { failureReason } from '@/data/failure-reason'
import { ipLookupUrl } from '@/data/faq-feedback/ip-lookup'
import type { FeedbackChoice } from '@/data/faq-feedback/remembered-choice'
import { useFaqFeedback } from '@/data/faq-feedback/submit'
import { paths } from '@/names/paths'
import { ariaDisabled } from '@/ui/aria-disabled'
import { srOnly } from '@/ui/content/sr-only'
import { Checking } from '@/ui/states/checking'
import { useNotice } from '@/ui/states/notice'

const FAILED = 'Unable to submit feedback. Please try again later.'

type FaqFeedbackProps = {
  faqId: string
  question: string
  /** How many readers chose what; fetched when the question opens. */
  counts: UseQueryResult<{ helpful: number; not_helpful: number }>
}

/** Whether the answer helped: one choice, sent once (FAQ-4). */
export function FaqFeedback({ faqId, question, counts: { data, error } }: FaqFeedbackProps) {
  const { choice, isChecking, error: sendError, send } = useFaqFeedback(faqId)
  const { show } = useNotice()

  const choose = (chosen: FeedbackChoice) =>
    send(chosen, {
      onSuccess: () => show('Thank you for your feedback!'),
      onError: () => show(FAILED, 'failed'),
    })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in one line with its buttons
    <div
      role="group"
      aria-label={`Was this answer helpful? ${question}`}
      className="needs-scripts flex flex-wrap items-center gap-x-3 gap-y-2"
    >
      <span aria-hidden className="text-muted max-sm:basis-full">
        Was this helpful?
      </span>
      <Thumb isChosen={choice === 'helpful'} isDisabled={choice !== null} onChoose={() => choose('helpful')}>
        Helpful <Count value={data?.helpful} />
        {srOnly(`: ${question}`)}
      </Thumb>
      <Thumb isChosen={choice === 'not-helpful'} isDisabled={choice !== null} onChoose={() => choose('not-helpful')}>
        Not helpful <Count value={data?.not_helpful} />
        {srOnly(`: ${question}`)}
      </Thumb>
      {error && <span className="text-muted text-sm">The counts could not be loaded.</span>}
      <Checking isChecking={isChecking} />
      {/* not in the notice, which is gone before so much is read */}
      <p role="alert" className="basis-full text-danger empty:hidden">
        {failureReason(sendError)}
      </p>
    </div>
  )
}

/** What a choice sends to a third party, said before it is made (PAGE-1). */
export function IpNotice() {
  const url = ipLookupUrl()
  return (
    url && (
      <p className="basis-full text-muted text-sm">
        {`Answering asks ${new URL(url).host} for your IP address, which we keep for 24 hours (`}
        <Link to={paths.privacy} className="link">
          privacy
        </Link>
        ).
      </p>
    )
  )
}

type ThumbProps = { isChosen: boolean; isDisabled: boolean; onChoose: () => void; children: ReactNode }

/** One of two answers; the one that was given has a strong frame and a mark. */
function Thumb({ isChosen, isDisabled, onChoose, children }: ThumbProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      {...ariaDisabled(isDisabled)}
      className={`min-h-11 rounded-xs px-3.5 text-ui ${isChosen ? 'border-2 border-ink font-semibold opacity-100' : 'border border-line-strong'}`}
    >
      {isChosen && <span aria-hidden>✓ </span>}
      <span>{children}</span>
    </button>
  )
}

/** A count in a place that is kept for it, so that nothing moves when it comes. */
function Count({ value }: { value: number | undefined }) {
  return <span className="inline-block min-w-3 text-center tabular-nums">{value}</span>
}
