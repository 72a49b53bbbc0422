import { LAW_NAMES, type LawType } from '@/names/kinds'
import { PlaceNotice } from './paragraph-notice'
import type { TargetState } from './use-section-target'

type TargetNoticeProps = { state: TargetState; type: LawType; onRetry: () => void }

/** Says that the address names a section that is nowhere, or that could not be looked up (LAW-5, SEC-5). */
export function TargetNotice({ state, type, onRetry }: TargetNoticeProps) {
  if (state !== 'missing' && state !== 'failed') return null
  const retry = () => {
    // The button goes away with the notice: the focus waits where the section will be.
    document.getElementById('main')?.focus({ preventScroll: true })
    onRetry()
  }
  return (
    <PlaceNotice>
      The section that this link points to{' '}
      {state === 'failed' ? 'could not be looked up.' : 'was not found. It may have been removed.'} The{' '}
      {LAW_NAMES[type]} is shown from its beginning.{' '}
      {state === 'failed' && (
        <button type="button" className="link" onClick={retry}>
          Try again
        </button>
      )}
    </PlaceNotice>
  )
}
