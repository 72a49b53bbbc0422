import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { usageOfChangeQuery } from '@/data/dead-links/staff'
import { parentsQuery } from '@/data/order/staff'
import type { ManagedRow, ManagedTable, RowsAsked } from '@/data/staff-table'
import { ParentPicker } from '@/office/form/parent-picker'
import type { OrderedManager } from '@/office/manager'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { useSubmitState } from '@/ui/hooks/use-submit-state'
import { Modal } from '@/ui/modal'
import { type PlaceChosen, PlacePicker, useChosenPlace } from './place-picker'
import { UsageWarning } from './usage-list'
import type { Move, MovedRows } from './use-move'

type MoveDialogProps<Listed extends ManagedRow> = {
  manager: OrderedManager<Listed>
  rows: MovedRows
  /** What they have in common with their siblings now. */
  only: RowsAsked['only']
  move: Move
  onClose: () => void
}

/** Moves rows together as far as one likes: to the top, the end or a number, and to another chapter or category (STAFF-5). */
export function MoveDialog<Listed extends ManagedRow>(props: MoveDialogProps<Listed>) {
  const { manager, rows, only, move, onClose } = props
  const { parents } = manager
  const id = useId()
  const home = parents ? only[parents.column] : undefined
  const [parent, setParent] = useState(home)
  const [chosen, setChosen] = useState<PlaceChosen>({ at: 'end', typed: '' })
  const names = useQuery({ ...(parents?.query ?? parentsQuery('chapters')), enabled: parents !== undefined })
  const elsewhere = parent === home ? undefined : names.data?.find((other) => other.id === parent)
  const place = useChosenPlace(manager, parents && parent ? { [parents.column]: parent } : only, rows.ids, chosen)
  const { status, error, submit } = useSubmitState()
  // Nothing has the name that was typed, or the names have not come yet.
  const isNowhere = parents !== undefined && !parent
  const isHeld = status === 'submitting' || place.number === undefined || isNowhere
  const moveNow = async (event: FormEvent) => {
    event.preventDefault()
    const { number } = place
    if (isHeld || number === undefined) return
    const isDone = await submit(
      () => move(rows, { number, ...(elsewhere && { parent: elsewhere.id }) }, elsewhere),
      `Failed to move ${rows.name}`,
    )
    if (isDone) onClose()
  }
  return (
    <Modal labelledBy={`${id}-title`} onCancel={onClose} className="office-sheet">
      <form noValidate onSubmit={(event) => void moveNow(event)}>
        <h2 id={`${id}-title`} className="wrap-anywhere px-4 pt-3 font-semibold">
          {rows.ids.length === 1 ? (
            <>
              Move “<bdi>{rows.name}</bdi>” to
            </>
          ) : (
            `Move ${rows.name} to`
          )}
        </h2>
        {parents && <ParentPicker noun={parents.noun} query={names} home={home} chosen={parent} onChoose={setParent} />}
        <PlacePicker chosen={chosen} total={isNowhere ? null : place.total} onChoose={setChosen} />
        {elsewhere && parents && (
          <MoveUsage table={manager.table.table} ids={rows.ids} changes={{ [parents.column]: elsewhere.id }} />
        )}
        <p role="alert" className="px-4 pt-2 text-danger empty:hidden">
          {error?.message}
        </p>
        <div className="mt-1 flex flex-wrap items-center justify-end gap-2 border-line border-t px-4 py-2">
          <p role="status" className="w-full text-muted text-sm">
            {!isNowhere && place.inWords} {elsewhere && parents?.note}
          </p>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="solid" {...ariaDisabled(isHeld)}>
            Move
          </Button>
        </div>
      </form>
    </Modal>
  )
}

type MoveUsageProps = { table: ManagedTable; ids: readonly string[]; changes: Readonly<Record<string, string>> }

/** Says what the move to another chapter or category would leave leading nowhere (TRUE-4). */
function MoveUsage({ table, ids, changes }: MoveUsageProps) {
  const { data } = useQuery(usageOfChangeQuery(table, ids, changes))
  if (!data || data.total === 0) return null
  return (
    <div role="status" className="px-4">
      <UsageWarning usage={data} />
    </div>
  )
}
