import type { ListRow, ManagedRow } from '@/data/staff-table'
import { useDisabling } from '@/office/list/row-deletion'
import { useAction } from '@/office/list/use-action'
import type { Manager } from '@/office/manager'
import { ariaDisabled } from '@/ui/aria-disabled'
import { useRowChanges } from './use-row-changes'

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
  const { changeOne } = useRowChanges(manager)
  const change = () => changeOne(row, isOn ? 'disable' : 'enable')
  const onYes = () => void run(toggle.failed, change)
  const changeOrAsk = async () => {
    const isAsked = isOn && (await ask({ ids: [row.id], what: `this ${manager.nouns[0]}`, detail: of, onYes }))
    if (!isAsked) await change()
  }
  return (
    <>
      <button
        type="button"
        {...ariaDisabled(isRunning)}
        onClick={() => void run(toggle.failed, changeOrAsk)}
        className={`min-h-7 max-xs:wrap-anywhere xs:whitespace-nowrap rounded-full border px-1 xs:px-1.5 font-semibold text-sm md:px-3 ${isOn ? 'border-success text-success' : 'border-line-strong text-muted'}`}
      >
        {toggle.words[isOn ? 'true' : 'false']}
        <span className="sr-only">: {of}</span>
      </button>
      {question}
    </>
  )
}
