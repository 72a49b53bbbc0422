import { DOMParser } from 'linkedom'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isAsked, listAddresses, renderPage, writeSiteFiles } from '@/site/prerender/entry'
import { addRow, removeRows } from '../data/sample-rows.ts'
import { sql } from '../support/backend.ts'
import { announceAmendment, bringIntoForce, forgetAmendments } from '../support/told-amendments.ts'
import { tellChange, untellChanges } from '../support/told-changes.ts'
import { SITE } from '../support/written-page.ts'

const [first, second] = [crypto.randomUUID(), crypto.randomUUID()]
const amendments: string[] = []

beforeAll(async () => {
  const post = { date: '1951-01-01', category: 'Updates', summary: 'A quokka was seen. It was small.', content: 'x' }
  await addRow('news', { id: first, title: 'Quokka news', ...post })
  await addRow('news', { id: second, title: 'Numbat news', ...post })
  await tellChange({ table: 'news', id: first, day: '2031-11-18', note: 'Now with its length' })
  await tellChange({ table: 'news', id: first, day: '2031-11-16', isNew: true })
  await tellChange({ table: 'news', id: second, day: '2031-11-17', isMinor: true, note: 'A misprint' })
  await tellChange({ table: 'news', id: second, day: '2031-05-04' })
  const [section] = await sql<{ id: string }>(
    `select s.id from public.sections as s join public.chapters as c on c.id = s.chapter_id
    where c.type = 'vat-law' and s.slug = '30'`,
  )
  const sections = [section?.id ?? '']
  const note = 'Quokkas pay more.'
  amendments.push(
    await announceAmendment({ title: 'Quokka order', day: '2032-01-01', note, sections }),
    await bringIntoForce({ title: 'Numbat order', day: '2030-01-01', sections }),
  )
})
afterAll(async () => {
  await forgetAmendments(amendments)
  await untellChanges([first, second])
  await removeRows('news', 'id', [first, second])
})

it('FIND-1 what changed is written with its changes, and so is each month', async () => {
  const addresses = (await listAddresses()).map(({ pathname }) => pathname)
  expect(addresses).toEqual(
    expect.arrayContaining(['/changes', '/changes/2031-11', '/changes/2031-05', '/changes/2030-01']),
  )
  const { head, body } = await renderPage('/changes', 0)
  expect(head).toContain(`<link rel="canonical" href="${SITE}/changes"/>`)
  for (const words of ['November 2031', 'Now with its length.', 'A misprint.', 'May 2031', 'To come', 'Quokka order'])
    expect(body).toContain(words)
  const month = await renderPage('/changes/2031-05', 0)
  expect(month.head).toContain('<title>What changed in May 2031')
  expect(month.body).toContain('Numbat news')
  expect(month.body).not.toContain('Quokka news')
})

it('FIND-6 a written page is not shown for an address with filters', () => {
  expect(['/changes', '/changes/2031-11'].every(isAsked)).toBe(true)
})

it('TIME-5 FIND-4 the feed of all changes has an entry for each, but for those that are minor, and for amendments', async () => {
  const files = await writeSiteFiles(await listAddresses())
  const feed = files.find(({ name }) => name === 'feeds/changes.atom')?.content ?? ''
  const document = new DOMParser().parseFromString(feed, 'text/xml')
  // what changed in the law stands before them
  const entries = [...document.querySelectorAll('entry')]
    .filter((entry) => /^(?:Amendment|News post)/.test(entry.querySelector('category')?.getAttribute('term') ?? ''))
    .slice(0, 5)
  const textsOf = (name: string) => entries.map((entry) => entry.querySelector(name)?.textContent.trim())
  expect(textsOf('title')).toEqual(['Quokka order', 'Quokka news', 'Quokka news', 'Numbat news', 'Numbat order'])
  expect(textsOf('summary')).toEqual([
    expect.stringMatching(/^Quokkas pay more\. Section 30 .*, repealed$/),
    'Now with its length.',
    'A quokka was seen.',
    'News post, changed.',
    expect.stringMatching(/^Section 30 .*, changed$/),
  ])
  expect(entries.map((entry) => entry.querySelector('category')?.getAttribute('term'))).toEqual([
    'Amendment, to come',
    'News post, changed',
    'News post, new',
    'News post, changed',
    'Amendment, in force',
  ])
  expect(new Set(textsOf('id')).size).toBe(5)
  expect(document.querySelector('feed > link[rel=alternate]')?.getAttribute('href')).toBe(`${SITE}/changes`)
})
