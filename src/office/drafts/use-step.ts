import { type AmendmentRow, stepAmendment } from '@/data/amendments/staff'
import { useMarkStale } from '@/data/stale'
import type { Holding } from '@/office/list/standing-line'
import type { Taken } from './amendment-held'

/** @returns takes a step of an amendment, and says what holds since, with the way back (TIME-3). Throws AppError. */
export function useStep() {
  const markStale = useMarkStale('amendments')
  return async (amendment: AmendmentRow, { step, done, back }: Taken): Promise<Holding> => {
    let present = await stepAmendment(amendment, step)
    await markStale()
    if (!back) return done
    const run = async () => {
      try {
        for (const each of back.steps) present = await stepAmendment(present, each)
      } finally {
        await markStale()
      }
      return back.done
    }
    return { ...done, undo: { ...(back.label && { label: back.label }), run } }
  }
}
