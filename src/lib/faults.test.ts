import { describe, expect, it } from 'vitest'
import { type FieldRule, faultsOf } from './faults'

const rule = (changes: Partial<FieldRule>): FieldRule => ({ name: 'field', label: 'Field', kind: 'text', ...changes })
const fault = (changes: Partial<FieldRule>, value: string | readonly string[]) =>
  faultsOf([rule(changes)], { field: value }).field

describe('ADM-1 to ADM-6 what is wrong with a form', () => {
  it('ADM-3 names every field that is required and empty', () => {
    const rules = [
      rule({ name: 'title', label: 'Title', isRequired: true }),
      rule({ name: 'court', label: 'Court', isRequired: true }),
    ]
    expect(faultsOf(rules, { title: ' ' })).toEqual({ title: 'Title is required', court: 'Court is required' })
    expect(faultsOf(rules, { title: 'A', court: 'B' })).toEqual({})
  })

  it.each(['<p></p>', '<p>&nbsp;</p>', '<p> </p><p><br></p>', ''])('ADM-2 takes %j for an empty text', (html) => {
    expect(fault({ kind: 'html', isRequired: true }, html)).toBe('Field is required')
  })

  it('ADM-3 counts the characters of a text that is too long', () => {
    expect(fault({ limit: 300 }, 'x'.repeat(300))).toBeUndefined()
    expect(fault({ limit: 300 }, 'x'.repeat(10_000))).toBe('Field must be 300 characters or fewer; it has 10,000')
    expect(fault({ limit: 3 }, ['one', 'four'])).toBe('Field must be 3 characters or fewer; it has 4')
  })

  it.each(['1', '-4', '2147483647', ' 7 '])('ADM-1 takes %j for an order', (order) => {
    expect(fault({ kind: 'integer' }, order)).toBeUndefined()
  })
  it.each(['1.5', 'first', '1e3', '2147483648', '１'])('ADM-1 refuses %j as an order', (order) => {
    expect(fault({ kind: 'integer' }, order)).toBe('Field must be a whole number')
  })

  const percentage: Partial<FieldRule> = { kind: 'number', range: { least: 0, greatest: 100, decimals: 2 } }
  it.each(['0', '18', '16.5', '16.55', ' 100 ', '18%', '18 %', '16,5', '16,55%'])(
    'ADM-12 takes %j for a rate',
    (rate) => {
      expect(fault(percentage, rate)).toBeUndefined()
    },
  )
  it.each(['-1', '100.01', '16.555', '16,555', '1,600', '18%%', '%', '1e1', 'zero', '.5'])(
    'ADM-12 refuses %j as a rate',
    (rate) => {
      expect(fault(percentage, rate)).toBe('Field must be a number from 0 to 100, with 2 decimals at most')
    },
  )
  it('ADM-12 takes any number where none is named that it must not pass', () => {
    expect(fault({ kind: 'number' }, '-1234.5678')).toBeUndefined()
    expect(fault({ kind: 'number' }, 'many')).toBe('Field must be a number')
  })

  it.each(['0001-01-01', '2026-02-29', '2026-13-01', 'yesterday', '31.3.2026'])('ADM-3 refuses %j as a day', (day) => {
    expect(fault({ kind: 'date' }, day)).toMatch(/must be a day/)
  })
  it.each(['2024-02-29', '2024-02', '1999', ''])('TRUE-1 takes %j for a date that may be known in part', (date) =>
    expect(fault({ kind: 'known-date' }, date)).toBeUndefined(),
  )
  it.each(['2023-02-29', '2024-13', '24', '2024-2', '1999-'])('TRUE-1 refuses %j as such a date', (date) =>
    expect(fault({ kind: 'known-date' }, date)).toMatch(/^Field must be a day, a month or a year/),
  )

  it('TRUE-2 says that later changes are later than the text', () => {
    const after = { name: 'text_as_of', label: 'Day of the text' }
    const noted = (day: string) =>
      faultsOf([rule({ kind: 'date', after })], { field: day, text_as_of: '2021-02-01' }).field
    expect(noted('2021-02-01')).toBe('Field must be later than Day of the text')
    expect(noted('2021-01-31')).toBe('Field must be later than Day of the text')
    expect(noted('2021-02-02')).toBeUndefined()
    expect(noted('')).toBeUndefined()
  })

  it('ADM-3 takes a leap day', () => expect(fault({ kind: 'date' }, '2024-02-29')).toBeUndefined())

  it.each(['example.com/a.pdf', 'javascript:alert(1)', 'https://', 'https://a b'])(
    'ADM-3 refuses %j as an address',
    (url) => {
      expect(fault({ kind: 'url' }, url)).toMatch(/must be a web address/)
    },
  )
  it('ADM-3 needs no address', () => expect(fault({ kind: 'url' }, '')).toBeUndefined())
})
