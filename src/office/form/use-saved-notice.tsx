import type { ManagedRow } from '@/data/staff-table'
import { capitalised } from '@/lib/capitalised'
import { DescribeChange } from '@/office/history/describe-change'
import { type Done, useUndo } from '@/office/list/undo-notice'
import { isWrittenOnPage, type RowManager } from '@/office/manager'
import { useNotice } from '@/ui/states/notice'

type Saved = {
  isNew: boolean
  /** Whether all that was typed is saved; if not, it is kept in the browser. */
  isMineWhole: boolean
}

/** Says that a row was saved: of a new one with the way to where readers see it, of a text with what they are told (TIME-5). */
export function useSavedNotice<Row extends ManagedRow, Input extends object>(manager: RowManager<Row, Input>) {
  const offer = useUndo()
  const { show } = useNotice()
  return (row: Row, { isNew, isMineWhole }: Saved) => {
    if (!isMineWhole) show('Saved. What you typed is kept in this browser.')
    else if (!isNew && !isWrittenOnPage(manager)) show('Saved')
    else offer(isNew ? addedRow(manager, row) : { text: 'Saved', ...tellingReaders(manager, row) })
  }
}

function addedRow<Row extends ManagedRow, Input extends object>(manager: RowManager<Row, Input>, row: Row): Done {
  const to = manager.publicPath?.(row)
  return {
    text: `${capitalised(manager.nouns[0])} added`,
    ...(to && { way: { label: 'View it', to } }),
    ...(isWrittenOnPage(manager) && tellingReaders(manager, row)),
  }
}

const tellingReaders = <Row extends ManagedRow, Input extends object>(
  { table: { table } }: RowManager<Row, Input>,
  { id, updated_at }: Row,
): Pick<Done, 'more'> => ({
  more: {
    label: 'Tell readers what changed',
    dialog: (onClose) => <DescribeChange table={table} id={id} changedAt={updated_at} onClose={onClose} />,
  },
})
