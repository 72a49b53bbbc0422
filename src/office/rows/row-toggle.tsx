import { versionsOf } from '@/data/history/staff'
import type { ListRow, ManagedRow } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import { capitalised } from '@/lib/capitalised'
import { useWhatHolds } from '@/office/list/undo-notice'
import { useAction } from '@/office/list/use-action'
import { useDisabling } from '@/office/list/use-disabling'
import { useTakeBack } from '@/office/list/use-take-back'
import type { Manager } from '@/office/manager'
import { ariaDisabled } from '@/ui/aria-disabled'

type RowToggleProps<Listed extends ListRow, Row extends ManagedRow> = {
  manager: Manager<Listed, Row>
  row: Listed & ManagedRow
  toggle: NonNullable<Manager<Listed, Row>['toggle']>
  of: string
}

/**
 * Changes a row by one click, and says when that failed (ADM-6). What is cited or used is not taken from the site
 * before one has been told by what (STAFF-8).
 */
export function RowToggle<Listed extends ListRow, Row extends ManagedRow>(props: RowToggleProps<Listed, Row>) {
  const { manager, row, toggle, of } = props
  const { isRunning, run } = useAction()
  const { question, ask } = useDisabling()
  const isOn = toggle.isOn(row)
  const hold = useWhatHolds()
  const takeBack = useTakeBack(manager.table.table)
  const reload = useMarkStale(manager.table.table)
  const change = async () => {
    const saved = await manager.table.update(row, { is_enabled: !isOn })
    const run = async () => takeBack(await versionsOf(manager.table.table, saved))
    hold({
      text: `${capitalised(manager.nouns[0])} ${isOn ? 'disabled' : 'enabled'}`,
      holds: isOn ? 'Readers do not see it now' : 'Readers see it now',
      undo: { run },
    })
    await reload()
  }
  const onYes = () => void run(toggle.failed, change, reload)
  const changeOrAsk = async () => {
    const isAsked = isOn && (await ask({ ids: [row.id], what: `this ${manager.nouns[0]}`, detail: of, onYes }))
    if (!isAsked) await change()
  }
  return (
    <>
      <button
        type="button"
        {...ariaDisabled(isRunning)}
        onClick={() => void run(toggle.failed, changeOrAsk, reload)}
        className={`min-h-7 max-xs:wrap-anywhere xs:whitespace-nowrap rounded-full border px-1 xs:px-1.5 font-semibold text-sm md:px-3 ${isOn ? 'border-success text-success' : 'border-line-strong text-muted'}`}
      >
        {toggle.words[isOn ? 'true' : 'false']}
        <span className="sr-only">: {of}</span>
      </button>
      {question}
    </>
  )
}
