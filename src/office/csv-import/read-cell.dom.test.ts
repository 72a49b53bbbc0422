import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { toCsv } from '@/lib/csv'
import { loadSanitiser } from '@/texts/sanitise'
import { matchColumns } from './match-columns'
import { readCell } from './read-cell'
import { parseCsv } from './read-csv'
import { dateOrderOf, readDate } from './read-dates'

const field = (kind: 'text' | 'texts' | 'html' | 'known-date', more = {}) =>
  ({ name: 'x', label: 'X', kind, ...more }) as const
beforeAll(loadSanitiser)

describe('a cell as a value', () => {
  it.each([
    ['2026-11-26', '2026-11-26'],
    ['2026-11', '2026-11'],
    ['2026', '2026'],
    ['26/11/2026', '2026-11-26'],
    ['26.11.2026', '2026-11-26'],
    ['11/26/2026', '2026-11-26'],
    ['2/3/2026', '2026-03-02'],
    ['2026-11-26 00:00:00', '2026-11-26'],
    ['soon', 'soon'],
  ])('BULK-2 reads the date %s', (cell, date) => expect(readDate(cell, 'day-first')).toBe(date))

  it('BULK-2 knows the order of a column’s dates by one that can be read in one way only', () => {
    expect(dateOrderOf(['2/3/2026', '26/3/2026'])).toBe('day-first')
    expect(dateOrderOf(['2/3/2026', '3/26/2026'])).toBe('month-first')
    expect(dateOrderOf(['2/3/2026', '2026-11-26'])).toBe(null)
    expect(readDate('2/3/2026', 'month-first')).toBe('2026-02-03')
  })

  it.each([
    ['One & two\nlines <3', '<p>One &amp; two</p><p>lines &lt;3</p>'],
    ['One\ntwo\n\nthree', '<p>One<br>two</p><p>three</p>'],
    ['<p onclick="x()">One</p><script>x()</script>', '<p>One</p>'],
    ['', ''],
  ])('BULK-2 SEC-2 makes stored HTML of %j', (cell, html) => {
    expect(readCell(cell, field('html'), 'day-first')).toBe(html)
  })

  it('BULK-2 reads options by their names, and lists line by line', () => {
    const options = [['id-1', 'Exports'] as const]
    expect(readCell(' exports ', field('text', { control: 'select', options }), 'day-first')).toBe('id-1')
    expect(readCell('Imports', field('text', { control: 'select', options }), 'day-first')).toBe('Imports')
    expect(readCell('- one\n\n• two', field('texts'), 'day-first')).toEqual(['one', 'two'])
  })

  it('BULK-2 has the texts again that our own export wrote', async () => {
    const text = fc.array(fc.constantFrom('=1+1', '+972', 'שלום', 'a,b', '"q"', ' ', '@SUM(A1)', '7'), { minLength: 1 })
    await fc.assert(
      fc.asyncProperty(text, async (pieces) => {
        const written = pieces.join('').trim()
        const { rows } = await parseCsv((await toCsv(['X', 'Y'], [[written, 'y']])).slice(1))
        expect(readCell(rows[0]?.cells[0] ?? '', field('text'), 'day-first')).toBe(written)
      }),
      { numRuns: 50 },
    )
  })
})

it('BULK-2 finds columns by names, labels and synonyms, each field once', () => {
  const fields = [
    { name: 'title', label: 'Title', kind: 'text' },
    { name: 'number', label: 'Case number', kind: 'text' },
    { name: 'pdf_url', label: 'PDF link', kind: 'url' },
  ] as const
  expect(matchColumns(['Name', 'TITLE', 'case no.', 'pdf_url', 'Other', ''], fields)).toEqual([
    null,
    'title',
    'number',
    'pdf_url',
    null,
    null,
  ])
})
