import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInStaff, sql } from '../support/backend.ts'
import { addParents, addRow, type LooseClient, newSample, removeRows } from './sample-rows.ts'

let staff: LooseClient
let parents: Awaited<ReturnType<typeof addParents>>
const added: [table: string, id: string][] = []

beforeAll(async () => {
  staff = await signInStaff()
  parents = await addParents()
})
afterAll(async () => {
  for (const [table, id] of added) await removeRows(table, 'id', [id])
  await parents.remove()
})

const newPath = (ending = '.pdf') => `uploads/${crypto.randomUUID()}${ending}`
/** The public address, as the real client makes it. */
const addressOf = (path: string): string => staff.storage.from('files').getPublicUrl(path).data.publicUrl
const usageOf = async (path: string) => {
  const [file] = await sql<{ id: string }>('select id from public.files where path = $1', [path])
  const ids = [file?.id ?? (await add('files', { path })).id]
  return (await staff.rpc('row_usage', { ids }).throwOnError()).data
}

async function add(table: string, values: Record<string, unknown>) {
  const { row } = newSample(table, parents)
  const id = await addRow(table, { ...row, ...values })
  added.push([table, id])
  return { id, title: row.title ?? row.question }
}

const link = (path: string) => `<p>See <a href="${addressOf(path)}">the file</a>.</p>`

describe('STAFF-6 where a file is used', () => {
  it.each([
    ['section', 'sections', (path: string) => ({ content: link(path) })],
    ['related_ruling', 'related_rulings', (path: string) => ({ url: addressOf(path) })],
    ['ruling', 'rulings', (path: string) => ({ pdf_url: addressOf(path) })],
    ['ruling', 'rulings', (path: string) => ({ content: link(path) })],
    ['decision', 'tax_decisions', (path: string) => ({ pdf_url: addressOf(path) })],
    ['decision', 'tax_decisions', (path: string) => ({ content: link(path) })],
    ['decision', 'tax_decisions', (path: string) => ({ facts: link(path) })],
    ['decision', 'tax_decisions', (path: string) => ({ request: link(path) })],
    ['decision', 'tax_decisions', (path: string) => ({ arrangement: link(path) })],
    ['decision', 'tax_decisions', (path: string) => ({ position: link(path) })],
    ['decision', 'tax_decisions', (path: string) => ({ key_notes: link(path) })],
    ['news', 'news', (path: string) => ({ content: link(path) })],
    ['faq', 'faqs', (path: string) => ({ answer: link(path) })],
    ['faq', 'faqs', (path: string) => ({ answer: link(path), is_enabled: false })],
  ])('%s: %s', async (kind, table, values) => {
    const path = newPath()
    expect(await usageOf(path)).toEqual([])
    const { id, title } = await add(table, values(path))
    const name = table === 'tax_decisions' ? `x (${title})` : title
    expect(await usageOf(path)).toMatchObject([{ kind, id, title: name }])
    await removeRows(table, 'id', [id])
    expect(await usageOf(path)).toEqual([])
  })

  it('names what a text hangs on, so that its form can be found', async () => {
    const path = newPath()
    const section = await add('sections', { content: link(path) })
    const related = await add('related_rulings', { url: addressOf(path) })
    const faq = await add('faqs', { answer: link(path) })
    const news = await add('news', { content: link(path) })
    const [chapter] = await sql('select id, title, type from public.chapters where id = $1', [parents.chapter_id])
    const [of] = await sql('select id, title from public.sections where id = $1', [parents.section_id])
    const [category] = await sql('select id, name from public.faq_categories where id = $1', [parents.category_id])
    const inChapter = { list_id: chapter?.id, list_title: chapter?.title, list_type: chapter?.type }
    const inCategory = { list_id: category?.id, list_title: category?.name, list_type: null }
    const nowhere = { list_id: null, list_title: null, list_type: null }
    const inNoSection = { section_id: null, section_title: null }
    const found = await usageOf(path)
    expect(found.find(({ id }: { id: string }) => id === section.id)).toMatchObject({ ...inChapter, ...inNoSection })
    expect(found.find(({ id }: { id: string }) => id === related.id)).toMatchObject({
      ...inChapter,
      section_id: of?.id,
      section_title: of?.title,
    })
    expect(found.find(({ id }: { id: string }) => id === faq.id)).toMatchObject({ ...inCategory, ...inNoSection })
    expect(found.find(({ id }: { id: string }) => id === news.id)).toMatchObject({ ...nowhere, ...inNoSection })
  })

  it('names each text once, and all of them', async () => {
    const path = newPath()
    const ruling = await add('rulings', { pdf_url: addressOf(path), content: link(path) + link(path) })
    const post = await add('news', { content: link(newPath()) + link(path) })
    const ids = (await usageOf(path)).map(({ id }: { id: string }) => id)
    expect(ids).toEqual([ruling.id, post.id])
  })

  it('does not take one file for another', async () => {
    const path = newPath()
    await add('news', { content: link(`${path}x`) + link(path.replace('.pdf', '')) })
    await add('rulings', { pdf_url: `https://example.com/${path}` })
    expect(await usageOf(path)).toEqual([])
  })

  it.each(['פדף', 'p d f', 'pdf(1)', 'a&b', 'p%df'])('knows an ending such as "%s" in an address', async (ending) => {
    const path = newPath(ending)
    const { id } = await add('news', { content: link(path).replaceAll('&', '&amp;') })
    const ids = (await usageOf(path)).map((usage: { id: string }) => usage.id)
    expect(ids).toEqual([id])
  })

  it.each([
    ['at the end of a sentence', (address: string) => `<p>${address}.</p>`],
    ['in brackets', (address: string) => `<p>(${address})</p>`],
    ['with a query', (address: string) => `<a href="${address}?download=1">x</a>`],
    ['with a fragment', (address: string) => `<a href='${address}#page=2'>x</a>`],
    ['without the host', (address: string) => `<img src="${new URL(address).pathname}">`],
  ])('finds an address %s', async (_, content) => {
    const path = newPath()
    const { id } = await add('news', { content: content(addressOf(path)) })
    expect((await usageOf(path)).map((usage: { id: string }) => usage.id)).toEqual([id])
  })

  it('addresses are made as the client makes them', async () => {
    const letters = Array.from({ length: 0x180 }, (_, code) => String.fromCodePoint(code + 1)).join('')
    const path = `${letters}אבג😀`
    const [row] = await sql<{ encoded: string }>('select private.encode_path($1) as encoded', [path])
    expect(row?.encoded).toBe(encodeURI(path))
  })
})
