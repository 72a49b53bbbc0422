import { useState } from 'react'
import { type Draft, DraftConflict, type Plan } from '@/data/drafts/staff'
import { ConflictError } from '@/data/row-writes'
import type { ManagedRow } from '@/data/staff-table'
import type { FieldValues } from '@/lib/faults'
import type { RowManager } from '@/office/manager'
import { firstValues } from './form-values'

/** With what a save goes on once both versions were looked at: over the row, in the place of the draft. */
export type Compared<Row> = { isMineWhole: boolean; over?: Row | null; held?: Draft }

type Met<Row> = {
  error: ConflictError<Row> | DraftConflict
  /** What was to be saved, and whether all that was typed is in it. */
  mine: FieldValues
  isMineWhole: boolean
  /** What it began from; null where that is not known. */
  origin: FieldValues | null
  /** When readers were to see it; null for now. */
  plan: Plan | null
  go: (chosen: FieldValues, compared: Compared<Row>) => void
}

type ConflictOptions<Row extends ManagedRow> = {
  manager: RowManager<Row>
  row: Row | null
  base: Row | null
  blank: () => FieldValues
}

/** Somebody else saved the row first, or wrote the draft (ADM-11): what is shown of both, and how a save goes on from there. */
export function useConflict<Row extends ManagedRow>(options: ConflictOptions<Row>) {
  const { manager, row, base, blank } = options
  const [met, setMet] = useState<Met<Row> | null>(null)
  const shownOf = ({ error, mine, origin, plan, isMineWhole, go }: Met<Row>) => {
    const shown = { mine, origin, plan }
    if (error instanceof DraftConflict) {
      const { draft } = error
      const over = base && { ...base, updated_at: draft.based_on ?? base.updated_at }
      return {
        ...shown,
        theirs: {
          values: firstValues(manager, row, draft, blank),
          id: row?.id ?? null,
          draft,
          stamp: draft.written_at,
        },
        save: (chosen: FieldValues, isWhole: boolean) =>
          go(chosen, { over, held: draft, isMineWhole: isMineWhole && isWhole }),
      }
    }
    const { current } = error
    return {
      ...shown,
      theirs: current && {
        values: manager.valuesOf(current),
        id: current.id,
        draft: null,
        stamp: current.updated_at,
      },
      save: (chosen: FieldValues, isWhole: boolean) =>
        go(chosen, { over: current, isMineWhole: isMineWhole && isWhole }),
    }
  }
  return {
    conflict: met && shownOf(met),
    /** Shows both versions, if that is why a save failed. */
    meet: (error: unknown, about: Omit<Met<Row>, 'error'>) => {
      if (error instanceof ConflictError || error instanceof DraftConflict) setMet({ ...about, error })
    },
    end: () => setMet(null),
  }
}
