import { describe, expect, it } from 'vitest'
import type { SectionInput as Input } from './sections/schema'
import { type SectionListed, type SectionRow, sections } from './sections/staff'
import { staffClient } from './staff-client'
import { defineStaffTable } from './staff-table'

const rows = () => staffClient().from('sections')
const COLUMNS = 'id, updated_at, title'
const DEFINITION = {
  table: 'sections',
  listed: () => rows().select(COLUMNS, { count: 'exact' }),
  full: () => rows().select(COLUMNS),
  insert: (input: Input) => rows().insert(input).select(COLUMNS),
  update: (input: Partial<Input>) => rows().update(input).select(COLUMNS),
  order: { column: 'order', ascending: true },
  searched: ['title'],
} as const

// The compiler proves these: the type check fails where an announced error is missing.
describe('MEND-D1 a misspelt column does not compile', () => {
  it('MEND-D1 in what a list reads', () => {
    // @ts-expect-error no column of sections is called "titel"
    defineStaffTable({ ...DEFINITION, listed: () => rows().select('id, updated_at, titel', { count: 'exact' }) })
  })

  it('MEND-D1 in what a form reads', () => {
    // @ts-expect-error no column of sections is called "titel"
    defineStaffTable({ ...DEFINITION, full: () => rows().select('id, updated_at, titel') })
  })

  it('MEND-D1 in what is read back of a write', () => {
    // @ts-expect-error no column of sections is called "titel"
    defineStaffTable({ ...DEFINITION, insert: (row: Input) => rows().insert(row).select('id, updated_at, titel') })
  })

  it('MEND-D1 in what is written', () => {
    const update = () => rows().update
    // @ts-expect-error no column of sections is called "titel"
    expect(() => update()({ titel: '' })).toThrow()
  })

  it('MEND-D1 in what is ordered and searched by', () => {
    // @ts-expect-error no column of sections is called "titel"
    defineStaffTable({ ...DEFINITION, order: { column: 'titel', ascending: true } })
    // @ts-expect-error no column of sections is called "titel"
    defineStaffTable({ ...DEFINITION, searched: ['titel'] })
  })

  it('MEND-D1 in a list that leaves out what every save needs', () => {
    // @ts-expect-error without the column "updated_at" nobody can tell whether a row is as it was read
    defineStaffTable({ ...DEFINITION, full: () => rows().select('id, title') })
  })

  it('MEND-D1 in what a screen shows of a row', () => {
    // @ts-expect-error a list reads no content
    type Listed = SectionListed['content']
    // @ts-expect-error no column of sections is called "titel"
    type Row = SectionRow['titel']
    const title: SectionRow['title'] | Listed | Row = 'read by both'
    expect([sections.table, title]).toHaveLength(2)
  })
})
