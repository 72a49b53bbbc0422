import { useState } from 'react'
import type { Draft } from '@/data/drafts/staff'
import type { ManagedRow } from '@/data/staff-table'
import type { RowManager } from '@/office/manager'

/**
 * The row that a form changes, by the stamp that its values are based on, null for a new one; and what the typing began from,
 * null for a text that is older than the row. With a later stamp the row is a conflict.
 */
export function useBase<Row extends ManagedRow>({ valuesOf }: RowManager<Row>, row: Row | null, draft: Draft | null) {
  const stamp = draft?.based_on ?? row?.updated_at
  const [base, setBase] = useState(() => row && { ...row, updated_at: stamp ?? row.updated_at })
  const [origin, setOrigin] = useState(() => (row && row.updated_at === stamp ? valuesOf(row) : null))
  return {
    base,
    origin,
    /** The values are those of a text that was begun from this stamp. */
    goBackTo: (begun: string | null) => {
      if (!base || !begun || begun === base.updated_at) return
      setBase({ ...base, updated_at: begun })
      setOrigin(null)
    },
    /** The row is gone: they become a new one. */
    forget: () => {
      setBase(null)
      setOrigin(null)
    },
  }
}
