import { useState } from 'react'
import { formatCount } from '@/lib/count'
import { withoutApostrophes } from '@/lib/csv'
import type { FieldSpec, ImportSpec } from '@/office/manager'
import { Field } from '@/ui/field'
import type { Columns } from './import-rows'
import type { CsvTable } from './read-csv'
import { type DateOrder, dateOrderOf, hasNumberedDates } from './read-dates'

type ColumnChoicesProps = {
  spec: ImportSpec
  table: CsvTable
  columns: Columns
  onChange: (columns: Columns) => void
}

/** What each column of the file is: found by its name, and to be chosen otherwise. */
export function ColumnChoices({ spec, table, columns, onChange }: ColumnChoicesProps) {
  const fieldAt = (place: number) => spec.fields.find(({ name }) => name === columns.fields[place])
  const choose = (place: number, name: string) =>
    onChange({
      ...columns,
      // A field is one column's.
      fields: columns.fields.map((field, at) => (at === place ? name || null : field === name ? null : field)),
    })
  const missing = spec.fields.filter(({ name, isRequired }) => isRequired && !columns.fields.includes(name))
  const unsaid = missing.filter(({ name }) => !(name in (spec.defaults ?? {})))
  // Once all is found there is nothing to do here, and the rows are what matters.
  const [isOpen, setIsOpen] = useState(
    unsaid.length > 0 || table.head.some((_, place) => isAmbiguous(fieldAt(place), table, place)),
  )
  const matched = columns.fields.filter(Boolean).length
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="office-inset border-line border-b"
    >
      <summary className="min-h-control cursor-pointer content-center">
        <span className="font-semibold">Columns</span>{' '}
        <span className="text-muted">
          {formatCount(matched)} of {formatCount(table.head.length)} are brought in
        </span>
      </summary>
      {unsaid.length > 0 && (
        <p className="mt-1 text-warning">Required, and in no column: {unsaid.map(({ label }) => label).join(', ')}.</p>
      )}
      {isOpen && (
        <div className="mt-2 grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
          {table.head.map((column, place) => {
            const chosen = fieldAt(place)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are, and may have one name
              <div key={place} className="min-w-0">
                <Field label={column || `Column ${place + 1}`} hint={sampleOf(table, place)}>
                  {(control) => (
                    <select
                      {...control}
                      value={chosen?.name ?? ''}
                      onChange={({ target }) => choose(place, target.value)}
                    >
                      <option value="">Leave out</option>
                      {spec.fields.map(({ name, label }) => (
                        <option key={name} value={name}>
                          {label}
                        </option>
                      ))}
                    </select>
                  )}
                </Field>
                {isAmbiguous(chosen, table, place) && (
                  <OrderChoice
                    column={column}
                    order={columns.orders[place] ?? 'day-first'}
                    onChange={(order) =>
                      onChange({ ...columns, orders: columns.orders.map((each, at) => (at === place ? order : each)) })
                    }
                  />
                )}
              </div>
            )
          })}
        </div>
      )}
    </details>
  )
}

const SAMPLE = 60

/** The first words that a column has. */
function sampleOf({ rows }: CsvTable, place: number) {
  const cell = withoutApostrophes(rows.map(({ cells }) => cells[place]?.trim() ?? '').find(Boolean) ?? '')
  const words = cell.replace(/\s+/g, ' ').slice(0, SAMPLE)
  return cell ? <bdi className="wrap-anywhere">{cell.length > SAMPLE ? `${words}…` : words}</bdi> : 'empty'
}

function isAmbiguous(field: FieldSpec | undefined, { rows }: CsvTable, place: number): boolean {
  if (field?.kind !== 'date' && field?.kind !== 'known-date') return false
  const cells = rows.map(({ cells }) => cells[place] ?? '')
  return hasNumberedDates(cells) && dateOrderOf(cells) === null
}

type OrderChoiceProps = { column: string; order: DateOrder; onChange: (order: DateOrder) => void }

function OrderChoice({ column, order, onChange }: OrderChoiceProps) {
  return (
    <Field label={`Days of ${column}`} hint="None of them tells which number is the month." className="mt-2">
      {(control) => (
        <select
          {...control}
          value={order}
          onChange={({ target }) => onChange(target.value === 'month-first' ? 'month-first' : 'day-first')}
        >
          <option value="day-first">Day first: 2/11 is 2 November</option>
          <option value="month-first">Month first: 11/2 is 2 November</option>
        </select>
      )}
    </Field>
  )
}
