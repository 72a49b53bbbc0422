import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { createService, createVisitor, newAddress, signInStaff, signInStranger, sql } from '../support/backend.ts'
import { answersTo, type Claims, HIDDEN, prepareCalls, publicCalls } from '../support/public-calls.ts'
import { type LooseClient, newText, rowsToRemove } from './sample-rows.ts'

// Whatever staff prepare, and whatever visitors send, no reader's call answers otherwise than before.

let staff: LooseClient
let service: LooseClient
let calls: Record<string, string>
const readers = {} as Record<'anon' | 'stranger', Claims>

const drafts = rowsToRemove('drafts')
const terms = rowsToRemove('terms')
const faqs = rowsToRemove('faqs')
const guides = rowsToRemove('guides')
const amendments = rowsToRemove('amendments')
const messages = rowsToRemove('contact_messages')

beforeAll(async () => {
  staff = await signInStaff()
  service = createService()
  const stranger = await signInStranger()
  const { data } = await stranger.auth.getSession()
  const token = JSON.parse(atob(data.session?.access_token.split('.')[1] ?? ''))
  readers.anon = { role: 'anon' }
  readers.stranger = { role: 'authenticated', sub: token.sub, session_id: token.session_id }
  await prepareCalls()
  calls = await publicCalls()
})

/** The calls that answer otherwise than they did, by name. */
const differing = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(before).filter((call) => before[call] !== after[call])

const firstRow = async (table: string) =>
  (await service.from(table).select('id, updated_at').order('id').limit(1).single().throwOnError()).data as {
    id: string
    updated_at: string
  }

type Kept = { id: string; written_at: string }
async function draft(given: Record<string, unknown>): Promise<Kept> {
  const { data } = await staff.rpc('save_draft', given).single<Kept>().throwOnError()
  if (!drafts.includes(data.id)) drafts.push(data.id)
  return data
}

const post = () => ({
  title: 'Quokkas',
  date: '2026-01-01',
  category: 'Updates',
  summary: 'x',
  content: '<p>Quokkas</p>',
})

async function draftOfSection(more: Record<string, unknown> = {}): Promise<Kept> {
  // The section that public calls ask for.
  const { data } = await service
    .from('sections')
    .select('id, updated_at, chapters!inner()')
    .eq('slug', '30')
    .eq('chapters.type', 'vat-law')
    .single()
    .throwOnError()
  const { id, updated_at } = data
  const new_values = { content: '<p>Quokkas, as section 30 of the Law says.</p>' }
  return draft({ list: 'sections', new_values, row_id: id, based_on: updated_at, ...more })
}

const stepAmendment = async (step: string, amendment: string = HIDDEN.amendment) => {
  const { data } = await staff.from('amendments').select('updated_at').eq('id', amendment).single().throwOnError()
  await staff.rpc('step_amendment', { amendment, step, stamp: data.updated_at }).throwOnError()
}

const tomorrow = async () => (await sql<{ day: string }>('select (private.today() + 1)::text as day'))[0]?.day ?? ''

it('SEC-1 TIME-2 every public procedure and table answers', async () => {
  // "none" is no link.
  const refused = Object.entries(await answersTo(readers.anon, calls)).filter(
    ([, answer]) => /^[0-9A-Z]{5} /.test(answer) && !answer.startsWith('PT404 This link'),
  )
  expect(refused).toEqual([])
})

it('SEC-1 TIME-2 TIME-3 no call of a reader tells what staff prepare', async () => {
  const day = await tomorrow()
  const faq_category = await firstRow('faq_categories')
  const visitor = createVisitor({ address: newAddress() })
  const message = randomUUID()
  let kept = { id: '', written_at: '' }
  faqs.push(HIDDEN.faq)
  guides.push(HIDDEN.guide)
  amendments.push(HIDDEN.amendment)
  // What is prepared side by side is asked about once; what takes the place of something else begins the next part.
  const parts: Record<string, () => Promise<void>> = {
    'what is drafted, sent and disabled': async () => {
      const first = await draftOfSection()
      const again = { draft: first.id, stamp: first.written_at, new_values: { content: '<p>Numbats.</p>' } }
      kept = await draftOfSection(again)
      const { data: saves } = await staff
        .from('draft_saves')
        .select('written_at')
        .eq('draft_id', kept.id)
        .order('written_at')
        .throwOnError()
      const restored = { draft: kept.id, saved: saves[0]?.written_at, stamp: kept.written_at }
      await staff.rpc('restore_save', restored).throwOnError()
      await staff.from('draft_notes').insert({ draft_id: kept.id, words: 'Quokkas' }).throwOnError()
      const failing = await draft({ list: 'news', new_values: post(), publish_on: day })
      await sql(`update public.drafts set failure = 'The row was changed meanwhile.' where id = $1`, [failing.id])
      await service.from('amendments').insert({ id: HIDDEN.amendment, title: 'Quokkas', day }).throwOnError()
      const part = { place: 0, chapter_place: 1, title: '9181. Quokkas', content: '<p>Quokkas</p>' }
      await staff.rpc('stage_import', { import: randomUUID(), parts: [part] }).throwOnError()
      const sent = { name: newText(), email: 'dana@example.com', message: 'Quokkas' }
      await visitor.from('contact_messages').insert(sent).throwOnError()
      const { data } = await service.from('contact_messages').select('id').eq('name', sent.name).single().throwOnError()
      messages.push(data.id)
      const note = { id: message, message_id: data.id, kind: 'note', words: 'Quokkas' }
      await staff.from('message_entries').insert(note).throwOnError()
      const faq = { id: HIDDEN.faq, category_id: faq_category.id, question: 'Quokkas', is_enabled: false }
      await service
        .from('faqs')
        .insert({ ...faq, answer: 'See section 30 of the Law.' })
        .throwOnError()
      await service.from('guides').insert({ id: HIDDEN.guide, title: 'Quokkas', summary: 'Quokkas' }).throwOnError()
      await visitor.rpc('count_vain_search', { query: 'quokkas' }).throwOnError()
      await staff.rpc('get_page_answers', { list: 'news', new_values: post() }).throwOnError()
    },
    'what has a day, and a change of the disabled FAQ': async () => {
      await draft({ list: 'news', new_values: post(), publish_on: day })
      await draftOfSection({ amendment: HIDDEN.amendment, is_ready: true })
      await stepAmendment('set')
      await staff.from('faqs').update({ answer: 'See section 31 of the Law.' }).eq('id', HIDDEN.faq).throwOnError()
    },
    'what is discarded and withdrawn': async () => {
      await staff.from('drafts').update({ is_removed: true }).eq('id', kept.id).throwOnError()
      await stepAmendment('withdraw')
    },
  }
  const before = await answersTo(readers.stranger, calls)
  const former = await answersTo(readers.anon, calls)
  const told: [string, string[]][] = []
  for (const [name, prepare] of Object.entries(parts)) {
    await prepare()
    told.push([name, differing(former, await answersTo(readers.anon, calls))])
  }
  told.push(['all of it, to somebody signed in', differing(before, await answersTo(readers.stranger, calls))])
  expect(told.filter(([, changed]) => changed.length > 0)).toEqual([])
})

it('SEC-1 TIME-3 no call of a reader tells that an amendment is set for its day, once it is announced', async () => {
  const amendment = randomUUID()
  amendments.push(amendment)
  const row = { id: amendment, title: 'Quokkas', day: await tomorrow() }
  await service.from('amendments').insert(row).throwOnError()
  await draftOfSection({ amendment, is_ready: true })
  await stepAmendment('announce', amendment)
  onTestFinished(() => stepAmendment('withdraw', amendment))
  const before = await answersTo(readers.anon, calls)
  await stepAmendment('set', amendment)
  expect(differing(before, await answersTo(readers.anon, calls))).toEqual([])
})

/** Wordings are added to those that are there, by which what visitors search for is found. */
// The more wordings there are, the less each of them counts where texts are ranked, which may show in a score's last digit.
const WORDINGS = { value: 'zyzzyva', tells: ['content_version', 'search_content 3'], isAdded: true }

/** The columns that staff write and readers may not read: another value, and which calls may tell that there was a change. */
const HIDDEN_COLUMNS: Record<string, { value: unknown; tells: string[]; isAdded?: boolean }> = {
  // By these readers find a text, which they are not shown.
  'sections.asked_as': WORDINGS,
  'rulings.asked_as': WORDINGS,
  'tax_decisions.asked_as': WORDINGS,
  'faqs.asked_as': WORDINGS,
  'guides.asked_as': WORDINGS,
  'deadlines.asked_as': WORDINGS,
  // Their keys, by which the search finds the term, can be read.
  'terms.variants': { ...WORDINGS, tells: ['content_version', 'terms'] },
  // A common word asks for its term in a question alone, which its keys say.
  'terms.is_marked': { value: false, tells: ['content_version', 'terms'] },
  // These say which texts lead to the term: here no text uses it.
  'terms.except_in': { value: ['/law/vat-law/30'], tells: ['content_version'] },
  'terms.note': { value: 'Seen in the Hebrew text.', tells: [] },
  // The stamp of a save that changes nothing.
  'chapters.updated_at': { value: '2001-01-01', tells: [] },
  'sections.updated_at': { value: '2001-01-01', tells: [] },
  'faq_categories.updated_at': { value: '2001-01-01', tells: [] },
  'faqs.updated_at': { value: '2001-01-01', tells: [] },
}

it('SEC-1 DATA-4 no call of a reader tells a change of a column that readers may not read', async () => {
  const columns = await sql<{ name: string }>(
    `select c.relname || '.' || a.attname as name
    from pg_class as c join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and has_any_column_privilege('anon', c.oid, 'select')
        and not has_column_privilege('anon', c.oid, a.attnum, 'select')
        and has_column_privilege('authenticated', c.oid, a.attnum, 'update')
        -- Readers read them as known_date and text_of.
        and a.attname not in ('date_precision', 'text_precision')
        and (c.relname, a.attname) <> ('section_versions', 'text_as_of')`,
  )
  expect(columns.map(({ name }) => name).sort()).toEqual(Object.keys(HIDDEN_COLUMNS).sort())
  const term = randomUUID()
  terms.push(term)
  await service.from('terms').insert({ id: term, term: newText() }).throwOnError()
  const versionOf = () => answersTo(readers.anon, { version: calls.content_version ?? '' })
  // Those that may tell the same calls are asked about together, but for the version, which each of them changes or does not.
  let before = await answersTo(readers.anon, calls)
  for (const [tells, together] of Map.groupBy(Object.entries(HIDDEN_COLUMNS), ([, { tells }]) => tells.join(' '))) {
    for (const [name, { value, isAdded }] of together) {
      const [table = '', column = ''] = name.split('.')
      const id = table === 'terms' ? term : (await firstRow(table)).id
      const { data } = await service.from(table).select('*').eq('id', id).single().throwOnError()
      const former = { [column]: data[column] }
      const written = { [column]: isAdded ? [...data[column], value] : value }
      onTestFinished(async () => {
        await service.from(table).update(former).eq('id', id)
      })
      const version = await versionOf()
      await staff.from(table).update(written).eq('id', id).throwOnError()
      const hasTold = differing(version, await versionOf()).length > 0
      expect([name, hasTold]).toEqual([name, tells.startsWith('content_version')])
    }
    const names = together.map(([name]) => name)
    const after = await answersTo(readers.anon, calls)
    const told = differing(before, after)
    before = after
    expect([names, told.filter((call) => !tells.includes(call))]).toEqual([names, []])
  }
})
