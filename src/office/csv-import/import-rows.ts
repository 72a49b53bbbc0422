import { findSame, type RowFault } from '@/data/additions/staff'
import { formatCount } from '@/lib/count'
import { type FieldValue, type FieldValues, faultsOf } from '@/lib/faults'
import { createSlices } from '@/lib/slices'
import { UnreadableFile } from '@/office/bring-in/unreadable-file'
import { UnreadableMarkup } from '@/office/editor/foreign-markup'
import { columnsOf } from '@/office/fields/stored'
import type { FieldSpec, ImportSpec } from '@/office/manager'
import { readCell } from './read-cell'
import type { CsvTable } from './read-csv'
import type { DateOrder } from './read-dates'

/** A sentence for each field at fault; under '' what is wrong with the row as a whole. */
type Faults = Readonly<Record<string, string>>

/** A row of a file on its way into a list. */
export type ImportRow = {
  /** The line of the file on which it begins. */
  line: number
  values: FieldValues
  /** What was typed over the file's own values. */
  mended: FieldValues
  /** What is wrong by the rules of the form. */
  faults: Faults
  /** Likewise, what the database would refuse; null while that is not known. */
  refused: Faults | null
  /** The row that is the same: in the list by its id, or in the file by its line. */
  sameAs: { id: string } | { line: number } | null
  isLeftOut: boolean
  /** Whether it is added although there is the same one. */
  isAddedAgain: boolean
}

export type RowState = 'ready' | 'faulty' | 'duplicate' | 'left-out'

export function stateOf(row: ImportRow): RowState {
  if (row.isLeftOut) return 'left-out'
  if (Object.keys(faultsOfRow(row)).length > 0) return 'faulty'
  return row.sameAs && !row.isAddedAgain ? 'duplicate' : 'ready'
}

export const faultsOfRow = ({ faults, refused }: ImportRow): Faults => ({ ...refused, ...faults })

/** Whether it would be added, and nobody knows yet whether it can be. */
export const isUnchecked = (row: ImportRow): boolean => row.refused === null && stateOf(row) === 'ready'

/** How the columns of a file are read. */
export type Columns = {
  /** The field that each column is; null for none. */
  fields: readonly (string | null)[]
  orders: readonly DateOrder[]
}

type Reading = {
  columns: Columns
  spec: ImportSpec
  /** As they were read before, by line: what was mended and left out stays so. */
  before: ReadonlyMap<number, ImportRow>
  signal: AbortSignal
  onProgress: (done: number) => void
}

/** Reads a table's rows in slices between which the page goes on. Throws the signal's reason when it is stopped. */
export async function readRows(table: CsvTable, reading: Reading): Promise<ImportRow[]> {
  const { signal, onProgress } = reading
  const rows: ImportRow[] = []
  const slices = createSlices(signal)
  for (const row of table.rows) {
    if (slices.isOver()) {
      onProgress(rows.length)
      await slices.pause()
    }
    rows.push(readRow(row, table.head.length, reading))
  }
  return rows
}

function readRow(
  { line, cells }: CsvTable['rows'][number],
  width: number,
  { columns, spec, before }: Reading,
): ImportRow {
  const values: FieldValues = { ...emptyValues(spec), ...spec.defaults }
  for (const [place, name] of columns.fields.entries()) {
    const field = spec.fields.find((each) => each.name === name)
    const cell = cells[place] ?? ''
    if (!field || (cell.trim() === '' && field.name in (spec.defaults ?? {}))) continue
    values[field.name] = readOrRefuse(cell, field, { line, order: columns.orders[place] ?? 'day-first' })
  }
  const { mended = {}, isLeftOut = false, isAddedAgain = false } = before.get(line) ?? {}
  const hasMore = cells.slice(width).some((cell) => cell.trim() !== '')
  const extra: Record<string, string> = hasMore
    ? { '': 'This row has more cells than the first line has columns.' }
    : {}
  const row = { line, values: { ...values, ...mended }, mended, refused: null, sameAs: null, isLeftOut, isAddedAgain }
  return { ...row, faults: { ...extra, ...faultsIn(row.values, spec) } }
}

type CellPlace = { line: number; order: DateOrder }

/** A cell as a value. @throws UnreadableFile with the place of a cell that cannot be read */
function readOrRefuse(cell: string, field: FieldSpec, { line, order }: CellPlace): FieldValue {
  try {
    return readCell(cell, field, order)
  } catch (error) {
    if (!(error instanceof UnreadableMarkup)) throw error
    const words = `Line ${formatCount(line)}, ${field.label}: ${error.message} Take it out, then choose the file again.`
    throw new UnreadableFile(words, { cause: error })
  }
}

/** Of what only a form for changes has, such as the content of a decision, a new row has none of its own. */
const emptyValues = ({ fields }: ImportSpec): FieldValues =>
  Object.fromEntries(fields.filter(({ isForChanges }) => !isForChanges).map(({ name }) => [name, '']))

/** A row with another value in one field, and what is wrong with it then. */
export function mend(row: ImportRow, name: string, value: FieldValue, spec: ImportSpec): ImportRow {
  const values = { ...row.values, [name]: value }
  const mended = { ...row.mended, [name]: value }
  return { ...row, values, mended, refused: null, faults: faultsIn(values, spec) }
}

function faultsIn(values: FieldValues, { fields }: ImportSpec): Record<string, string> {
  const unknown = fields.flatMap((field) => (isUnknownOption(field, values[field.name]) ? [field] : []))
  return {
    ...Object.fromEntries(unknown.map((field) => [field.name, unknownWords(field)])),
    ...faultsOf(
      fields.filter(({ name }) => name in values),
      values,
    ),
  }
}

const isUnknownOption = ({ options }: FieldSpec, value: FieldValue | undefined) =>
  options !== undefined && value !== undefined && value !== '' && options.every(([offered]) => offered !== value)

const unknownWords = ({ label, options = [] }: FieldSpec) =>
  options.length === 0
    ? `There is no ${label.toLowerCase()} yet. Add it first.`
    : `${label} must be one of: ${options.map(([, name]) => name).join(', ')}`

/** What a row is compared by: each way in which it may be one that is there, with its values folded. */
function keysOf(row: ImportRow, { sameBy }: ImportSpec): { way: number; values: string[]; key: string }[] {
  return sameBy.flatMap(({ fields, without }, way) => {
    if (without && foldedValue(row.values[without]) !== '') return []
    const values = fields.map((name) => foldedValue(row.values[name]))
    return values.includes('') ? [] : [{ way, values, key: `${way}\n${values.join('\n')}` }]
  })
}

const foldedValue = (value: FieldValue | undefined) =>
  String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** The ids of rows that are in the list already, by the key of what they are compared by; null for none. */
export type Known = ReadonlyMap<string, string | null>

/** Asks the database which of these rows are there, but for those that are known. Throws AppError. */
export async function findKnown(
  rows: readonly ImportRow[],
  spec: ImportSpec,
  known: Known,
  signal: AbortSignal,
): Promise<Known> {
  const found = new Map(known)
  for (const [way, { fields }] of spec.sameBy.entries()) {
    const asked = new Map(
      rows
        .flatMap((row) => keysOf(row, spec))
        .filter((each) => each.way === way && !known.has(each.key))
        .map(({ key, values }) => [key, values]),
    )
    const columns = fields.map((name) => spec.columnOf?.[name] ?? name)
    const ids = await findSame(spec.list, columns, [...asked.values()], signal)
    for (const [place, key] of [...asked.keys()].entries()) found.set(key, ids.get(place) ?? null)
  }
  return found
}

/** Says of each row which one is the same: in the list, or further up in the file. */
export function markSame(rows: readonly ImportRow[], spec: ImportSpec, known: Known): ImportRow[] {
  const above = new Map<string, number>()
  return rows.map((row) => {
    const keys = keysOf(row, spec).map(({ key }) => key)
    const id = keys.map((key) => known.get(key)).find(Boolean)
    const line = keys.map((key) => above.get(key)).find(Boolean)
    if (!row.isLeftOut) for (const key of keys) if (!above.has(key)) above.set(key, row.line)
    const sameAs = id ? { id } : line ? { line } : null
    return sameAs || row.sameAs ? { ...row, sameAs } : row
  })
}

/** A row with what the database would refuse of it; undefined for nothing. */
export function withRefusal(row: ImportRow, refusal: RowFault | undefined, { fields }: ImportSpec): ImportRow {
  if (!refusal) return { ...row, refused: {} }
  const { column, fault } = refusal
  const field = fields.find((each) => column !== null && columnsOf(each).includes(column))
  // The database calls it by its column.
  const said = field ? fault.replace(/^Its .*?(?= is )/, field.label) : fault
  return { ...row, refused: { [field?.name ?? '']: said } }
}
