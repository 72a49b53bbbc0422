import { type ReactNode, useState } from 'react'
import { usageOfChange } from '@/data/dead-links/staff'
import type { Usage } from '@/data/row-usage/staff'
import type { ManagedTable } from '@/data/staff-table'
import { UsageWarning } from '@/office/list/usage-list'
import { ConfirmDialog } from '@/ui/confirm-dialog'

type Asked = {
  table: ManagedTable
  /** The row that is changed; null for one that is added. */
  id: string | null
  changes: object
  onYes: () => void
}

/**
 * The question before a save that leaves links leading nowhere, its own or those of other texts (TRUE-4).
 * @returns the question while it is asked, and `ask`, which resolves to whether it has to be. It throws AppError when that
 * cannot be found out, as the save itself would.
 */
export function useBreaking(): { question: ReactNode; ask: (save: Asked) => Promise<boolean> } {
  const [asked, setAsked] = useState<(Asked & { usage: Usage }) | null>(null)
  const end = () => setAsked(null)
  return {
    ask: async (save) => {
      if (Object.keys(save.changes).length === 0) return false
      const usage = await usageOfChange(save.table, save.id ? [save.id] : null, save.changes)
      if (usage.total === 0) return false
      setAsked({ ...save, usage })
      return true
    },
    question: asked && (
      <ConfirmDialog
        question="Save it all the same?"
        action="Save"
        onConfirm={() => {
          end()
          asked.onYes()
        }}
        onCancel={end}
      >
        <UsageWarning usage={asked.usage} />
      </ConfirmDialog>
    ),
  }
}
