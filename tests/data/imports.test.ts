import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { createService, derivePending, signInStaff } from '../support/backend.ts'
import { addRow, type LooseClient, newText, rowsToRemove } from './sample-rows.ts'

let staff: LooseClient
let service: LooseClient
const chapters = rowsToRemove('chapters')
const amendments = rowsToRemove('amendments')

beforeAll(async () => {
  staff = await signInStaff()
  service = createService()
})

type Part = {
  row_id?: string
  stamp?: string
  chapter_id?: string
  chapter_place?: number
  is_repeal?: boolean
  title?: string
  content?: string
}
type Options = { as_of?: string; amendment?: string; id?: string; law?: string; instrument?: string }
type Section = { id: string; title: string; content: string; order: number; updated_at: string; number: string | null }

/** Sends the parts of a file some at a time, as the browser does, and applies them. */
async function bringIn(parts: readonly Part[], options: Options = {}) {
  const { id = randomUUID(), ...rest } = options
  const staged = parts.map((part, place) => ({ place, ...part }))
  for (let from = 0; from < staged.length; from += 2) {
    await staff.rpc('stage_import', { import: id, parts: staged.slice(from, from + 2) }).throwOnError()
  }
  const asked = { import: id, law: 'vat-law', instrument: '', total: parts.length, ...rest }
  const { data, error } = await staff.rpc('apply_import', asked)
  return { id, drafts: data as string[], error }
}

async function sectionsOf(chapter: string): Promise<Section[]> {
  const columns = 'id, title, content, order, updated_at, number'
  const { data } = await service
    .from('sections')
    .select(columns)
    .eq('chapter_id', chapter)
    .order('order')
    .throwOnError()
  return data
}

const titlesOf = async (chapter: string) => (await sectionsOf(chapter)).map(({ title }) => title)

/** A chapter with sections of these numbers; a number of this test alone stands before each. */
async function addChapter(numbers: readonly number[]): Promise<{ chapter: string; part: Part; base: number }> {
  const base = 100_000 + Math.floor(Math.random() * 800_000) * 100
  const chapter = await addRow('chapters', { title: newText(), type: 'vat-law', order: 900 })
  chapters.push(chapter)
  for (const [place, number] of numbers.entries()) {
    const title = `${base + number}. Section`
    await addRow('sections', { chapter_id: chapter, title, content: `<p>Words of ${number}</p>`, order: place + 1 })
  }
  const { data } = await service.from('chapters').select('updated_at').eq('id', chapter).single().throwOnError()
  return { chapter, part: { row_id: chapter, stamp: data.updated_at }, base }
}

const asItIs = (chapter: string, { id, updated_at }: Section): Part => ({
  row_id: id,
  stamp: updated_at,
  chapter_id: chapter,
})

/** In how many lines an import can be taken back: among the imports, and of what was recently added or changed. */
async function waysBackOf(id: string): Promise<number[]> {
  const { data: imports } = await staff.rpc('imports_into', { lists: ['chapters', 'sections'] }).throwOnError()
  const { data: recent } = await staff.rpc('recent_changes').throwOnError()
  return [
    imports.filter((each: { id: string }) => each.id === id).length,
    recent.filter((each: { import_id: string }) => each.import_id === id).length,
  ]
}

it('BULK-1 a file changes, adds and puts in order in one step, and one undo takes all of it back', async () => {
  const { chapter, part, base } = await addChapter([1, 3])
  const before = await sectionsOf(chapter)
  const [first, third] = before
  if (!first || !third) throw new Error('No sections')
  const added = newText()
  const { id, error } = await bringIn(
    [
      part,
      { ...asItIs(chapter, first), title: `${base + 1}. Renamed`, content: '<p>Other words</p>' },
      { chapter_id: chapter, title: `${base + 2}. Between`, content: '<p>New words</p>' },
      asItIs(chapter, third),
      { title: added },
      { chapter_place: 4, title: `${base + 4}. Further`, content: `<p>${newText()}</p>` },
    ],
    { as_of: '2026-10-01' },
  )
  expect(error).toBeNull()
  expect(await titlesOf(chapter)).toEqual([`${base + 1}. Renamed`, `${base + 2}. Between`, `${base + 3}. Section`])
  const { data: next } = await service.from('chapters').select('id, order').eq('title', added).single().throwOnError()
  const { data: old } = await service.from('chapters').select('order').eq('id', chapter).single().throwOnError()
  expect(next.order).toBe(old.order + 1)
  expect(await titlesOf(next.id)).toEqual([`${base + 4}. Further`])
  const { data: derived } = await service
    .from('sections')
    .select('plain, text_as_of, slug')
    .eq('id', first.id)
    .single()
    .throwOnError()
  expect(derived).toEqual({ plain: 'Other words', text_as_of: '2026-10-01', slug: `${base + 1}` })
  // What the law has always said is no news.
  const { data: versions } = await staff.from('history').select('id').eq('import_id', id).throwOnError()
  const ofImport = versions.map((each: { id: number }) => each.id)
  const { data: told } = await staff.from('changes').select('is_minor, bundle').in('version', ofImport).throwOnError()
  expect(told).toEqual(Array.from({ length: 3 }, () => ({ is_minor: true, bundle: id })))
  expect(await waysBackOf(id)).toEqual([1, 2])
  await staff.rpc('undo_import', { import: id }).throwOnError()
  expect(await waysBackOf(id)).toEqual([0, 0])
  const contentOf = (all: Section[]) => all.map(({ title, content }) => [title, content])
  expect(contentOf(await sectionsOf(chapter))).toEqual(contentOf(before))
  expect((await service.from('chapters').select('id').eq('title', added).throwOnError()).data).toEqual([])
})

it('BULK-1 readers find what was brought in once it is derived, and nothing else waits for that', async () => {
  const { chapter, part, base } = await addChapter([])
  const word = `quagga${base}`
  await bringIn([part, { chapter_id: chapter, title: `${base}. Found`, content: `<p>The ${word} of section 2</p>` }])
  const hasDue = async () =>
    (await service.from('content_version').select('has_due').single().throwOnError()).data.has_due
  const find = async () => (await service.rpc('search_content', { query: word }).throwOnError()).data.total
  expect([await hasDue(), await find()]).toEqual([true, 0])
  await derivePending()
  expect(await find()).toBe(1)
})

it.each([
  ['a title of 301 characters', { title: 'x'.repeat(301) }, 'is longer than 300 characters.'],
  ['a title of white space', { title: ' ' }, 'Part 1 of the file, " ": Give it a title.'],
  [
    'a text of a million characters and one',
    { content: 'x'.repeat(1_000_001) },
    'is longer than 1,000,000 characters.',
  ],
  ['a text of white space', { content: ' ' }, 'has no text.'],
])('BULK-1 %s is refused in words before anything is written', async (_, wrong, reason) => {
  const { chapter, part, base } = await addChapter([])
  const section = { place: 1, chapter_id: chapter, title: `${base}. Section`, content: '<p>x</p>', ...wrong }
  const { error } = await staff.rpc('stage_import', { import: randomUUID(), parts: [{ place: 0, ...part }, section] })
  expect(error).toMatchObject({ code: 'PT400', message: expect.stringContaining(reason) })
})

it('BULK-1 nothing is written where one of a thousand was changed since it was compared, and it is named', async () => {
  const { chapter, part, base } = await addChapter([1, 2])
  const [first, second] = await sectionsOf(chapter)
  if (!first || !second) throw new Error('No sections')
  await staff.from('sections').update({ content: '<p>By a colleague</p>' }).eq('id', second.id).throwOnError()
  const { error } = await bringIn([
    part,
    { ...asItIs(chapter, first), title: first.title, content: '<p>Other words</p>' },
    { ...asItIs(chapter, second), title: second.title, content: '<p>Other words</p>' },
    { chapter_id: chapter, title: `${base + 3}. New`, content: '<p>x</p>' },
  ])
  expect(error).toMatchObject({ code: 'PT409', message: expect.stringContaining(`a text meanwhile: ${second.title}.`) })
  expect((await sectionsOf(chapter)).map(({ content }) => content)).toEqual([first.content, '<p>By a colleague</p>'])
})

it('BULK-1 the same file twice adds nothing twice, nor does a number that is there', async () => {
  const { chapter, part, base } = await addChapter([])
  const parts = [part, { chapter_id: chapter, title: `${base}. Once`, content: '<p>x</p>' }]
  const id = randomUUID()
  expect((await bringIn(parts, { id })).error).toBeNull()
  const again = await staff.rpc('apply_import', { import: id, law: 'vat-law', instrument: '', total: 2 })
  expect(again.error).toMatchObject({ code: 'PT400' })
  expect((await bringIn(parts)).error).toMatchObject({
    code: 'PT409',
    message: expect.stringContaining(`"${base}. Once": It would be there twice`),
  })
  expect(await titlesOf(chapter)).toEqual([`${base}. Once`])
})

it('BULK-1 a new instrument has numbers of its own: no section of another one is written, and no address changes', async () => {
  const rules = async () => {
    const { data } = await service
      .from('sections')
      .select('id, title, content, slug, chapters!inner(type)')
      .eq('chapters.type', 'booking-rules')
      .order('id')
      .throwOnError()
    return data
  }
  const before = await rules()
  const name = `Sample Levy Law ${randomUUID().slice(0, 8)}`
  const numbers = ['2', '5', '8', '17', '18']
  const into = { law: 'booking-rules', instrument: name }
  const parts = [
    { title: `${name}, 5786-2026: Scope` },
    ...numbers.map((number) => ({ chapter_place: 0, title: `${number}. Levy`, content: '<p>x</p>' })),
  ]
  const { id, error } = await bringIn(parts, into)
  expect(error).toBeNull()
  const ids = new Set(before.map(({ id: each }) => each))
  const after = await rules()
  expect(after.filter((each) => ids.has(each.id))).toEqual(before)
  const slugs = after.filter((each) => !ids.has(each.id)).map(({ slug }) => slug)
  const prefix = name.toLowerCase().replaceAll(' ', '-')
  expect(slugs.sort()).toEqual(numbers.map((number) => `${prefix}-${number}`).sort())
  await staff.rpc('undo_import', { import: id }).throwOnError()
  expect(await rules()).toEqual(before)
})

it('BULK-1 each part is refused before it is sent for what it would be refused for, and by the same words', async () => {
  const { chapter, part, base } = await addChapter([1, 2])
  const [first] = await sectionsOf(chapter)
  if (!first) throw new Error('No section')
  const text = { chapter_id: chapter, content: '<p>x</p>' }
  const cases: [fault: string | null, parts: Part[], place: number][] = [
    [null, [part, { ...text, title: `${base + 3}. New` }], 1],
    ['Give it a title', [{ ...text, title: ' ' }], 0],
    ['Its title is longer than 300 characters', [{ title: 'x'.repeat(301) }], 0],
    ['It has no text', [part, { ...text, title: `${base + 3}. New`, content: ' ' }], 1],
    ['Its text is longer than 1,000,000 characters', [{ ...text, title: 'x', content: 'x'.repeat(1_000_001) }], 0],
    ['It would be there twice', [part, { ...text, title: `${base + 1}. Again` }], 1],
    [
      'It would be there twice',
      [
        { ...text, title: `${base + 4}A. One` },
        { ...text, title: `${base + 4}A. Two` },
      ],
      0,
    ],
    [
      'It would be there twice',
      [
        { ...text, title: 'Annex' },
        { ...text, title: 'Annex' },
      ],
      0,
    ],
    ['It would be there twice', [{ ...asItIs(chapter, first), title: `${base + 2}. Renumbered` }], 0],
    ['It is, or would be, of another instrument', [part, { title: 'Levy Law, 5786-2026' }], 1],
  ]
  for (const [fault, parts, place] of cases) {
    const checked = parts.map(({ content, ...rest }, at) => ({
      ...{ place: at, ...rest },
      ...(content !== undefined && { size: content.trim() ? content.length : 0 }),
    }))
    const { data } = await staff.rpc('check_import', { law: 'vat-law', instrument: '', parts: checked }).throwOnError()
    expect(data[0] ?? null).toEqual(fault && { place, fault: expect.stringContaining(fault) })
    const error = await bringIn(parts).then(
      (answer) => answer.error,
      (refusal: unknown) => refusal,
    )
    expect(error).toEqual(fault && expect.objectContaining({ message: expect.stringContaining(fault) }))
  }
})

it('BULK-1 a row of another instrument, or of another text of the law, is refused and named', async () => {
  const { chapter, part, base } = await addChapter([1])
  const [section] = await sectionsOf(chapter)
  if (!section) throw new Error('No section')
  const changed = { ...asItIs(chapter, section), title: section.title, content: '<p>Overwritten</p>' }
  const levy = { title: 'Levy Law, 5786-2026' }
  const cases: [Part[], Options][] = [
    [[levy, { ...changed, chapter_id: undefined, chapter_place: 0 }], { instrument: 'Levy Law' }],
    [[{ chapter_id: chapter, title: `${base + 2}. New`, content: '<p>x</p>' }], { instrument: 'Levy Law' }],
    [[part, changed], { law: 'regulations' }],
    [[levy], {}],
  ]
  for (const [parts, into] of cases) {
    const { error } = await bringIn(parts, into)
    expect(error).toMatchObject({
      code: 'PT409',
      message: expect.stringContaining('It is, or would be, of another instrument.'),
    })
  }
  expect(await sectionsOf(chapter)).toEqual([section])
})

it('BULK-1 a file whose parts have not all arrived is not applied', async () => {
  const { chapter, part, base } = await addChapter([])
  const id = randomUUID()
  const parts = [
    { place: 0, ...part },
    { place: 1, chapter_id: chapter, title: `${base}. x`, content: '<p>x</p>' },
  ]
  await staff.rpc('stage_import', { import: id, parts }).throwOnError()
  const { error } = await staff.rpc('apply_import', { import: id, law: 'vat-law', instrument: '', total: 3 })
  expect(error).toMatchObject({ code: 'PT400', message: 'Not all parts of the file have arrived. Try again.' })
  expect(await titlesOf(chapter)).toEqual([])
})

it('BULK-1 TIME-3 as an amendment it is drafts that are ready, and the law stays as it is until their day', async () => {
  const { chapter, part, base } = await addChapter([1, 3, 5])
  const [first, third, fifth] = await sectionsOf(chapter)
  if (!first || !third || !fifth) throw new Error('No sections')
  const amendment = await addRow('amendments', { title: newText(), day: '2000-01-01' })
  amendments.push(amendment)
  const { drafts, error } = await bringIn(
    [
      part,
      { chapter_id: chapter, title: `${base}. Before all`, content: '<p>x</p>' },
      { ...asItIs(chapter, first), title: first.title, content: '<p>Amended</p>' },
      { chapter_id: chapter, title: `${base + 2}. Between`, content: '<p>x</p>' },
      asItIs(chapter, third),
      { ...asItIs(chapter, fifth), is_repeal: true },
    ],
    { amendment },
  )
  expect(error).toBeNull()
  expect(drafts).toHaveLength(4)
  expect(await titlesOf(chapter)).toEqual([first.title, third.title, fifth.title])
  const step = async (wanted: string) => {
    const { data } = await staff.from('amendments').select('updated_at').eq('id', amendment).single().throwOnError()
    await staff.rpc('step_amendment', { amendment, step: wanted, stamp: data.updated_at }).throwOnError()
  }
  await step('set')
  expect((await sectionsOf(chapter)).map(({ title, content }) => [title, content])).toEqual([
    [`${base}. Before all`, '<p>x</p>'],
    [first.title, '<p>Amended</p>'],
    [`${base + 2}. Between`, '<p>x</p>'],
    [third.title, third.content],
  ])
  await step('take back')
  expect(await titlesOf(chapter)).toEqual([first.title, third.title, fifth.title])
})

it('BULK-1 an amendment adds no chapters', async () => {
  const amendment = await addRow('amendments', { title: newText(), day: '2100-01-01' })
  amendments.push(amendment)
  const { error } = await bringIn([{ title: newText() }], { amendment })
  expect(error).toMatchObject({ code: 'PT400', message: expect.stringContaining('An amendment adds no chapters.') })
})

it('BULK-1 TIME-1 a draft that waits keeps its words through an import and its undo, and overwrites neither unasked', async () => {
  const { chapter, part, base } = await addChapter([1])
  const [first] = await sectionsOf(chapter)
  if (!first) throw new Error('No section')
  const begin = async (section: Section, content: string) => {
    const asked = { list: 'sections', new_values: { content }, row_id: section.id, based_on: section.updated_at }
    return (await staff.rpc('save_draft', asked).single().throwOnError()).data as { id: string; written_at: string }
  }
  const publish = async (draft: { id: string; written_at: string }, section: Section, content: string) => {
    const { id, written_at: stamp } = draft
    const asked = { draft: id, stamp, new_values: { content }, row_id: section.id, based_on: section.updated_at }
    return (await staff.rpc('publish_draft', asked)).error?.code
  }
  const wait = async (...drafts: { id: string }[]) => {
    const ids = drafts.map(({ id }) => id)
    const { data } = await staff.from('drafts').select('row').in('id', ids).is('is_waiting', true).throwOnError()
    return data.map(({ row }: { row: { content: string } }) => row.content).sort()
  }

  const before = await begin(first, '<p>A: begun before</p>')
  const changed = { ...asItIs(chapter, first), title: `${base + 1}. Section`, content: '<p>Of the file</p>' }
  const added = { chapter_id: chapter, title: `${base + 2}. Added`, content: '<p>Of the file, too</p>' }
  const { id, error } = await bringIn([part, changed, added])
  expect(error).toBeNull()
  expect(await publish(before, first, '<p>A: begun before</p>')).toBe('PT409')
  const [present, second] = await sectionsOf(chapter)
  if (!present || !second) throw new Error('No sections')
  expect(present.content).toBe('<p>Of the file</p>')

  const behind = await begin(second, '<p>B: begun after</p>')
  await staff.rpc('undo_import', { import: id }).throwOnError()
  expect((await sectionsOf(chapter)).map(({ content }) => content)).toEqual([first.content])
  expect(await publish(before, present, '<p>A: begun before</p>')).toBe('PT409')
  expect(await publish(behind, second, '<p>B: begun after</p>')).toBe('PT409')
  expect(await wait(before, behind)).toEqual(['<p>A: begun before</p>', '<p>B: begun after</p>'])
  const [again] = await sectionsOf(chapter)
  if (!again) throw new Error('No section')
  expect(await publish(before, again, '<p>A: begun before</p>')).toBeUndefined()
  expect((await sectionsOf(chapter)).map(({ content }) => content)).toEqual(['<p>A: begun before</p>'])
})
