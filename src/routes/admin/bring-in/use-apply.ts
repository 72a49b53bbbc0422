import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type AmendmentRow, openAmendmentsQuery } from '@/data/amendments/staff'
import { useDeriveChanges } from '@/data/derive-changes'
import { setDraftsRemoved } from '@/data/drafts/staff'
import { AppError } from '@/data/errors'
import { applyImport, type ImportPart, type PresentSection, undoImport } from '@/data/imports/staff'
import { useMarkStale } from '@/data/stale'
import { formatCount } from '@/lib/count'
import { LAW_NAMES, type LawType } from '@/names/kinds'
import { paths } from '@/names/paths'
import { partsOf } from '@/office/bring-in/compare-law'
import { toAmendment } from '@/office/drafts/amendment-held'
import type { Holding } from '@/office/list/standing-line'
import { useAfterUndo, useWhatHolds } from '@/office/list/undo-notice'
import { SCREENS } from '@/office/screens'
import { useStaff } from '@/office/use-staff'
import type { BringIn } from './use-bring-in'

/** How a file is applied: as a correction, whose text speaks for a day, or as the changes of an amendment. */
export type Way = { asOf: string | null } | { amendment: string }

const saidOf = (count: number, one: string, done: string) =>
  `${formatCount(count)} ${one}${count === 1 ? '' : 's'} ${done}`

/** Applies what was brought in, whole or not at all; the line of what holds takes it back in one step (BULK-1). */
export function useApply(bringIn: BringIn, law: LawType, repealed: readonly PresentSection[]) {
  const [applied, setApplied] = useState<'law' | 'amendment' | null>(null)
  const { userId } = useStaff()
  const cache = useQueryClient()
  const hold = useWhatHolds()
  const markStale = useMarkStale('sections')
  const derive = useDeriveChanges('sections')
  const isUndone = useRef(false)
  useAfterUndo(() => {
    if (!isUndone.current) return
    isUndone.current = false
    setApplied(null)
    if (bringIn.source !== null) void bringIn.compareAgain()
  })

  const takeDraftsBack = async (drafts: readonly string[]): Promise<Holding> => {
    const undone = (await setDraftsRemoved(drafts, true, userId)).length
    void markStale()
    return undoneOf(undone, drafts.length - undone)
  }

  const takeLawBack = async (id: string): Promise<Holding> => {
    await undoImport(id)
    void markStale()
    derive()
    return { text: 'Undone', holds: 'What was there before holds again' }
  }

  const apply = (way: Way) =>
    bringIn.run(async (signal) => {
      const { comparison, instrument, setStep } = bringIn
      if (!comparison || !instrument) return
      const amendment = 'amendment' in way ? way.amendment : null
      const parts = partsOf(comparison, amendment ? repealed : [])
      setStep({ words: 'Sending', done: 0, total: parts.length })
      try {
        const { id, drafts } = await applyImport({
          law,
          instrument: instrument.name,
          parts,
          asOf: 'asOf' in way ? way.asOf : null,
          amendment,
          onProgress: (progress) =>
            setStep({ words: progress.done < progress.total ? 'Sending' : 'Writing', ...progress }),
          signal,
        })
        setApplied(amendment ? 'amendment' : 'law')
        hold({
          ...(amendment
            ? heldByAmendment(
                drafts,
                cache.getQueryData(openAmendmentsQuery().queryKey)?.find((each) => each.id === amendment),
              )
            : heldByLaw(law, parts, bringIn.added)),
          undo: {
            label: 'Take it back',
            run: async () => {
              const done = await (amendment ? takeDraftsBack(drafts) : takeLawBack(id))
              // Where nothing was undone, the file stays applied.
              isUndone.current = done.holds !== undefined
              return done
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
  return { applied, apply, forget: () => setApplied(null) }
}

const heldByLaw = (law: LawType, parts: readonly ImportPart[], added: string | null): Holding => ({
  text: saidOf(
    parts.filter(({ title }) => title !== undefined).length,
    'text',
    added ? `of ${added} added` : 'written',
  ),
  holds: 'Readers see it now',
  way: { label: LAW_NAMES[law], to: paths.law(law) },
})

const heldByAmendment = (drafts: readonly string[], amendment: AmendmentRow | undefined): Holding => ({
  text: saidOf(drafts.length, 'change', 'added to the amendment'),
  holds: amendment?.announced_at
    ? 'It is announced: readers see them as the text to come'
    : 'Readers see nothing of it until that is announced or in force',
  way: amendment
    ? toAmendment(amendment)
    : { label: SCREENS.amendments.label, to: paths.manager('amendments'), isOffice: true },
})

/** What was taken back of the changes that a file brought into an amendment. */
function undoneOf(undone: number, stayed: number): Holding {
  const left =
    stayed === 0 ? [] : [`${saidOf(stayed, 'change', 'stayed')}: in force by now, or written in by a colleague since.`]
  if (undone === 0) return { text: 'Nothing was undone', left }
  return { text: 'Undone', holds: 'What was there before holds again', left }
}
