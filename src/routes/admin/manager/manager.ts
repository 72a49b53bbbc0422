import type { ReactNode } from 'react'
import type { ManagedRow, RowsAsked, StaffTable } from '@/data/staff-table'
import type { FieldRule, FieldValues } from '@/lib/faults'

/** A field of a form: what it must fulfil, and how it is filled in. */
export type FieldSpec = FieldRule & {
  /** The control, where it is not the usual one of its kind: several lines, one of a few values, a list of texts, a PDF of Files. */
  control?: 'textarea' | 'select' | 'texts' | 'pdf'
  /** What a select offers: value and label. Without a value chosen it shows `unchosen`. */
  options?: readonly (readonly [value: string, label: string])[]
  unchosen?: string
  /** What a rich text may hold. */
  features?: 'faq' | 'text'
  hint?: string
  /** It is for rows that are there, and not in the form to add one. */
  isForChanges?: boolean
  /** A button beneath it that writes it anew from other fields, after a question when something would be replaced. */
  compose?: { label: string; question: string; from: (values: FieldValues) => string }
  /** The space it takes on large screens: half a row, or all of it. */
  width?: 'half' | 'full'
}

/** What a line of a list says of its row. */
type RowLine = {
  title: string
  /** In small print beside it: the date, the court. */
  details: readonly string[]
  /** Where readers see it. */
  publicPath?: string
}

/**
 * All that the managers of two tables differ in (ADM-1 to ADM-6, ADM-12). Values are what a form holds, Input is what is
 * stored, Row what is read back.
 */
export type Manager<Listed extends ManagedRow, Row extends ManagedRow, Input extends object> = {
  table: StaffTable<Listed, Row, Input>
  /** One and many of the rows: "ruling", "rulings". They make the words of failures as well (spec 8). */
  nouns: readonly [one: string, many: string]
  /** What failures call a row, where the catalogue has another word than the first noun: "Failed to create news". */
  failureNoun?: string
  fields: readonly FieldSpec[]
  /** Said when the list cannot be read, where it is not "Failed to fetch" and the noun. */
  failedFetch?: string
  /** Whether the rows have an order that staff give them, by number and by dragging. */
  isOrdered?: boolean
  /** What the form to add one begins with; `count` is how many there are, `only` what the list is narrowed to. */
  blank: (count: number, only: RowsAsked['only']) => FieldValues
  valuesOf: (row: Row) => FieldValues
  inputOf: (values: FieldValues) => Input
  lineOf: (row: Listed) => RowLine
  /** The row as readers will see it. */
  preview: (values: FieldValues) => ReactNode
  /** What is asked before a row goes, and what goes with it. */
  deletion: (line: RowLine) => { question: string; detail?: string }
  /** What hangs on a row, shown in its place when it is opened: the sections of a chapter. One row at a time. */
  inside?: {
    label: string
    render: (row: Listed) => ReactNode
    /** What a search of the list finds among what hangs on its rows. */
    found?: (q: string) => ReactNode
  }
  /** What a list shows of a row beside its line: the answer of an FAQ. */
  body?: (row: Listed) => ReactNode
  /** What is changed by a click in the list: whether an FAQ is enabled. */
  toggle?: {
    /** What its button says now, and whether that is the usual state. */
    labelOf: (row: Listed) => { label: string; isOn: boolean }
    change: (row: Listed) => Partial<Input>
    failed: string
  }
}

/** As much of a manager as the form of one row needs. */
export type RowManager<Row extends ManagedRow, Input extends object> = Pick<
  Manager<ManagedRow, Row, Input>,
  'nouns' | 'failureNoun' | 'fields' | 'blank' | 'valuesOf' | 'inputOf' | 'preview'
> & {
  table: Pick<StaffTable<ManagedRow, Row, Input>, 'table' | 'rowQuery' | 'create' | 'update'>
}

/** A value of a form as text; what is none counts as empty. */
export const textOf = (values: FieldValues, name: string): string => {
  const value = values[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** A value of a form as a list of texts, without the empty ones. */
export const textsOf = (values: FieldValues, name: string): string[] => {
  const value = values[name]
  return Array.isArray(value) ? value.map((text: string) => text.trim()).filter(Boolean) : []
}

/** A value of a form as a whole number, once it was found to be one. */
export const integerOf = (values: FieldValues, name: string): number => Number(textOf(values, name))
