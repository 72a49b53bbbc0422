import { beforeAll, expect, it } from 'vitest'
import { toCsv } from '@/lib/csv'
import { UnreadableFile } from '@/office/bring-in/unreadable-file'
import type { ImportSpec } from '@/office/manager'
import { loadSanitiser } from '@/texts/sanitise'
import { markSame, mend, readRows, stateOf } from './import-rows'
import { parseCsv } from './read-csv'

const SPEC: ImportSpec = {
  list: 'news',
  nouns: ['post', 'posts'],
  fields: [
    { name: 'title', label: 'Title', kind: 'text', isRequired: true, limit: 20 },
    { name: 'date', label: 'Date', kind: 'known-date', isRequired: true },
    { name: 'category', label: 'Category', kind: 'text', control: 'select', options: [['Updates', 'Updates']] },
  ],
  sameBy: [{ fields: ['title', 'date'] }],
  takesDuplicates: true,
  most: 5000,
  addressOf: () => null,
  readAll: async () => [],
}
beforeAll(loadSanitiser)

async function read(
  text: string,
  signal = new AbortController().signal,
  onProgress: (done: number) => void = () => {},
) {
  const columns = { fields: ['title', 'date', 'category'], orders: [] }
  return readRows(await parseCsv(text), { columns, spec: SPEC, before: new Map(), signal, onProgress })
}

it('BULK-2 says what is wrong with a cell, in the words of the form', async () => {
  const rows = await read('Title,Date,Category\nA,2026-02-30,Updates\n,2026,Sport\nB,2026,\nC,2026,,more\n')
  expect(rows.map(({ faults }) => faults)).toEqual([
    { date: 'Date must be a day, a month or a year, such as 2026-03-31, 2026-03 or 2026' },
    { title: 'Title is required', category: 'Category must be one of: Updates' },
    {},
    { '': 'This row has more cells than the first line has columns.' },
  ])
})

it('BULK-2 finds duplicates in the list and in the file, until one is left out or mended', async () => {
  const rows = await read('Title,Date,Category\nA,2026,\nB,2026,\nb ,2026,\nC,2026,\n')
  const known = new Map([['0\na\n2026', 'id-of-a']])
  const states = (list: typeof rows) => markSame(list, SPEC, known).map(stateOf)
  expect(states(rows)).toEqual(['duplicate', 'ready', 'duplicate', 'ready'])
  expect(markSame(rows, SPEC, known).map(({ sameAs }) => sameAs)).toEqual([{ id: 'id-of-a' }, null, { line: 3 }, null])
  expect(states(rows.map((row) => ({ ...row, isLeftOut: row.line === 3 })))).toEqual([
    'duplicate',
    'left-out',
    'ready',
    'ready',
  ])
  expect(states(rows.map((row) => (row.line === 4 ? mend(row, 'title', 'D', SPEC) : row)))[2]).toBe('ready')
})

it('BULK-2 reads 50,000 rows in slices, with progress, and can be stopped', async () => {
  const text = `Title,Date,Category\n${Array.from({ length: 50_000 }, (_, row) => `Row ${row},2026,Updates`).join('\n')}`
  const stop = new AbortController()
  const reading = read(text, stop.signal, (done) => done > 100 && stop.abort())
  await expect(reading).rejects.toThrow()
})

const WITH_TEXT = { ...SPEC, fields: [...SPEC.fields, { name: 'content', label: 'Content', kind: 'html' } as const] }

async function readTexts(...texts: string[]) {
  const cells = texts.map((text, row) => [`Row ${row}`, '2026', text])
  const table = await parseCsv((await toCsv(['Title', 'Date', 'Content'], cells)).slice(1))
  const columns = { fields: ['title', 'date', 'content'], orders: [] }
  const { signal } = new AbortController()
  return readRows(table, { columns, spec: WITH_TEXT, before: new Map(), signal, onProgress: () => {} })
}

it('BULK-2 SEC-2 no cell stops a file by what its markup calls itself, or passes unclean', async () => {
  const rows = await readTexts(
    '<form><input name=childNodes><p>One</p></form>',
    '<p data-pm-slice="1 1 []" onclick="x()">Two</p><script>x()</script>',
    '<p>Three</p>',
  )
  expect(rows.map(({ values }) => values.content)).toEqual(['<p>One</p>', '<p>Two</p>', '<p>Three</p>'])
})

it.each([
  [`${'<div>'.repeat(100_000)}x`, /^Line 3, Content: Its elements stand in one another more than 200 deep/],
  [`<p>${'x'.repeat(7_500_000)}</p>`, /^Line 3, Content: This text has 7,500,007 characters, and 1,000,000 at most/],
])('BULK-2 of a cell that would take the page it says where it is, and why it is not read', async (text, words) => {
  const reading = readTexts('<p>One</p>', text)
  await expect(reading).rejects.toThrow(UnreadableFile)
  await expect(reading).rejects.toThrow(words)
})
