import { type ReactNode, type RefObject, useState } from 'react'
import type { RowChange } from '@/data/row-changes/staff'
import type { ListRow, ManagedRow, RowsAsked } from '@/data/staff-table'
import { formatCount } from '@/lib/count'
import { RowsDeletion, useDisabling } from '@/office/list/row-deletion'
import { SelectionBar } from '@/office/list/selection-bar'
import { useAction } from '@/office/list/use-action'
import type { Selection } from '@/office/list/use-selection'
import type { Manager, Move } from '@/office/manager'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { MoveDialog } from './move-dialog'
import { useRowChanges } from './use-row-changes'

type BulkBarProps<Listed extends ListRow, Row extends ManagedRow> = {
  manager: Manager<Listed, Row>
  selection: Selection<Listed>
  /** How many rows there are on all pages. */
  total: number
  /** Reads the rows of all pages, at most MOST_AT_ONCE. */
  readAll: () => Promise<Listed[]>
  list: RefObject<HTMLElement | null>
  /** What the rows have in common, and what moves them; null in a list without an order of its own. */
  moving: { only: RowsAsked['only']; move: Move } | null
  /** What else can be done with them, and whether that is being done. */
  children?: ReactNode
  isBusy?: boolean
  /** Told which rows are no longer there. */
  onDeleted?: (ids: ReadonlySet<string>) => void
}

/** What can be done with the selected rows of a manager (STAFF-2). */
export function BulkBar<Listed extends ListRow, Row extends ManagedRow>(props: BulkBarProps<Listed, Row>) {
  const { manager, selection, moving, children, isBusy = false, onDeleted } = props
  const { rows, count } = selection
  const [one, many] = manager.nouns
  const [isMoveAsked, setIsMoveAsked] = useState(false)
  const disabling = useDisabling()
  const { changeMany } = useRowChanges(manager)
  const { isRunning, run } = useAction()
  const change = async (wanted: RowChange) => {
    await changeMany(rows, wanted)
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
    const left = new Set([...done, ...gone])
    onDeleted?.(left)
    return left
  }
  const what = count === 1 ? `this ${one}` : `${formatCount(count)} ${many}`
  return (
    <SelectionBar
      {...props}
      nouns={manager.nouns}
      isRunning={isRunning || isBusy}
      remove={remove}
      question={(answer) => <RowsDeletion manager={manager} rows={rows} {...answer} />}
    >
      {children}
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
      {moving && (
        <Button look="outline" {...ariaDisabled(isRunning)} onClick={() => setIsMoveAsked(true)}>
          Move to…
        </Button>
      )}
      {moving && isMoveAsked && (
        <MoveDialog
          manager={manager}
          rows={{ ids, name: rows[0] && count === 1 ? manager.lineOf(rows[0]).title : what }}
          only={moving.only}
          move={async (...asked) => {
            await moving.move(...asked)
            selection.clear()
          }}
          onClose={() => setIsMoveAsked(false)}
        />
      )}
      {disabling.question}
    </SelectionBar>
  )
}
