import type { ManagedRow } from '@/data/staff-table'
import type { FieldValues } from '@/lib/faults'
import type { RowManager } from '@/office/manager'
import { ChangePreview } from './page-preview'

type FormPreviewProps<Row extends ManagedRow, Input extends object> = {
  manager: RowManager<Row, Input>
  row: Row | null
  values: FieldValues
  /** The amendment to which it goes. */
  amendment: string | null
  onClose: () => void
}

/** What is typed as readers' page of it. */
export function FormPreview<Row extends ManagedRow, Input extends object>(props: FormPreviewProps<Row, Input>) {
  const { manager, row, values, amendment, onClose } = props
  return (
    <ChangePreview
      list={manager.table.table}
      id={row?.id ?? null}
      input={manager.inputOf(values)}
      amendment={amendment}
      to="the form"
      onClose={onClose}
    />
  )
}
