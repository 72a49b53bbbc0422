import { useQuery } from '@tanstack/react-query'
import { rowUsageQuery } from '@/data/row-usage/staff'
import { isRemovable, type ListRow, type ManagedRow } from '@/data/staff-table'
import { formatCount } from '@/lib/count'
import type { Manager } from '@/office/manager'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { UsageList } from './usage-list'

type Answer = { onConfirm: () => void | Promise<void>; onCancel: () => void }

type RowDeletionProps = Answer & {
  /** The rows that are to go, for good or from the site. */
  ids: readonly string[]
  action?: 'Delete' | 'Disable'
  question: string
  detail?: string | undefined
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

type RowsDeletionProps<Listed extends ListRow, Row extends ManagedRow> = Answer & {
  manager: Pick<Manager<Listed, Row>, 'table' | 'nouns' | 'inside' | 'lineOf' | 'deletion' | 'goesWithIt'>
  rows: readonly Listed[]
}

/** Asks before rows of a list are deleted; nothing can cite what visitors sent. */
export function RowsDeletion<Listed extends ListRow, Row extends ManagedRow>(props: RowsDeletionProps<Listed, Row>) {
  const { manager, rows, ...answer } = props
  const { table } = manager.table
  const { question, detail } = deletionOf(manager, rows)
  const also = manager.goesWithIt ? `, with ${manager.goesWithIt},` : ''
  const asked = { question, detail: isRemovable(table) ? `${detail ?? 'They'}${also} ${FOR_GOOD}` : detail, ...answer }
  if (isRemovable(table) && table !== 'files') return <ConfirmDialog {...asked} action="Delete" />
  return <RowDeletion ids={rows.map(({ id }) => id)} {...asked} />
}

const FOR_GOOD = 'cannot be brought back once the notice with Undo is gone.'

/** The question, and what else would be deleted; of one row it is the row's own. */
function deletionOf<Listed extends ListRow, Row extends ManagedRow>(
  { nouns: [, many], inside, lineOf, deletion }: RowsDeletionProps<Listed, Row>['manager'],
  rows: readonly Listed[],
): { question: string; detail?: string } {
  const [first, ...others] = rows
  if (first && others.length === 0) return deletion(lineOf(first))
  return {
    question: `Are you sure you want to delete ${formatCount(rows.length)} ${many}?`,
    ...(inside?.level && { detail: `${inside.label} that belong to them are deleted too.` }),
  }
}
