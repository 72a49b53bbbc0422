import { type ReactNode, type RefObject, useState } from 'react'
import type { RowChange } from '@/data/row-changes/staff'
import { type ListRow, type ManagedRow, MOST_AT_ONCE, type RowsAsked } from '@/data/staff-table'
import { formatCount } from '@/lib/count'
import { withReason } from '@/lib/with-reason'
import { useKeys } from '@/office/keys/use-keys'
import { RowsDeletion, useDisabling } from '@/office/list/row-deletion'
import { useAction } from '@/office/list/use-action'
import type { Selection } from '@/office/list/use-selection'
import type { Manager, Move } from '@/office/manager'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button, type ButtonLook } from '@/ui/button'
import { MoveDialog } from './move-dialog'
import { useRowChanges } from './use-row-changes'

type BulkBarProps<Listed extends ListRow, Row extends ManagedRow> = {
  manager: Manager<Listed, Row>
  selection: Selection<Listed>
  /** How many rows there are on all pages. */
  total: number
  /** Reads the rows of all pages, at most MOST_AT_ONCE. */
  readAll: () => Promise<Listed[]>
  /** Around the list, whose key for deleting is about the selection. */
  list: RefObject<HTMLElement | null>
  /** What the rows have in common, and what moves them; null in a list without an order of its own. */
  moving: { only: RowsAsked['only']; move: Move } | null
  /** What else can be done with them, and whether that is being done. */
  children?: ReactNode
  isBusy?: boolean
  /** Told which rows are no longer there. */
  onDeleted?: (ids: ReadonlySet<string>) => void
}

/** What can be done with the selected rows of a manager, in the list's foot (STAFF-2). */
export function BulkBar<Listed extends ListRow, Row extends ManagedRow>(props: BulkBarProps<Listed, Row>) {
  const { manager, selection, total, readAll, list, moving, children, isBusy = false, onDeleted } = props
  const { rows, count } = selection
  const [one, many] = manager.nouns
  const [asked, setAsked] = useState<'deletion' | 'move' | null>(null)
  const disabling = useDisabling()
  const { changeMany } = useRowChanges(manager)
  const { run, ...action } = useAction()
  const isRunning = action.isRunning || isBusy
  useKeys('row', { delete: () => setAsked('deletion') }, list)
  const ids = rows.map(({ id }) => id)
  const what = count === 1 ? `this ${one}` : `${formatCount(count)} ${many}`
  const change = async (wanted: RowChange) => {
    await changeMany(rows, wanted)
    selection.drop(new Set(ids))
  }
  const enable = () => run(`Failed to enable ${many}`, () => change('enable'))
  const disable = (isAsked: boolean) =>
    run(`Failed to disable ${many}`, async () => {
      if (isAsked || !(await disabling.ask({ ids, what, onYes: () => void disable(true) }))) await change('disable')
    })
  const remove = async () => {
    const { done, gone } = await changeMany(rows, 'delete').catch((error: unknown) => {
      throw new Error(withReason(`Failed to delete ${many}`, error), { cause: error })
    })
    const left = new Set([...done, ...gone])
    onDeleted?.(left)
    selection.drop(left)
    setAsked(null)
  }
  const selectAll = () => run(`Failed to fetch ${many}`, async () => selection.change(await readAll(), true))
  const reach = Math.min(total, MOST_AT_ONCE)
  const button = (label: string, onClick: () => unknown, look: ButtonLook = 'outline', className = '') => (
    <Button look={look} {...ariaDisabled(isRunning)} className={className} onClick={() => void onClick()}>
      {label}
    </Button>
  )
  return (
    <>
      <strong className="whitespace-nowrap font-semibold">{formatCount(count)} selected</strong>
      {children}
      {manager.toggle && button('Enable', enable)}
      {manager.toggle && button('Disable', () => disable(false))}
      {moving && button('Move to…', () => setAsked('move'))}
      {button('Delete…', () => setAsked('deletion'), 'outline', 'text-danger')}
      {count < reach &&
        button(
          total > reach ? `Select the first ${formatCount(reach)}` : `Select all ${formatCount(total)}`,
          selectAll,
          'quiet',
        )}
      <Button look="quiet" onClick={selection.clear}>
        Clear
        <kbd>Esc</kbd>
      </Button>
      {asked === 'deletion' && (
        <RowsDeletion manager={manager} rows={rows} onConfirm={remove} onCancel={() => setAsked(null)} />
      )}
      {moving && asked === 'move' && (
        <MoveDialog
          manager={manager}
          rows={{ ids, name: rows[0] && count === 1 ? manager.lineOf(rows[0]).title : what }}
          only={moving.only}
          move={async (...to) => {
            await moving.move(...to)
            selection.clear()
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {disabling.question}
    </>
  )
}
