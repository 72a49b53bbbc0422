import { useState } from 'react'
import { useDeriveChanges } from '@/data/derive-changes'
import { setDraftsRemoved } from '@/data/drafts/staff'
import { AppError } from '@/data/errors'
import { applyImport, type ImportPart, type PresentSection } from '@/data/imports/staff'
import { useMarkStale } from '@/data/stale'
import { formatCount } from '@/lib/count'
import { LAW_NAMES, type LawType } from '@/names/kinds'
import { paths } from '@/names/paths'
import { partsOf } from '@/office/bring-in/compare-law'
import { useTakeBack } from '@/office/history/use-take-back'
import type { Holding } from '@/office/list/standing-line'
import { useAfterUndo, useWhatHolds } from '@/office/list/undo-notice'
import { SCREENS } from '@/office/screens'
import type { BringIn } from './use-bring-in'

/** How a file is applied: as a correction, whose text speaks for a day, or as the changes of an amendment. */
export type Way = { asOf: string | null } | { amendment: string }

const saidOf = (count: number, one: string, done: string) =>
  `${formatCount(count)} ${one}${count === 1 ? '' : 's'} ${done}`

/** Applies what was brought in, whole or not at all; the line of what holds takes it back in one step (BULK-1). */
export function useApply(bringIn: BringIn, law: LawType, repealed: readonly PresentSection[]) {
  const [isApplied, setIsApplied] = useState(false)
  const hold = useWhatHolds()
  const takeBack = useTakeBack('sections')
  const markStale = useMarkStale('sections')
  const derive = useDeriveChanges('sections')
  useAfterUndo(() => {
    if (!isApplied) return
    setIsApplied(false)
    void bringIn.compareAgain()
  })

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
        setIsApplied(true)
        hold({
          ...(amendment ? heldByAmendment(drafts) : heldByLaw(law, parts)),
          undo: {
            label: 'Take it back',
            run: async () => {
              if (!amendment) return takeBack(versions).finally(derive)
              await setDraftsRemoved(drafts, true)
              void markStale()
              return { text: 'Undone', holds: 'What was there before holds again' }
            },
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
  return { isApplied, apply, forget: () => setIsApplied(false) }
}

const heldByLaw = (law: LawType, parts: readonly ImportPart[]): Holding => ({
  text: saidOf(parts.filter(({ title }) => title !== undefined).length, 'text', 'written'),
  holds: 'Readers see it now',
  way: { label: LAW_NAMES[law], to: paths.law(law) },
})

const heldByAmendment = (drafts: readonly string[]): Holding => ({
  text: saidOf(drafts.length, 'change', 'added to the amendment'),
  holds: 'Readers see nothing of it until that is announced or in force',
  way: { label: SCREENS.amendments.label, to: paths.manager('amendments'), isOffice: true },
})
