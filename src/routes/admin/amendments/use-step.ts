import { type AmendmentRow, stepAmendment } from '@/data/amendments/staff'
import { useMarkStale } from '@/data/stale'
import type { Holding } from '@/office/list/standing-line'
import { useWhatHolds } from '@/office/list/undo-notice'
import type { Step } from './steps-of'

/** @returns takes a step of an amendment, and says what holds since, with the way back (TIME-3). Throws AppError. */
export function useStep() {
  const hold = useWhatHolds()
  const markStale = useMarkStale('amendments')
  return async (amendment: AmendmentRow, { step, done, back }: Pick<Step, 'step' | 'done' | 'back'>) => {
    let present = await stepAmendment(amendment, step)
    const undo = back && {
      run: async (): Promise<Holding> => {
        try {
          for (const each of back.steps) present = await stepAmendment(present, each)
        } finally {
          await markStale()
        }
        return back.done
      },
    }
    hold({ ...done, ...(undo && { undo }) })
    await markStale()
  }
}
