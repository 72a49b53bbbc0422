import { describe, expect, it } from 'vitest'
import { refusedColumn } from './refused-column'

const row = {
  title: 'x',
  effective_from: '0001-00-00',
  checked_on: '2026-01-01',
  read_on: '2026-01-01',
  order: '99999999999',
}
const refused = (code: string, message: string) => refusedColumn({ code, message }, { table: 'news', row })

describe('ACC-2 the column whose value Postgres refused', () => {
  it.each([
    ['title', '23514', 'new row for relation "news" violates check constraint "news_title_check"'],
    ['effective_from', '23505', 'duplicate key value violates unique constraint "news_effective_from_key"'],
    ['effective_from', '22008', 'date/time field value out of range: "0001-00-00"'],
    ['order', '22003', 'value "99999999999" is out of range for type integer'],
  ])('is %s by the words of %s', (column, code, message) => {
    expect(refused(code, message)).toBe(column)
  })

  it.each([
    ['a rule for two columns', '23514', 'new row for relation "news" violates check constraint "news_check"'],
    [
      'a column that was not written',
      '23514',
      'new row for relation "news" violates check constraint "news_summary_check"',
    ],
    ['a table that is called as the value is', '23514', 'new row for relation "x" violates check constraint "x_check"'],
    ['a value that two columns have', '22008', 'date/time field value out of range: "2026-01-01"'],
    ['a number without its value', '22003', 'numeric field overflow'],
  ])('is not known of %s', (_what, code, message) => {
    expect(refused(code, message)).toBeUndefined()
  })

  it('is the one that a rule of our own names', () => {
    const ours = { code: 'PT400', message: 'The law here has no such provision.' }
    expect(refusedColumn({ ...ours, hint: 'title' }, { table: 'news', row })).toBe('title')
    expect(refusedColumn({ ...ours, hint: 'Try again.' }, { table: 'news', row })).toBeUndefined()
    expect(refusedColumn({ ...ours, hint: null }, { table: 'news', row })).toBeUndefined()
  })

  it.each([null, {}, { code: 500, message: 'x' }, new TypeError('Failed to fetch')])(
    'is not known of %j',
    (refusal) => {
      expect(refusedColumn(refusal, { table: 'news', row })).toBeUndefined()
    },
  )
})
