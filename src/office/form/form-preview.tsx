import type { ManagedRow } from '@/data/staff-table'
import type { FieldValues } from '@/lib/faults'
import { type RowManager, textOf } from '@/office/manager'
import { PagePreview, usePreviewedDay } from './page-preview'

type FormPreviewProps<Row extends ManagedRow, Input extends object> = {
  manager: RowManager<Row, Input>
  row: Row | null
  values: FieldValues
  /** The amendment to which it goes: its page is that of its day then (TIME-3). */
  amendment: string | null
  onClose: () => void
}

/** What is typed as readers' page of it. */
export function FormPreview<Row extends ManagedRow, Input extends object>(props: FormPreviewProps<Row, Input>) {
  const { manager, row, values, amendment, onClose } = props
  const present = row && manager.valuesOf(row)
  const isSame = present !== null && WORDS.every((name) => textOf(present, name) === textOf(values, name))
  const on = usePreviewedDay(amendment, present === null ? 'only then' : isSame ? 'same' : 'changed')
  const input = manager.inputOf(values)
  return (
    <PagePreview
      list={manager.table.table}
      id={row?.id ?? null}
      input={input}
      on={on}
      to="the form"
      onClose={onClose}
    />
  )
}

/** By which the law of a day differs from that of today. */
const WORDS = ['title', 'content']
