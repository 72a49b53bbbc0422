import { describe, expect, it } from 'vitest'
import { defineStaffTable, type RowWith } from './staff-table'

const DEFINITION = {
  table: 'sections',
  listed: ['title', 'day:in_force_from'],
  order: { column: 'order', ascending: true },
  searched: ['title'],
} as const

// The compiler proves these: the type check fails where an announced error is missing.
describe('MEND-D1 a misspelt column does not compile', () => {
  it('MEND-D1 in what a list reads', () => {
    // @ts-expect-error no column of sections is called "titel"
    defineStaffTable({ ...DEFINITION, listed: ['titel'] })
    // @ts-expect-error nor is one that is called otherwise in the list
    defineStaffTable({ ...DEFINITION, listed: ['day:in_force'] })
  })

  it('MEND-D1 in what is ordered and searched by', () => {
    // @ts-expect-error no column of sections is called "titel"
    defineStaffTable({ ...DEFINITION, order: { column: 'titel', ascending: true } })
    // @ts-expect-error no column of sections is called "titel"
    defineStaffTable({ ...DEFINITION, searched: ['titel'] })
  })

  it('MEND-D1 in what a screen shows of a row', () => {
    type Row = RowWith<'sections', 'title' | 'day:in_force_from'>
    // @ts-expect-error a list reads no content
    type Content = Row['content']
    // @ts-expect-error it is called "day"
    type Day = Row['in_force_from']
    const row: Row & { content?: Content; in_force_from?: Day } = { id: '', updated_at: '', title: 'read', day: null }
    expect(row).toMatchObject({ title: 'read', day: null })
  })
})
