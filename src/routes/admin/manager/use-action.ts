import { useNotice } from '@/components/states/notice'
import { useSubmitState } from '@/hooks/use-submit-state'
import { withReason } from '@/lib/with-reason'

/**
 * Something that one click does, one at a time. What fails is logged and said in a passing notice (ADM-10).
 * @returns whether it runs; and `run`, which does nothing while it does: what is said when it fails, in the catalogue's
 * words, the action, and what is done after a failure was said
 */
export function useAction() {
  const { show } = useNotice()
  const { status, submit } = useSubmitState()
  const run = async (what: string, action: () => Promise<void>, onFailed?: () => Promise<void>) => {
    await submit(async () => {
      try {
        await action()
      } catch (error) {
        show(withReason(what, error), 'failed')
        await onFailed?.()
        throw error
      }
    }, what)
  }
  return { isRunning: status === 'submitting', run }
}
