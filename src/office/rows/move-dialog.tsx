import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usageOfChangeQuery } from '@/data/dead-links/staff'
import { parentsQuery } from '@/data/order/staff'
import type { ListRow, ManagedTable, RowsAsked } from '@/data/staff-table'
import { ParentPicker } from '@/office/form/parent-picker'
import { FormSheet } from '@/office/form-sheet'
import { UsageWarning } from '@/office/list/usage-list'
import type { Move, MovedRows, OrderedManager } from '@/office/manager'
import { FormError } from '@/ui/form-error'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'
import { type PlaceChosen, PlacePicker, useChosenPlace } from './place-picker'

type MoveDialogProps<Listed extends ListRow> = {
  manager: OrderedManager<Listed>
  rows: MovedRows
  /** What they have in common with their siblings now. */
  only: RowsAsked['only']
  move: Move
  onClose: () => void
}

/** Moves rows together as far as one likes: to the top, the end or a number, and to another chapter or category (STAFF-5). */
export function MoveDialog<Listed extends ListRow>(props: MoveDialogProps<Listed>) {
  const { manager, rows, only, move, onClose } = props
  const { parents } = manager
  const home = parents ? only[parents.column] : undefined
  const [parent, setParent] = useState(home)
  const [chosen, setChosen] = useState<PlaceChosen>({ at: 'end', typed: '' })
  const names = useQuery({ ...(parents?.query ?? parentsQuery('chapters')), enabled: parents !== undefined })
  const elsewhere = parent === home ? undefined : names.data?.find((other) => other.id === parent)
  const place = useChosenPlace(manager, parents && parent ? { [parents.column]: parent } : only, rows.ids, chosen)
  const form = useCheckedForm({ fields: ['parent', 'number'] })
  // Nothing has the name that was typed, or the names have not come yet.
  const isNowhere = parents !== undefined && !parent
  const moveNow = async () => {
    const { number } = place
    const isSound = form.check({
      ...(isNowhere && { parent: `Choose a ${parents.noun}` }),
      ...(number === undefined && { number: place.inWords }),
    })
    if (!isSound || number === undefined) return
    const isDone = await form.submit(
      () => move(rows, { number, ...(elsewhere && { parent: elsewhere.id }) }, elsewhere),
      `Failed to move ${rows.name}`,
    )
    if (isDone) onClose()
  }
  const title =
    rows.ids.length === 1 ? (
      <>
        Move “<bdi>{rows.name}</bdi>” to
      </>
    ) : (
      `Move ${rows.name} to`
    )
  const outcome = (
    <>
      {!isNowhere && place.number !== undefined && place.inWords} {elsewhere && parents?.note}
    </>
  )
  return (
    <FormSheet
      form={form}
      title={title}
      submit="Move"
      outcome={outcome}
      onSubmit={() => void moveNow()}
      onCancel={onClose}
    >
      {parents && (
        <ParentPicker
          {...form.field('parent')}
          noun={parents.noun}
          query={names}
          home={home}
          chosen={parent}
          onChoose={setParent}
        />
      )}
      <PlacePicker
        {...form.field('number')}
        chosen={chosen}
        total={isNowhere ? null : place.total}
        onChoose={setChosen}
      />
      {elsewhere && parents && (
        <MoveUsage table={manager.table.table} ids={rows.ids} changes={{ [parents.column]: elsewhere.id }} />
      )}
      <FormError error={form.error} />
    </FormSheet>
  )
}

type MoveUsageProps = { table: ManagedTable; ids: readonly string[]; changes: Readonly<Record<string, string>> }

/** Says what the move to another chapter or category would leave leading nowhere (TRUE-4). */
function MoveUsage({ table, ids, changes }: MoveUsageProps) {
  const { data } = useQuery(usageOfChangeQuery(table, ids, changes))
  if (!data || data.total === 0) return null
  return (
    <div role="status">
      <UsageWarning usage={data} />
    </div>
  )
}
