import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { addRow, type LooseClient, newText, rowsToRemove } from '../data/sample-rows.ts'
import { signInStaff, sql } from '../support/backend.ts'

// Drafts written at the same moment, which only a server knows: the embedded database runs one statement after another.

let staff: LooseClient
const chapters = rowsToRemove('chapters')
const amendments = rowsToRemove('amendments')
const drafts = rowsToRemove('drafts')
const posts = rowsToRemove('news')

// What readers are told of cannot be deleted.
afterAll(async () => {
  await sql('update public.amendments set announced_at = null where id = any ($1)', [amendments])
})

beforeAll(async () => {
  staff = await signInStaff()
})

interface Asked {
  list: string
  new_values: object
  row_id?: string
  based_on?: string
  amendment?: string
  draft?: string
  stamp?: string
}

async function saveDraft(asked: Asked) {
  const answer = await staff.rpc('save_draft', asked).maybeSingle<{ id: string }>()
  if (answer.data) drafts.push(answer.data.id)
  return answer
}

/** Changes of one section by an amendment of which readers are told. */
async function announced() {
  const chapter_id = await addRow('chapters', { title: newText(), type: 'booking-rules', order: 9000 })
  chapters.push(chapter_id)
  const row_id = await addRow('sections', { title: newText(), chapter_id, content: '<p>x</p>', order: 1 })
  const { data } = await staff.from('sections').select('updated_at').eq('id', row_id).single().throwOnError()
  const amendment = await addRow('amendments', { title: newText(), day: '9000-01-01' })
  amendments.push(amendment)
  await sql('update public.amendments set announced_at = now() where id = $1', [amendment])
  return (content: string): Asked => ({
    list: 'sections',
    new_values: { content },
    row_id,
    based_on: data.updated_at,
    amendment,
  })
}

const TEN = Array.from({ length: 10 }, (_, place) => place)

it('TIME-1 a new draft that is sent ten times at once is kept once', async () => {
  const asked = { list: 'news', new_values: { title: newText() } }
  const ids = await Promise.all(TEN.map(async () => (await saveDraft(asked)).data?.id))
  expect(new Set(ids).size).toBe(1)
})

it('TIME-1 of ten drafts of one text that are begun at once one is kept, and the others are told of it', async () => {
  const row_id = await addRow('news', {
    title: newText(),
    date: '1951-01-01',
    category: 'Updates',
    summary: 'x',
    content: 'x',
  })
  posts.push(row_id)
  const { data } = await staff.from('news').select('updated_at').eq('id', row_id).single().throwOnError()
  const asked = { list: 'news', row_id, based_on: data.updated_at }
  const answers = await Promise.all(TEN.map((place) => saveDraft({ ...asked, new_values: { summary: `${place}` } })))
  const codes = answers.map(({ error }) => error?.code ?? 'kept').sort()
  expect(codes).toEqual([...Array(9).fill('PT409'), 'kept'])
})

it('TIME-3 of ten changes of a section that are begun at once one is kept, and the others are told of it', async () => {
  const change = await announced()
  const answers = await Promise.all(TEN.map((place) => saveDraft(change(`<p>${place}</p>`))))
  const codes = answers.map(({ error }) => error?.code ?? 'kept').sort()
  expect(codes).toEqual([...Array(9).fill('PT409'), 'kept'])
})

describe('while an amendment comes into force', () => {
  /** Begins to write texts, as publish_due() does, and goes on to a draft once somebody waits for that. */
  async function publishBeside(draft: string, write: () => PromiseLike<{ error: unknown }>) {
    await sql('begin')
    onTestFinished(async () => void (await sql('rollback')))
    await sql(
      "update public.sections set content = content || ' ' where id = (select row_id from public.drafts where id = $1)",
      [draft],
    )
    const written = Promise.resolve(write())
    await expect.poll(isSomebodyWaiting).toBe(true)
    await sql("update public.drafts set failure = 'x' where id = $1", [draft])
    await sql('commit')
    return (await written).error
  }
  const begin = async (asked: Asked) => (await saveDraft(asked)).data?.id ?? ''

  it('TIME-3 a change that is discarded waits for it, and both are done', async () => {
    const draft = await begin((await announced())('<p>y</p>'))
    const discard = () => staff.from('drafts').update({ is_removed: true }).eq('id', draft)
    expect(await publishBeside(draft, discard)).toBeNull()
  })

  it('TIME-3 so does one that is saved', async () => {
    const asked = (await announced())('<p>y</p>')
    const draft = await begin(asked)
    const { data } = await staff.from('drafts').select('written_at').eq('id', draft).single().throwOnError()
    const save = () => saveDraft({ ...asked, new_values: { content: '<p>z</p>' }, draft, stamp: data.written_at })
    expect(await publishBeside(draft, save)).toBeNull()
  })

  it('TIME-1 a draft of another text is saved meanwhile', async () => {
    const change = (await announced())('<p>y</p>')
    await sql('begin')
    onTestFinished(async () => void (await sql('rollback')))
    await sql("update public.sections set content = content || ' ' where id = $1", [change.row_id])
    expect((await saveDraft({ list: 'news', new_values: { title: newText() } })).error).toBeNull()
  })
})

/** Whether a writer waits for a lock. */
async function isSomebodyWaiting(): Promise<boolean> {
  const [found] = await sql<{ is_waiting: boolean }>(
    "select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as is_waiting",
  )
  return found?.is_waiting === true
}
