import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { rowUsageQuery, useIsUsed } from '@/data/row-usage/staff'
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
function RowDeletion({ ids, action = 'Delete', ...question }: RowDeletionProps) {
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

type Asked = {
  ids: readonly string[]
  /** What the question calls them: "this FAQ". */
  what: string
  /** The name of a single row. */
  detail?: string
  onYes: () => void
}

/**
 * The question before rows are disabled, which says what cites or links them (STAFF-8).
 * @returns the question while it is asked, and `ask`, which resolves to whether it has to be: rows that nothing uses
 * are disabled unasked. It throws AppError when that cannot be found out.
 */
export function useDisabling(): { question: ReactNode; ask: (rows: Asked) => Promise<boolean> } {
  const [asked, setAsked] = useState<Asked | null>(null)
  const isUsed = useIsUsed()
  const end = () => setAsked(null)
  return {
    ask: async (rows) => {
      const isAsked = await isUsed(rows.ids)
      if (isAsked) setAsked(rows)
      return isAsked
    },
    question: asked && (
      <RowDeletion
        ids={asked.ids}
        action="Disable"
        question={`Do you want to disable ${asked.what}?`}
        {...(asked.detail && { detail: asked.detail })}
        onConfirm={() => {
          end()
          asked.onYes()
        }}
        onCancel={end}
      />
    ),
  }
}
