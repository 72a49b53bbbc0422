import { expect, it } from 'vitest'
import { defineStaffTable } from '@/data/staff-table'
import { DATE_FIELD, ORDER_FIELD, titleField } from '@/office/fields/common-fields'
import { defineManager } from './define-manager'

const given = {
  table: defineStaffTable({
    table: 'faqs',
    listed: ['question'],
    order: { column: 'order', ascending: true },
    searched: [],
  }),
  nouns: ['FAQ', 'FAQs'],
  lineOf: () => ({ title: '', details: [] }),
} as const

// The compiler proves these: the type check fails where an announced error is missing.
it('MEND-D1 a field of no column, of another kind than its column, or kept in no column does not compile', () => {
  const fields = [{ name: 'question', label: 'Question', kind: 'text' }, ORDER_FIELD] as const
  const label = 'X'
  const kept = { read: () => '', write: () => ({}) }
  // @ts-expect-error FAQs have no title
  defineManager({ ...given, fields: [titleField(300)] })
  // @ts-expect-error nor a date
  defineManager({ ...given, fields: [DATE_FIELD] })
  // @ts-expect-error the order is a number
  defineManager({ ...given, fields: [{ name: 'order', label, kind: 'text' }] })
  // @ts-expect-error wordings are a list
  defineManager({ ...given, fields: [{ name: 'asked_as', label, kind: 'text' }] })
  // @ts-expect-error no column of FAQs is called "shown"
  defineManager({ ...given, fields: [{ name: 'x', label, kind: 'text', kept: { ...kept, columns: ['shown'] } }] })
  // @ts-expect-error no column of FAQs is called "shown"
  defineManager({ ...given, fields, reads: ['shown'] })
  // @ts-expect-error no column of FAQs is called "shown"
  defineManager({ ...given, fields, within: { shown: 'x' } })
  // @ts-expect-error its form reads no answer
  defineManager({ ...given, fields, publicPath: ({ answer }) => answer })
  expect(defineManager({ ...given, fields, reads: ['answer'] }).fields).toBe(fields)
})
