import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createVisitor, derivePending, signInStaff, signInStranger, sql } from '../support/backend.ts'
import { addRow, type LooseClient, newText, removeRows, rowsToRemove } from './sample-rows.ts'

let staff: LooseClient
let amendment: string
let sections: string[]
const amendments = rowsToRemove('amendments')
const chapters = rowsToRemove('chapters')
const drafts = rowsToRemove('drafts')

beforeAll(async () => {
  staff = await signInStaff()
})

beforeEach(async () => {
  const chapter_id = await addRow('chapters', { title: newText(), type: 'booking-rules', order: 9000 })
  chapters.push(chapter_id)
  sections = await Promise.all(
    Array.from({ length: 8 }, (_, order) =>
      addRow('sections', { chapter_id, title: newText(), content: '<p>one</p>', order }),
    ),
  )
  const [tomorrow] = await sql<{ day: string }>('select (private.today() + 1)::text as day')
  amendment = await addRow('amendments', { title: newText(), day: tomorrow?.day })
  amendments.push(amendment)
})

// What readers are told of cannot be deleted; what was taken back refuses, and can.
afterEach(async () => {
  await step('withdraw')
})

type Stamp = { id: string; written_at: string }
const stampOf = async (section: string) =>
  (await staff.from('sections').select('updated_at').eq('id', section).single().throwOnError()).data.updated_at

/** Makes a change of a section part of the amendment. @returns its draft, or why it was refused */
async function change(section: string, content: string, over?: Stamp) {
  const { data, error } = await staff
    .rpc('save_draft', {
      list: 'sections',
      new_values: { content },
      row_id: section,
      based_on: await stampOf(section),
      amendment,
      is_ready: true,
      ...(over && { draft: over.id, stamp: over.written_at }),
    })
    .maybeSingle<Stamp>()
  if (data && !over) drafts.push(data.id)
  return { data, refusal: error?.message }
}

async function step(name: string) {
  const { data } = await staff.from('amendments').select('updated_at').eq('id', amendment).single().throwOnError()
  return staff.rpc('step_amendment', { amendment, step: name, stamp: data.updated_at })
}

const changes = async () =>
  (await staff.rpc('get_drafts', { only_amendment: amendment }).throwOnError()).data as Record<string, unknown>[]
const version = async () =>
  (await createVisitor().from('content_version').select('version').single().throwOnError()).data.version
const contentOf = async (section?: string) =>
  (
    await createVisitor()
      .from('sections')
      .select('content')
      .eq('id', section ?? '')
      .single()
      .throwOnError()
  ).data.content

describe('an amendment', () => {
  it('TIME-3 FIND-6 that is prepared tells no page of it, and once announced each ready change does', async () => {
    const [one = '', two = ''] = sections
    const before = await version()
    await change(one, '<p>two</p>')
    expect(await version()).toBe(before)
    await step('announce').then(({ error }) => expect(error).toBeNull())
    const announced = await version()
    expect(announced).toBeGreaterThan(before)
    const { data: told } = await change(two, '<p>two</p>')
    const known = await version()
    expect(known).toBeGreaterThan(announced)
    const alone = { list: 'sections', new_values: { content: '<p>two</p>' }, row_id: two }
    await staff
      .rpc('save_draft', { ...alone, based_on: await stampOf(two), draft: told?.id, stamp: told?.written_at })
      .throwOnError()
    expect(await version(), 'a change that leaves it').toBeGreaterThan(known)
  })

  it('TIME-3 of more than fifty sections is in force at once, and what is derived from it follows', async () => {
    const chapter_id = await addRow('chapters', { title: newText(), type: 'booking-rules', order: 9001 })
    chapters.push(chapter_id)
    const rows = Array.from({ length: 51 }, (_, order) => ({
      chapter_id,
      title: newText(),
      content: '<p>one</p>',
      order,
    }))
    const { data: many } = await staff.from('sections').insert(rows).select('id').throwOnError()
    const ids = many.map(({ id }) => id)
    const last = ids.pop()
    await change(last, '<p>in force</p>')
    // as `change` has it
    const others = await sql<{ id: string }>(
      `insert into public.drafts (table_name, row_id, based_on, amendment_id, is_ready, written_by, "row")
        select d.table_name, s.id, s.updated_at, d.amendment_id, d.is_ready, d.written_by, d."row"
        from public.drafts as d, public.sections as s where d.row_id = $1 and s.id = any ($2) returning id`,
      [last, ids],
    )
    drafts.push(...others.map(({ id }) => id))
    await step('set').then(({ error }) => expect(error).toBeNull())
    await sql('update public.amendments set day = private.today() where id = $1', [amendment])
    expect((await createVisitor().rpc('publish_due').throwOnError()).data).toBe(1)
    const contents = () => sql('select distinct content from public.sections where chapter_id = $1', [chapter_id])
    expect(await contents()).toEqual([{ content: '<p>in force</p>' }])
    const pending = () => sql('select from private.pending_texts where id = any ($1)', [[last, ...ids]])
    expect(await pending()).toHaveLength(51)
    await derivePending()
    expect(await pending()).toEqual([])
    await step('take back').then(({ error }) => expect(error).toBeNull())
    expect(await contents()).toEqual([{ content: '<p>one</p>' }])
    await removeRows('chapters', 'id', [chapter_id])
    await derivePending()
  })

  it('TIME-3 is written by eight people at once, and none of them loses a word', async () => {
    const [shared = ''] = sections
    const own = await Promise.all(sections.slice(1).map((section) => change(section, '<p>mine</p>')))
    expect(own.map(({ refusal }) => refusal)).toEqual(own.map(() => undefined))
    const first = (await change(shared, '<p>begun</p>')).data
    if (!first) throw new Error('The first change was refused.')
    const all = await Promise.all(Array.from({ length: 8 }, (_, who) => change(shared, `<p>of ${who}</p>`, first)))
    // One is kept, and the seven others are told: what they typed is in their forms.
    expect(all.filter(({ data }) => data)).toHaveLength(1)
    expect(
      all.filter(({ refusal }) => refusal?.includes('You have changed this draft in another window meanwhile')),
    ).toHaveLength(7)
    expect(await changes()).toHaveLength(8)
  })

  it('TIME-3 says at once that a section was changed meanwhile, and waits whole on its day', async () => {
    const [edited = '', other = ''] = sections
    await change(edited, '<p>to come</p>')
    await change(other, '<p>to come</p>')
    await step('set').then(({ error }) => expect(error).toBeNull())
    await staff.from('sections').update({ content: '<p>edited</p>' }).eq('id', edited).throwOnError()
    expect((await changes()).filter(({ is_outdated }) => is_outdated)).toMatchObject([{ id: edited }])
    // Its day begins: its own, not that of all others.
    await sql('update public.amendments set day = private.today() where id = $1', [amendment])
    await createVisitor().rpc('publish_due').throwOnError()
    expect([await contentOf(edited), await contentOf(other)]).toEqual(['<p>edited</p>', '<p>one</p>'])
    expect((await changes()).filter(({ failure }) => failure)).toMatchObject([
      { id: edited, failure: expect.stringContaining('The text was changed after this draft was begun.') },
    ])
    await createVisitor()
      .from('content_version')
      .select('has_due')
      .single()
      .throwOnError()
      .then(({ data }) => expect(data).toEqual({ has_due: false }))
  })

  it('TIME-3 comes into force by fifty visitors at once, once, and is taken back in one step', async () => {
    await Promise.all(sections.map((section) => change(section, '<p>in force</p>')))
    await step('set').then(({ error }) => expect(error).toBeNull())
    await sql('update public.amendments set day = private.today() where id = $1', [amendment])
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => (await createVisitor().rpc('publish_due').throwOnError()).data),
    )
    expect(answers.sort()).toEqual([...Array(49).fill(0), 1])
    expect(await Promise.all(sections.map(contentOf))).toEqual(sections.map(() => '<p>in force</p>'))
    await step('take back').then(({ error }) => expect(error).toBeNull())
    expect(await Promise.all(sections.map(contentOf))).toEqual(sections.map(() => '<p>one</p>'))
  })

  it('TIME-3 is read as the law of its day before it is announced by staff alone', async () => {
    const [words = '', moved = '', repealed = ''] = sections
    await change(words, '<p>zyxtocome</p>')
    const plans = [
      [moved, { new_values: { order: 7 } }],
      [repealed, { new_values: {}, is_repeal: true }],
    ] as const
    for (const [row_id, plan] of plans) {
      const asked = { list: 'sections', row_id, based_on: await stampOf(row_id), amendment, is_ready: true, ...plan }
      const { data } = await staff.rpc('save_draft', asked).single<Stamp>().throwOnError()
      drafts.push(data.id)
    }
    const [day] = await sql<{ today: string; day: string }>(
      'select private.today()::text as today, (private.today() + 1)::text as day',
    )
    const asked = { law: 'booking-rules', with_amendment: amendment }
    const read = async (client: LooseClient) => {
      const [law, compared] = await Promise.all([
        client.rpc('law_on', { ...asked, on_day: day?.day }).throwOnError(),
        client.rpc('compare_law', { ...asked, one_day: day?.today, other_day: day?.day }).throwOnError(),
      ])
      const isOurs = ({ section_id }: { section_id: string }) => sections.includes(section_id)
      return [law.data.filter(isOurs), compared.data.filter(isOurs)]
    }
    const [law, compared] = await read(staff)
    const stateOf = (id: string) => law.find(({ section_id }: { section_id: string }) => section_id === id)
    expect(stateOf(words)).toMatchObject({ state: 'changed', content: '<p>zyxtocome</p>' })
    expect(stateOf(repealed)).toMatchObject({ state: 'only today', content: null })
    // The last of them now.
    expect(law.at(-1)).toMatchObject({ section_id: moved, state: 'moved', present_chapter: null })
    expect(compared.map(({ difference }: { difference: string }) => difference).sort()).toEqual(
      ['changed', 'moved', 'repealed', ...Array(5).fill('same')].sort(),
    )
    const answers = await read(createVisitor())
    expect(answers[0].map(({ state }: { state: string }) => state)).toEqual(Array(8).fill('same'))
    expect(answers[1].map(({ difference }: { difference: string }) => difference)).toEqual(Array(8).fill('same'))
    expect(JSON.stringify(answers)).not.toContain('zyxtocome')
    expect(await read(await signInStranger())).toEqual([[], []])
  })
})
