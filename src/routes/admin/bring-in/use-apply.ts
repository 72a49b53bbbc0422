import { useState } from 'react'
import { useDeriveChanges } from '@/data/derive-changes'
import { setDraftsRemoved } from '@/data/drafts/staff'
import { AppError } from '@/data/errors'
import { applyImport, type PresentSection } from '@/data/imports/staff'
import { undoChanges } from '@/data/row-changes/staff'
import { useMarkStale } from '@/data/stale'
import { formatCount } from '@/lib/count'
import { withReason } from '@/lib/with-reason'
import type { LawType } from '@/names/kinds'
import { partsOf } from '@/office/bring-in/compare-law'
import { useAction } from '@/office/list/use-action'
import { useNotice } from '@/ui/states/notice'
import type { BringIn } from './use-bring-in'

/** How a file is applied: as a correction, whose text speaks for a day, or as the changes of an amendment. */
export type Way = { asOf: string | null } | { amendment: string }

type AppliedImport = { words: string; amendment: string | null; takeBack: () => Promise<readonly string[]> }

const saidOf = (count: number, one: string, many: string, done: string) =>
  `${formatCount(count)} ${count === 1 ? one : many} ${done}.`

/** Applies what was brought in, whole or not at all, and takes it back in one step (BULK-1). */
export function useApply(bringIn: BringIn, law: LawType, repealed: readonly PresentSection[]) {
  const [applied, setApplied] = useState<AppliedImport | null>(null)
  const { isRunning, run } = useAction()
  const { show } = useNotice()
  const markStale = useMarkStale('sections')
  const derive = useDeriveChanges('sections')

  const apply = (way: Way) =>
    bringIn.run(async (signal) => {
      const { comparison, setStep } = bringIn
      if (!comparison) return
      const amendment = 'amendment' in way ? way.amendment : null
      const parts = partsOf(comparison, amendment ? repealed : [])
      setStep({ words: 'Sending', done: 0, total: parts.length })
      try {
        const { versions, drafts } = await applyImport({
          law,
          parts,
          asOf: 'asOf' in way ? way.asOf : null,
          amendment,
          onProgress: (progress) =>
            setStep({ words: progress.done < progress.total ? 'Sending' : 'Writing', ...progress }),
          signal,
        })
        setApplied({
          words: amendment
            ? saidOf(drafts.length, 'change is', 'changes are', 'part of the amendment')
            : saidOf(parts.filter(({ title }) => title !== undefined).length, 'text was', 'texts were', 'written'),
          amendment,
          takeBack: async () => {
            if (amendment) await setDraftsRemoved(drafts, true)
            const stayed = amendment ? [] : await undoChanges(versions)
            return stayed.map(({ title, reason }) => withReason(title, new Error(reason)))
          },
        })
        derive()
        void markStale()
      } catch (error) {
        // Others wrote meanwhile: the comparison is shown anew, and what was corrected of the file stays.
        if (error instanceof AppError && error.kind === 'conflict') await bringIn.refresh(signal)
        throw error
      }
    })
  const takeBack = () =>
    run('It could not be taken back', async () => {
      if (!applied) return
      const stayed = await applied.takeBack()
      setApplied(null)
      show(stayed.length === 0 ? 'Taken back' : `Taken back, but for ${stayed.join('; ')}`)
      derive()
      void markStale()
      await bringIn.compareAgain()
    })
  return { applied, isTakingBack: isRunning, apply, takeBack, forget: () => setApplied(null) }
}
