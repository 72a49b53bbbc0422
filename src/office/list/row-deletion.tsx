import { useQuery } from '@tanstack/react-query'
import { rowUsageQuery } from '@/data/row-usage/staff'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { UsageList } from './usage-list'

type RowDeletionProps = {
  /** The rows that are to go, for good or from the site. */
  ids: readonly string[]
  action?: 'Delete' | 'Disable'
  question: string
  detail?: string
  onConfirm: () => void | Promise<void>
  onCancel: () => void
}

/** Asks before rows go, one or many, and says first what cites or uses them (STAFF-8). */
export function RowDeletion({ ids, action = 'Delete', ...question }: RowDeletionProps) {
  const usage = useQuery(rowUsageQuery(ids))
  return (
    <ConfirmDialog {...question} action={action} isHeld={!usage.data}>
      <UsageList
        query={usage}
        none={`Nothing on the site cites or uses ${ids.length === 1 ? 'it' : 'them'}.`}
        lead={ids.length === 1 ? 'It is cited or used' : 'They are cited or used'}
      />
    </ConfirmDialog>
  )
}
