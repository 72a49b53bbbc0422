import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as renderer from '@/prerender/entry'
import { writeRecord } from '@/prerender/page-record'
import type { Template } from '@/prerender/template'
import { writePages } from '@/prerender/write-pages'
import { addRow, rowsToRemove } from '../data/sample-rows.ts'
import { createService } from '../support/backend.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'former-site-'))
const database = createService()

/** Pages without the browser's files, which no build of Vite has made here. */
const template: Template = {
  frame: '',
  styles: [],
  compose: ({ head, body, structuredData, data }, { pathname }) =>
    [pathname, head, body, structuredData, data].join('\n'),
}

/** The build's own code, for all pages but the sections that the seed brings: they would take a minute. */
const few: typeof renderer = {
  ...renderer,
  listAddresses: async () =>
    (await renderer.listAddresses()).filter(({ pathname }) => !/^\/law\/[^/]+\/(?!9901$)/.test(pathname)),
}

const chapters = rowsToRemove('chapters')
const rulings = rowsToRemove('rulings')
const news = rowsToRemove('news')

beforeAll(async () => {
  chapters.push(await addRow('chapters', { title: 'Chapter before', order: 9000 }))
  await addRow('sections', { chapter_id: chapters[0], title: '9901. Cited', content: 'x', order: 1 })
  const text = { date: '1951-01-01', summary: 'x', content: '<p>On section 9901 of the Law.</p>' }
  rulings.push(await addRow('rulings', { ...text, title: 'Ruling before', court: 'Court' }))
  news.push(await addRow('news', { ...text, title: 'Post before', category: 'Updates' }))
})
afterAll(() => rmSync(folder, { recursive: true }))

const siteOf = (name: string) => path.join(folder, name)
const recordOf = (name: string) => path.join(folder, `${name}.json`)

/** Writes a site beside a former one and keeps its record; without a former one all of it is written. */
async function write(name: string, former = 'none') {
  const folders = { site: siteOf(name), former: siteOf(former), renderer: folder, record: recordOf(former) }
  const { record, pages, written } = await writePages(few, template, folders)
  writeRecord(recordOf(name), record)
  return { pages, written }
}

/** The files of a site, without the version of the content that each page was written from. */
const filesOf = (name: string) =>
  Object.fromEntries(
    globSync('**/*.{html,xml,atom}', { cwd: siteOf(name) })
      .sort()
      .map((file) => [file, readFileSync(path.join(siteOf(name), file), 'utf8').replace(/"version":\d+/, '')]),
  )

it('FIND-7 a build after a change leaves the same site as one from nothing, and writes less', async () => {
  const [chapter = '', ruling = '', post = ''] = [...chapters, ...rulings, ...news]
  const all = await write('first')
  expect(all.written).toBe(all.pages)

  await database.from('chapters').update({ title: 'Chapter after' }).eq('id', chapter).throwOnError()
  expect((await write('renamed', 'first')).written).toBeLessThan(all.pages)
  await write('renamed-whole')
  expect(filesOf('renamed')).toEqual(filesOf('renamed-whole'))
  expect(filesOf('renamed')[`rulings/${ruling}.html`]).toContain('Chapter after')

  await database.from('rulings').update({ title: 'Ruling after' }).eq('id', ruling).throwOnError()
  await database.from('news').delete().eq('id', post).throwOnError()
  expect((await write('retitled', 'renamed')).written).toBeLessThan(all.pages)
  await write('retitled-whole')
  expect(filesOf('retitled')).toEqual(filesOf('retitled-whole'))
  expect(filesOf('retitled')['law/vat-law/9901.html']).toContain('Ruling after')
  expect(filesOf('retitled')).not.toHaveProperty([`news/${post}.html`])
})
