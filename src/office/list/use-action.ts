import { withReason } from '@/lib/with-reason'
import { useSubmitState } from '@/ui/hooks/use-submit-state'
import { useNotice } from '@/ui/states/notice'

/**
 * Runs one action at a time; a failure is logged and shown as `what` and the reason, then `onFailed` runs (ADM-10). It is
 * over, and no longer said, when something is done next.
 */
export function useAction() {
  const { show, endFailure } = useNotice()
  const { status, submit } = useSubmitState()
  const run = async (what: string, action: () => Promise<void>, onFailed?: () => Promise<void>) => {
    await submit(async () => {
      endFailure()
      try {
        await action()
      } catch (error) {
        // At once: what runs then may ask the server, for as long as that takes.
        console.error(what, error)
        show(withReason(what, error), 'failed')
        await onFailed?.()
      }
    }, what)
  }
  return { isRunning: status === 'submitting', run }
}
