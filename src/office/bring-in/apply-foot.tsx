import { type ReactNode, useId } from 'react'
import { withReason } from '@/lib/with-reason'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { useNotice } from '@/ui/states/notice'

/** Said while it is not known what the database would refuse. */
export const UNCHECKED = 'It is not known yet what would be refused of it.'

/** A way in which what was read of a file can be written. */
type WayToApply = {
  label: string
  look: 'solid' | 'outline'
  /** Why it is shut; null where it is open. */
  refusal: string | null
  onApply: () => void
}

type NotKnownProps = { error: Error | null; onRetry: () => void }

/** Why it could not be found out what would be refused, with another try. */
export function NotKnown({ error, onRetry }: NotKnownProps) {
  if (!error) return null
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-danger">
      <p>{withReason('Failed to check what would be refused', error)}</p>
      <Button look="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

type ApplyFootProps = {
  /** What would be written, in words. */
  summary: ReactNode
  /** Whether that is said each time it changes. */
  isSaid?: boolean
  ways: readonly WayToApply[]
  /** What has failed, and how far a step is. */
  children: ReactNode
}

/** At the foot of what was read of a file: what would be written, and the ways to do it, each with why it is shut (BULK-1, BULK-2). */
export function ApplyFoot({ summary, isSaid = false, ways, children }: ApplyFootProps) {
  const id = useId()
  const { show } = useNotice()
  return (
    <footer className="office-foot sticky bottom-0 z-20 flex-wrap py-2 max-md:bottom-15">
      <div className="min-w-0 flex-1 basis-80">
        {children}
        <p id={id} role={isSaid ? 'status' : undefined}>
          <strong className="font-semibold">Nothing is written yet.</strong> {summary}
        </p>
      </div>
      {ways.map(({ label, look, refusal, onApply }) => (
        <Button
          key={look}
          look={look}
          aria-describedby={id}
          {...ariaDisabled(refusal !== null, () => refusal && show(refusal, 'failed'))}
          onClick={onApply}
        >
          {label}
        </Button>
      ))}
    </footer>
  )
}
