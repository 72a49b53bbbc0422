import { useState } from 'react'
import { held } from '@/components/ui/held'
import { useIsUsed } from '@/data/row-usage/staff'
import type { ManagedRow } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import type { Manager } from './manager'
import { RowDeletion } from './row-deletion'
import { useAction } from './use-action'

type RowToggleProps<Listed extends ManagedRow, Row extends ManagedRow, Input extends object> = {
  manager: Manager<Listed, Row, Input>
  row: Listed
  toggle: NonNullable<Manager<Listed, Row, Input>['toggle']>
  of: string
}

/**
 * Changes a row by one click, and says when that failed (ADM-6). What is cited or used is not taken from the site
 * before one has been told by what (STAFF-8).
 */
export function RowToggle<Listed extends ManagedRow, Row extends ManagedRow, Input extends object>(
  props: RowToggleProps<Listed, Row, Input>,
) {
  const { manager, row, toggle, of } = props
  const { isRunning, run } = useAction()
  const [isAsked, setIsAsked] = useState(false)
  const isUsed = useIsUsed()
  const { label, isOn } = toggle.labelOf(row)
  const reload = useMarkStale(manager.table.table)
  const change = async () => {
    await manager.table.update(row, toggle.change(row))
    await reload()
  }
  const changeOrAsk = async () => {
    if (isOn && (await isUsed([row.id]))) setIsAsked(true)
    else await change()
  }
  return (
    <>
      <button
        type="button"
        {...held(isRunning)}
        onClick={() => void run(toggle.failed, changeOrAsk, reload)}
        className={`min-h-7 rounded-full border px-3 font-semibold text-sm ${isOn ? 'border-success text-success' : 'border-line-strong text-muted'}`}
      >
        {label}
        <span className="sr-only">: {of}</span>
      </button>
      {isAsked && (
        <RowDeletion
          ids={[row.id]}
          action="Disable"
          question={`Do you want to disable this ${manager.nouns[0]}?`}
          detail={of}
          onConfirm={() => {
            setIsAsked(false)
            return run(toggle.failed, change, reload)
          }}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
