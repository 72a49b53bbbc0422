import { type RefObject, useState } from 'react'
import type { RowChange } from '@/data/row-changes/staff'
import { type ManagedRow, MOST_AT_ONCE } from '@/data/staff-table'
import { formatCount } from '@/lib/count'
import { withReason } from '@/lib/with-reason'
import { useRowChanges } from '@/office/history/use-row-changes'
import { useKeys } from '@/office/keys/use-keys'
import type { Manager } from '@/office/manager'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { RowDeletion } from './row-deletion'
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
  /** Around the list, whose key for deleting is about the selection. */
  list: RefObject<HTMLElement | null>
  /** The focus goes to the list when the bar goes away. */
  onDone: () => void
}

/** What can be done with the selected rows, in the list's foot (STAFF-2). */
export function BulkBar<Listed extends ManagedRow, Row extends ManagedRow, Input extends object>(
  props: BulkBarProps<Listed, Row, Input>,
) {
  const { manager, selection, total, readAll, onDone, list } = props
  const { rows, count } = selection
  const [one, many] = manager.nouns
  const [isDeletionAsked, setIsDeletionAsked] = useState(false)
  useKeys('row', { delete: () => setIsDeletionAsked(true) }, list)
  const disabling = useDisabling()
  const { changeMany } = useRowChanges(manager)
  const { isRunning, run } = useAction()
  const change = async (wanted: RowChange) => {
    const { done, gone } = await changeMany(rows, wanted)
    onDone()
    selection.drop(wanted === 'delete' ? new Set([...done, ...gone]) : new Set(rows.map(({ id }) => id)))
  }
  const ids = rows.map(({ id }) => id)
  const enable = () => run(`Failed to enable ${many}`, () => change('enable'))
  const disable = (isAsked: boolean) =>
    run(`Failed to disable ${many}`, async () => {
      if (isAsked || !(await disabling.ask({ ids, what, onYes: () => void disable(true) }))) await change('disable')
    })
  const remove = async () => {
    try {
      await change('delete')
    } catch (error) {
      throw new Error(withReason(`Failed to delete ${many}`, error), { cause: error })
    }
    setIsDeletionAsked(false)
  }
  const selectAll = () => void run(`Failed to fetch ${many}`, async () => selection.change(await readAll(), true))
  const what = count === 1 ? `this ${one}` : `${formatCount(count)} ${many}`
  const reach = Math.min(total, MOST_AT_ONCE)
  return (
    <>
      <strong className="whitespace-nowrap font-semibold">{formatCount(count)} selected</strong>
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
      <Button
        look="outline"
        {...ariaDisabled(isRunning)}
        className="text-danger"
        onClick={() => setIsDeletionAsked(true)}
      >
        Delete…
      </Button>
      {count < reach && (
        <Button look="quiet" {...ariaDisabled(isRunning)} onClick={selectAll}>
          {total > reach ? `Select the first ${formatCount(reach)}` : `Select all ${formatCount(total)}`}
        </Button>
      )}
      <Button
        look="quiet"
        onClick={() => {
          onDone()
          selection.clear()
        }}
      >
        Clear
        <kbd>Esc</kbd>
      </Button>
      {disabling.question}
      {isDeletionAsked && (
        <RowDeletion
          ids={ids}
          {...deletionOf(manager, rows)}
          onConfirm={remove}
          onCancel={() => setIsDeletionAsked(false)}
        />
      )}
    </>
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
