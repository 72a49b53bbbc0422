import type { RefObject } from 'react'
import type { RowChange } from '@/data/row-changes/staff'
import type { ManagedRow } from '@/data/staff-table'
import { formatCount } from '@/lib/count'
import { useRowChanges } from '@/office/history/use-row-changes'
import type { Manager } from '@/office/manager'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { RowDeletion } from './row-deletion'
import { SelectionBar } from './selection-bar'
import { useAction } from './use-action'
import { useDisabling } from './use-disabling'
import type { Selection } from './use-selection'

type BulkBarProps<Listed extends ManagedRow, Row extends ManagedRow, Input extends object> = {
  manager: Manager<Listed, Row, Input>
  selection: Selection<Listed>
  /** How many rows there are on all pages. */
  total: number
  /** Reads the rows of all pages, at most MOST_AT_ONCE. */
  readAll: () => Promise<Listed[]>
  list: RefObject<HTMLElement | null>
  onDone: () => void
}

/** What can be done with the selected rows of a manager (STAFF-2). */
export function BulkBar<Listed extends ManagedRow, Row extends ManagedRow, Input extends object>(
  props: BulkBarProps<Listed, Row, Input>,
) {
  const { manager, selection, onDone } = props
  const { rows, count } = selection
  const [one, many] = manager.nouns
  const disabling = useDisabling()
  const { changeMany } = useRowChanges(manager)
  const { isRunning, run } = useAction()
  const change = async (wanted: RowChange) => {
    await changeMany(rows, wanted)
    onDone()
    selection.drop(new Set(rows.map(({ id }) => id)))
  }
  const ids = rows.map(({ id }) => id)
  const enable = () => run(`Failed to enable ${many}`, () => change('enable'))
  const disable = (isAsked: boolean) =>
    run(`Failed to disable ${many}`, async () => {
      if (isAsked || !(await disabling.ask({ ids, what, onYes: () => void disable(true) }))) await change('disable')
    })
  const remove = async () => {
    const { done, gone } = await changeMany(rows, 'delete')
    return new Set([...done, ...gone])
  }
  const what = count === 1 ? `this ${one}` : `${formatCount(count)} ${many}`
  return (
    <SelectionBar
      {...props}
      nouns={manager.nouns}
      isRunning={isRunning}
      remove={remove}
      question={(answer) => <RowDeletion ids={ids} {...deletionOf(manager, rows)} {...answer} />}
    >
      {manager.toggle && (
        <>
          <Button look="outline" {...ariaDisabled(isRunning)} onClick={() => void enable()}>
            Enable
          </Button>
          <Button look="outline" {...ariaDisabled(isRunning)} onClick={() => void disable(false)}>
            Disable
          </Button>
        </>
      )}
      {disabling.question}
    </SelectionBar>
  )
}

/** The question before the selected rows go, and what else would be deleted; of one row it is the row's own. */
function deletionOf<Listed extends ManagedRow, Row extends ManagedRow, Input extends object>(
  { nouns: [, many], inside, lineOf, deletion }: Manager<Listed, Row, Input>,
  rows: readonly Listed[],
): { question: string; detail?: string } {
  const [first, ...others] = rows
  if (first && others.length === 0) return deletion(lineOf(first))
  return {
    question: `Are you sure you want to delete ${formatCount(rows.length)} ${many}?`,
    ...(inside && { detail: `${inside.label} that belong to them are deleted too.` }),
  }
}
