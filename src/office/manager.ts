import type { ComponentType, ReactNode } from 'react'
import type { Parent, Place, parentsQuery } from '@/data/order/staff'
import type { PageAnswer } from '@/data/page'
import type { RowFacts } from '@/data/row-facts/staff'
import type { FormRows, Stored } from '@/data/row-writes'
import type { ComparedTable } from '@/data/same-value/staff'
import type { ListRow, ManagedRow, ManagedTable, RowsAsked, StaffTable } from '@/data/staff-table'
import { capitalised } from '@/lib/capitalised'
import { type FieldRule, type FieldValue, type FieldValues, readNumber } from '@/lib/faults'
import type { MenuItem } from './menu-button'

/** What a control is given that a screen brings along for a list of texts. */
export type OwnControlProps = {
  value: readonly string[]
  onChange: (texts: string[]) => void
  isDisabled: boolean
}

/** What a new row is begun with: the number of rows, the list's filter, and the words that it is added for ('' if none). */
export type Begun = { count: number; only: RowsAsked['only']; words: string }

/** How a value is kept that is not its column. */
export type Kept<Column extends string> = {
  columns: readonly Column[]
  read: (row: Stored) => FieldValue
  write: (value: FieldValue) => Stored
}

/** The words for a column that is true or false. */
export type Choice = Readonly<Record<'true' | 'false', string>>

/** A field of a form: its rule, where it is kept, and how it is filled in. */
export type FieldSpec = FieldRule & {
  /** Where it is kept, if not in the column of its name as its kind is. */
  kept?: Kept<string>
  /** Whether an empty text is null in its column, as an empty day or address is. */
  isNullable?: boolean
  /** What a new row has, if that is not empty. */
  initially?: FieldValue | ((begun: Begun) => FieldValue)
  /** The control, if not the usual one of its kind. */
  control?: 'textarea' | 'select' | 'pdf' | 'ruling'
  /** A control of its own, for a list of texts; the form is then a page. */
  Control?: ComponentType<OwnControlProps>
  /** How each text of a list is read, where it is stored in another form. */
  wordsOf?: (text: string) => string
  options?: readonly (readonly [value: string, label: string])[]
  unchosen?: string
  /** The set of tools of a rich text's editor. */
  features?: 'faq' | 'text'
  hint?: string
  /** The list whose values in use are suggested. */
  suggests?: ManagedTable
  /** The table of which another row with the same value is pointed out. */
  unlike?: ComparedTable
  /** Said where the database refuses the value because another row has it. */
  taken?: string
  /** Where it stands on a text's page, if not beside the text: on top, as what the page is called, or in the text. */
  place?: 'title' | 'text' | undefined
  /** Of one of several texts: a line until somebody writes it. */
  foldsWhenEmpty?: boolean
  /** Whether it is left out of the form that adds a row. */
  isForChanges?: boolean
  /** A button that fills it in from other fields; asks `question` before it replaces a text. */
  compose?: { label: string; question: string; from: (values: FieldValues) => string }
  width?: 'half' | 'full'
}

/** Whether it is filled in in more than a line. */
export const isLong = ({ kind, control }: FieldSpec): boolean =>
  control === 'textarea' || kind === 'html' || kind === 'lines' || kind === 'texts'

/** What a list says of a row first. */
export type RowLine = {
  /** What the row is called, with its number if it has one. */
  title: string
  /** The number that ends the title in parentheses; in the list it has a line of its own. */
  number?: string | null
  /** In small print below the title. */
  details: readonly string[]
  /** Where a click on it leads, if not to its form: a mail to a subscriber, the file itself; null if nowhere. */
  to?: string | null | undefined
  /** Whether it is not in force: struck out. */
  isStruck?: boolean
  /** Whether it is to stand out among the others. */
  isMarked?: boolean
}

/** A column of a list beside the title. Where it has no room, its cell stands below the title. */
export type Column<Listed> = {
  /** The table's column: what the list is sorted by, if the table allows that. */
  name: string
  label: string
  /** `facts` come later than the row, if the manager asks for them. */
  cell: (row: Listed, facts: RowFacts | undefined) => ReactNode
  width: string
  /** Which windows have room for it, if not all that have columns. */
  room?: 'wide' | 'widest'
  /** Whether nothing is said instead where it has no room. */
  isOmittable?: boolean
}

/** A filter of a list, in the address under the column's name; "year" and "state" go by the row's day (RowsAsked). */
export type ListFilter = {
  column: string
  label: string
  /** The values to choose from; if not given, those in use. */
  options?: readonly (readonly [value: string, label: string])[]
  /** Whether it has one value, which is pressed and let go. */
  isSwitch?: boolean
}

/** Rows that are moved together, in their order, by what they are called. */
export type MovedRows = { ids: readonly string[]; name: string }

/** Moves rows; `elsewhere` is another chapter or category to which they go. Throws AppError. */
export type Move = (rows: MovedRows, place: Place, elsewhere?: Parent) => Promise<void>

/**
 * Where the rows of a list come from, if not page by page from its table as it is today, and what is done with them there: the
 * law of a day to come (TIME-3). All of them are there at once; none is selected, and none is written in the table.
 */
export type Source<Listed> = {
  /** Those that are asked for; what is searched or filtered is shown open. */
  rows: (asked: Pick<RowsAsked, 'q' | 'chosen'>) => PageAnswer<Listed>
  /** What can be done with a row, by its menu and keys. */
  actsOf: (row: Listed, own: Readonly<Record<'edit' | 'move', MenuItem>>) => MenuItem[]
  move?: Move
  /** What its search is of, and what is said where that finds nothing; without it the rows are searched with those around them. */
  search?: { of: string; noMatch: (asked: Pick<RowsAsked, 'q' | 'chosen'>) => string }
  /** How something is added, and the row whose form is open, or was begun so. */
  add?: { label: ReactNode; start: () => void; editing: string | null }
}

/** Values that make two rows mostly one that is there twice. */
export type SameBy = {
  fields: readonly string[]
  /** Looked at only where this field is empty. */
  without?: string
}

/** Everything that differs between the lists to which rows are brought in from a file (BULK-2). */
export type ImportSpec = {
  list: ManagedTable
  nouns: readonly [one: string, many: string]
  /** What a column of the file can be; the first one names the row. */
  fields: readonly FieldSpec[]
  /** What goes out beside them, and is not read when it comes in. */
  alsoOut?: readonly FieldSpec[]
  /** Values of what the file does not say. */
  defaults?: FieldValues
  sameBy: readonly SameBy[]
  /** In the database, where it is not as the field is called. */
  columnOf?: Readonly<Record<string, string>>
  /** Whether a row that is there already can be added all the same. */
  takesDuplicates: boolean
  most: number
  /** Where a row that is there already is found. */
  addressOf: (id: string, values: FieldValues) => string | null
  /** The rows of a list, to go out in the columns in which they come in. Throws AppError. */
  readAll: (asked: RowsAsked) => Promise<readonly FieldValues[]>
}

/** A list and its form (ADM-1 to ADM-6, ADM-12), as defineManager makes them. Listed is what the list reads, Row the form. */
export type Manager<Listed extends ListRow, Row extends ManagedRow> = {
  table: StaffTable<ManagedTable, Listed> & FormRows<Row>
  source?: Source<Listed>
  /** "ruling", "rulings"; also used in the words of failures (spec 8). */
  nouns: readonly [one: string, many: string]
  /** The noun in failures where the specification has another one: "Failed to create news". */
  failureNoun?: string
  fields: readonly FieldSpec[]
  /** Said of a list without any row, if not that there are none yet. */
  empty?: string
  /** Shown when the list cannot be loaded, if not "Failed to fetch" and the noun. */
  failedFetch?: string
  /** Whether staff set the rows' order, by number and by dragging. */
  isOrdered?: boolean
  /** The rows of another table to which its rows can be moved (STAFF-5). */
  parents?: {
    /** One of them: "chapter". */
    noun: string
    /** By which rows belong to one. */
    column: 'chapter_id' | 'category_id'
    query: ReturnType<typeof parentsQuery>
    /** Said of a row that is about to go to another one: what becomes of its address. */
    note: string
  }
  /** A new row's first values. */
  blank: (begun: Begun) => FieldValues
  valuesOf: (row: object) => FieldValues
  inputOf: (values: FieldValues) => Stored
  /** The paragraphs that the database recognised in its text (READ-5). */
  paragraphsOf?: (row: Row) => readonly string[] | null
  lineOf: (row: Listed) => RowLine
  /** Before its title: the kind of a file. */
  mark?: (row: Listed) => ReactNode
  /** Where readers see it; null if they do not. */
  publicPath?: (row: Listed | Row) => string | null
  /** What the first column is called, and by which column it is sorted, if not "Title". */
  titleColumn?: { name: string; label: string }
  columns?: readonly Column<Listed>[]
  /** Whether what is asked for beside the rows is shown. */
  hasFacts?: boolean
  filters?: readonly ListFilter[]
  /** What a row of a few short fields will look like; a text is previewed as its page (TRUE-6). */
  preview?: (values: FieldValues) => ReactNode
  /** How rows are brought in from a file, if they can be: its own, or those that belong to its rows (BULK-2). */
  bringIn?: ImportSpec
  /** The question before a deletion, and what else would be deleted. */
  deletion: (line: RowLine) => { question: string; detail?: string }
  /** What goes with a row that cannot be brought back: "the answers and notes". */
  goesWithIt?: string
  /** The page of a row, in front of the list, where a click on the row opens that and not its form. */
  page?: (id: string, onClose: () => void) => ReactNode
  /** What belongs to a row and is shown when the row is opened: the sections of a chapter. */
  inside?: {
    label: string
    /** Whether a click on the row opens this, and not the row's form: the list is a tree of both. */
    isMain?: boolean
    /** One and many of what belongs there. */
    nouns: readonly [one: string, many: string]
    /** The level of its address (useManagerAddress); null if no form adds to it. */
    level: string | null
    /** How many belong there, where that is known with the row and not by its facts. */
    count?: (row: Listed) => number
    render: (row: Listed) => ReactNode
    /** What a search of the list finds in there. */
    found?: (q: string) => ReactNode
  }
  /** Shown below a row's line: the answer of an FAQ. */
  body?: (row: Listed) => ReactNode
  /** Changed by one click in the list: whether readers see a row, in the words of its field. */
  toggle?: { isOn: (row: Listed) => boolean; words: Choice; failed: string }
}

/** Whether a row has a formatted text or a control of its own, for which it has a page; short forms stand in their list. */
export const isWrittenOnPage = ({ fields }: { fields: readonly FieldSpec[] }): boolean =>
  fields.some(({ kind, Control }) => kind === 'html' || Control !== undefined)

/** Whether it is a section, whose text changes in two ways: corrected here, or with the law (TIME-3). */
export const isOfLaw = ({ table }: { table: { table: string } }): boolean => table.table === 'sections'

type Named = { nouns: readonly [one: string, many: string] }

/** What is done in the form of a row, as its heading says it. */
export const editing = ({ nouns: [one] }: Named) => `Edit ${one}`
/** Names the text that is open, for the window's bar: "Section 30. Zero-rated transactions", "New ruling". */
export const nameOfOpen = ({ nouns: [one], fields }: Named & { fields: readonly FieldSpec[] }, saved?: FieldValues) => {
  const title = saved && textOf(saved, fields[0]?.name ?? '')
  return title ? `${capitalised(one)} ${title}` : `New ${one}`
}
export const adding = ({ nouns: [one] }: Named) => `Add ${/^([aeio]|FAQ)/i.test(one) ? 'an' : 'a'} ${one}`

/** The part of a manager that the form of one row needs. */
export type RowManager<Row extends ManagedRow> = Pick<
  Manager<ManagedRow, Row>,
  'nouns' | 'failureNoun' | 'fields' | 'blank' | 'valuesOf' | 'inputOf' | 'paragraphsOf' | 'preview'
> & {
  publicPath?: (row: Row) => string | null
  table: Pick<Manager<ManagedRow, Row>['table'], 'table' | 'rowQuery' | 'create' | 'update'>
}

/** The part of a manager that moving a row needs. */
export type OrderedManager<Listed extends ListRow> = Pick<Manager<Listed, ManagedRow>, 'lineOf' | 'parents'> & {
  table: Pick<StaffTable<ManagedTable, Listed>, 'table' | 'beforePlaceQuery'>
}

/** The part of a manager that the history of one row needs. */
export type HistoryManager<Row extends ManagedRow> = Pick<RowManager<Row>, 'nouns' | 'fields' | 'valuesOf'> & {
  table: Pick<Manager<ManagedRow, Row>['table'], 'table' | 'rowQuery'>
}

/** A form's value as trimmed text; '' if it is not a text. */
export const textIn = (value: FieldValue | undefined): string => (typeof value === 'string' ? value.trim() : '')
export const textOf = (values: FieldValues, name: string): string => textIn(values[name])

/** A form's value as a list of trimmed texts, without the empty ones. */
export const textsIn = (value: FieldValue | undefined): string[] =>
  (typeof value === 'string' ? [] : (value ?? [])).map((text) => text.trim()).filter(Boolean)

/** A form's text as its lines, without empty ones. */
export const linesOf = (values: FieldValues, name: string): string[] => textsIn(textOf(values, name).split('\n'))

/** A form's value as a number, as it may be typed; check it before. */
export const numberOf = (values: FieldValues, name: string): number => readNumber(textOf(values, name)) ?? Number.NaN
