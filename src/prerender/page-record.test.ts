import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { type PageRecord, readRecord, rowsIn, unchangedPages, writeRecord } from './page-record.ts'

const RULING = '11111111-2222-3333-4444-555555555555'
const SECTION = 'aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee'

const record: PageRecord = {
  fingerprint: 'f',
  origin: 'o',
  version: 1,
  pages: new Map([
    ['/rulings/1', [RULING, SECTION]],
    ['/law/vat-law/30', [SECTION]],
    ['/law/vat-law/31', []],
    ['/news/1', []],
    ['/news/page/2', []],
  ]),
}
const unchanged = (rows: string[], tables: string[]) => [
  ...unchangedPages(record, { rows: new Set(rows), tables: new Set(tables) }),
]

it('FIND-7 a page is written again when its data holds a row that has changed', () => {
  expect(unchanged([RULING], ['rulings'])).toEqual(['/law/vat-law/30', '/law/vat-law/31', '/news/1', '/news/page/2'])
  expect(unchanged([SECTION], [])).toEqual(['/law/vat-law/31', '/news/1', '/news/page/2'])
  expect(unchanged([], [])).toHaveLength(5)
})

it('FIND-7 a changed section changes every page of the law, whose texts may name it', () => {
  expect(unchanged([], ['sections'])).toEqual(['/rulings/1', '/news/1', '/news/page/2'])
  expect(unchanged([], ['chapters'])).toEqual(['/rulings/1', '/news/1', '/news/page/2'])
})

it('FIND-5 FIND-7 a changed row of a list changes its further pages, to which rows may have moved', () => {
  expect(unchanged([], ['news'])).not.toContain('/news/page/2')
  expect(unchanged([], ['rulings'])).toContain('/news/page/2')
})

it('FIND-7 a record that was not written to its end counts as none, and stops no build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'record-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'pages.json')
  expect(readRecord(file)).toBeNull()
  writeRecord(file, record)
  expect(readRecord(file)).toEqual(record)
  const text = readFileSync(file, 'utf8')
  for (const rest of ['', text.slice(0, -20)]) {
    writeFileSync(file, rest)
    expect(readRecord(file)).toBeNull()
  }
})

it('FIND-7 the rows of a page are found wherever its data holds them, each once', () => {
  expect(rowsIn(`{"a":[{"id":"${RULING}"}],"text":"see /law/vat-law#${SECTION} and ${RULING}"}`)).toEqual([
    RULING,
    SECTION,
  ])
})
