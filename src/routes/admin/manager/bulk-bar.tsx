import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { held } from '@/components/ui/held'
import type { RowChange } from '@/data/row-changes/staff'
import { useIsUsed } from '@/data/row-usage/staff'
import { type ManagedRow, MOST_AT_ONCE } from '@/data/staff-table'
import { formatCount } from '@/lib/count'
import type { Manager } from './manager'
import { RowDeletion } from './row-deletion'
import { useAction } from './use-action'
import { useRowChanges } from './use-row-changes'
import type { Selection } from './use-selection'

type BulkBarProps<Listed extends ManagedRow, Row extends ManagedRow, Input extends object> = {
  manager: Manager<Listed, Row, Input>
  selection: Selection<Listed>
  /** How many rows there are on all pages. */
  total: number
  /** Reads the rows of all pages, at most MOST_AT_ONCE. */
  readAll: () => Promise<Listed[]>
  /** The focus goes to the list when the bar goes away. */
  onDone: () => void
}

/** What can be done with the selected rows, in the list's foot (STAFF-2). */
export function BulkBar<Listed extends ManagedRow, Row extends ManagedRow, Input extends object>(
  props: BulkBarProps<Listed, Row, Input>,
) {
  const { manager, selection, total, readAll, onDone } = props
  const { rows, count } = selection
  const [one, many] = manager.nouns
  const [asked, setAsked] = useState<'delete' | 'disable' | null>(null)
  const isUsed = useIsUsed()
  const { changeMany } = useRowChanges(manager)
  const { isRunning, run } = useAction()
  const change = async (wanted: RowChange) => {
    const { done, gone } = await changeMany(rows, wanted)
    onDone()
    selection.drop(wanted === 'delete' ? new Set([...done, ...gone]) : new Set(rows.map(({ id }) => id)))
  }
  const ids = rows.map(({ id }) => id)
  const enable = () => run(`Failed to enable ${many}`, () => change('enable'))
  const disable = () =>
    run(`Failed to disable ${many}`, async () => {
      if (await isUsed(ids)) setAsked('disable')
      else await change('disable')
    })
  const selectAll = () => void run(`Failed to fetch ${many}`, async () => selection.change(await readAll(), true))
  const what = count === 1 ? `this ${one}` : `${formatCount(count)} ${many}`
  const reach = Math.min(total, MOST_AT_ONCE)
  return (
    <>
      <strong className="whitespace-nowrap font-semibold">{formatCount(count)} selected</strong>
      {manager.toggle && (
        <>
          <Button look="outline" {...held(isRunning)} onClick={() => void enable()}>
            Enable
          </Button>
          <Button look="outline" {...held(isRunning)} onClick={() => void disable()}>
            Disable
          </Button>
        </>
      )}
      <Button look="outline" {...held(isRunning)} className="text-danger" onClick={() => setAsked('delete')}>
        Delete…
      </Button>
      {count < reach && (
        <Button look="quiet" {...held(isRunning)} onClick={selectAll}>
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
        <kbd className="office-key">Esc</kbd>
      </Button>
      {asked && (
        <RowDeletion
          ids={ids}
          {...(asked === 'delete'
            ? { question: `Are you sure you want to delete ${what}?` }
            : { question: `Do you want to disable ${what}?`, action: 'Disable' })}
          {...(asked === 'delete' &&
            manager.inside && { detail: `${manager.inside.label} that belong to them are deleted too.` })}
          onConfirm={() => change(asked).then(() => setAsked(null))}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  )
}
