import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { todayInIsrael } from '@/lib/dates'
import { createService, createVisitor, sql } from '../support/backend.ts'
import { listen } from '../support/listen.ts'
import { renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const CHAPTER = 'a0000000-0000-4000-8000-000000000281'

beforeEach(async () => {
  localStorage.clear()
  await database
    .from('chapters')
    .insert({ id: CHAPTER, title: 'Chapter of quokkas', type: 'booking-rules', order: 900 })
  await database
    .from('sections')
    .insert(
      ['9281. Quokkas', '9282. Numbats'].map((title, order) => ({
        chapter_id: CHAPTER,
        title,
        content: '<p>One.</p>',
        order,
      })),
    )
    .throwOnError()
})
afterEach(async () => {
  await sql('delete from public.drafts')
  const made = `title ~ 'order$|^Section 9281'`
  await sql(`update public.amendments set announced_at = null, set_at = null, in_force_at = null where ${made}`)
  await sql(`delete from public.amendments where ${made}`)
  await database.from('chapters').delete().eq('id', CHAPTER).throwOnError()
})

const press = (name: string | RegExp) => screen.findByRole('button', { name })
/** A step of the amendment, once the answer to the one before is there, and its question gone. */
const pressStep = async (name: string) => {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const step = await press(name)
  await waitFor(() => expect(step).not.toHaveAttribute('aria-disabled'))
  return step
}
/** The line of what holds, once it says so. */
const expectLine = (words: RegExp) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toContainEqual(expect.stringMatching(words)),
  )
/** The form, which has a line of its own that moves to the list behind it, has closed. */
const expectFormClosed = () =>
  waitFor(() => expect(screen.queryByRole('textbox', { name: 'Title (required)' })).toBeNull())
const sectionsNow = async () =>
  (
    await createVisitor()
      .from('sections')
      .select('title, content')
      .eq('chapter_id', CHAPTER)
      .order('order')
      .throwOnError()
  ).data

/** Opens the amendment of tomorrow, which changes nothing yet. */
async function openAmendment(day: string | null = '2999-01-01') {
  const { data } = await database
    .from('amendments')
    .insert({ title: 'Quokka order', day })
    .select('id')
    .single()
    .throwOnError()
  const page = await renderStaffPage(`/admin/amendments?open=${data.id}`)
  return { ...page, id: data.id, address: `/admin/amendments?open=${data.id}` }
}

/** Types in a section, and asks from which day the law is to say so. */
async function changeLaw() {
  const { data } = await database.from('sections').select('id').eq('title', '9281. Quokkas').single().throwOnError()
  const page = await renderStaffPage(
    `/admin/chapters?type=booking-rules&q=Chapter+of+quokkas&open=${CHAPTER}&section-edit=${data.id}`,
  )
  await page.user.type(await screen.findByRole('textbox', { name: 'Title (required)' }), ' and more')
  // A day alone would show the new words on the days before it too; and no key is an answer to which of the two it is.
  expect(screen.queryByRole('button', { name: 'Publish on…' })).toBeNull()
  await page.user.keyboard('{Control>}{Enter}{/Control}')
  const ways = screen.getByRole('region', { name: 'Two ways to publish' })
  expect(ways).toHaveFocus()
  expect(within(ways).getAllByRole('button')).toEqual([
    await press('Correct our text'),
    await press('The law changes from…'),
  ])
  await page.user.click(await press('The law changes from…'))
  const sheet = within(await screen.findByRole('dialog', { name: 'The law changes from…' }))
  return { ...page, sheet, day: sheet.getByLabelText('Day') }
}

describe('TIME-3 an amendment', () => {
  it('is begun with a title, and says what it lacks', async () => {
    const { user } = await renderStaffPage('/admin/amendments')
    await user.click(await press(/^Add amendment/))
    await user.type(await screen.findByRole('textbox', { name: 'Title (required)' }), 'Quokka order')
    await user.click(await press(/^(Create|Save|Add)$/))
    expect(await screen.findByText(/^It changes nothing yet/)).toBeInTheDocument()
    const steps = within(screen.getByRole('region', { name: 'Where it stands' }))
    expect(steps.getAllByText('Give it a day first: edit it.')).toHaveLength(2)
    expect(steps.queryByRole('button')).toBeNull()
  })

  it('is begun from the form of a section, which becomes a change of it, set for its day, and seen as on that day', async () => {
    const { user, sheet, day } = await changeLaw()
    expect(sheet.getByRole('button', { name: 'The law changes from…' })).toBeVisible()
    await user.click(sheet.getByRole('button', { name: 'The law changes from…' }))
    expect(day).toHaveAccessibleDescription(/^Choose the day/)
    expect(day).toHaveFocus()
    await user.type(day, '2020-01-01')
    await user.click(sheet.getByRole('button', { name: 'The law changes from 1 January 2020' }))
    expect(day).toHaveAccessibleDescription(/^Choose today or a later day/)
    await user.clear(day)
    await user.type(day, '2999-01-01')
    const title = await sheet.findByRole('textbox', { name: 'Title (required)' })
    // An amendment of one, which has a name already.
    expect(title).toHaveValue('Section 9281. Quokkas and more')
    await user.clear(title)
    await user.click(sheet.getByRole('button', { name: 'The law changes from 1 January 2999' }))
    expect(title).toHaveAccessibleDescription('Title is required')
    await user.type(title, 'Quokka order')
    await user.type(sheet.getByRole('textbox', { name: 'Public note (optional)' }), 'Quokkas are taxed.')
    await user.click(sheet.getByRole('button', { name: 'The law changes from 1 January 2999' }))
    await expectLine(/^Set \S+\. Readers see it from 1 January 2999, 00:00 in Israel\. Quokka order/)
    await user.click(await press('See it as readers will'))
    const preview = within(await screen.findByRole('region', { name: 'Preview' }))
    expect(await preview.findByRole('heading', { level: 1, name: /9281\. Quokkas and more/ })).toBeInTheDocument()
    expect(await preview.findByText(/^In force since/)).toHaveTextContent('In force since 1 January 2999')
    expect(await preview.findByRole('region', { name: 'Versions' })).toHaveTextContent(
      'Quokka order. Quokkas are taxed.',
    )
    await user.click(await press(/^Back\s*to the list$/))
    expect(await screen.findByRole('cell', { name: 'Set for 1 Jan 2999' })).toBeInTheDocument()
    await expectFormClosed()
    await user.click(screen.getByRole('link', { name: 'Quokka order' }))
    expect(await screen.findByRole('link', { name: '9281. Quokkas and more' })).toBeInTheDocument()
    expect(await screen.findByText('Done.')).toBeInTheDocument()
    await user.click(await press(/^Undo/))
    await expectLine(/^Not set any more \S+\. It does not go live by itself/)
    expect(await pressStep('Set for its day')).toBeInTheDocument()
  })

  it('of a day that has begun is in force at once, and is taken back', async () => {
    const { user, sheet, day } = await changeLaw()
    await user.type(day, todayInIsrael())
    await user.click(sheet.getByRole('button', { name: /^The law changes from \d/ }))
    await expectLine(/^In force \S+\. Readers see it now/)
    const titles = async () =>
      (await createVisitor().from('sections').select('title').eq('chapter_id', CHAPTER).order('order')).data?.map(
        ({ title }) => title,
      )
    expect(await titles()).toContain('9281. Quokkas and more')
    expect(
      await sql(
        "select to_day + 1 = private.today() as ended from public.section_versions where title = '9281. Quokkas'",
      ),
    ).toEqual([{ ended: true }])
    await user.click(await press(/^Take it back\s*(Z|$)/))
    await expectLine(/^Taken back/)
    expect(await titles()).not.toContain('9281. Quokkas and more')
  })

  it('takes a section into one of its day that is there, which is set by its own page', async () => {
    await database.from('amendments').insert({ title: 'Numbat order', day: '2998-01-01' }).throwOnError()
    const { data } = await database
      .from('amendments')
      .insert({ title: 'Quokka order', day: '2999-01-01' })
      .select('id')
      .single()
      .throwOnError()
    const { user, sheet, day } = await changeLaw()
    await user.type(day, '2999-01-01')
    const choice = await sheet.findByRole('combobox', { name: 'Amendment' })
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['1 January 2999: Quokka order', 'A new amendment…'])
    await user.selectOptions(choice, data.id)
    await user.click(sheet.getByRole('button', { name: 'The law changes from 1 January 2999' }))
    await expectLine(/^Ready \S+\. It comes into force with its amendment, once that is set for its day/)
    expect((await database.from('amendments').select('state').eq('id', data.id).single()).data?.state).toBe('draft')
  })

  it('changes and repeals sections, saying how many it found (ACC-2), is announced, set, withdrawn, and readers see nothing before', async () => {
    const { user, router, address } = await openAmendment()
    const heard = listen()
    await user.type(await screen.findByRole('searchbox', { name: 'Add a change' }), '9282')
    await user.click(await press(/^Repeal\s*9282\. Numbats$/))
    expect(heard.said()).toContain('1 found')
    expect(await screen.findByText(/^Section repealed, by you/)).toBeInTheDocument()
    // Its button has gone: the next change is looked for.
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Add a change' })).toHaveFocus())
    expect(document.title).toMatch(/^Amendment Quokka order – Admin – /)
    await user.clear(screen.getByRole('searchbox', { name: 'Add a change' }))
    await user.type(screen.getByRole('searchbox', { name: 'Add a change' }), '9281')
    await user.click(await screen.findByRole('link', { name: /^Change\s*9281\. Quokkas$/ }))
    await user.type(await screen.findByRole('textbox', { name: 'Title (required)' }), ' and more')
    expect(screen.getByText('Not saved · kept in this browser')).toBeInTheDocument()
    await user.click(await press(/^Save draft/))
    expect(await screen.findByText('Part of the amendment')).toBeInTheDocument()
    await router.navigate(address)
    expect(await screen.findAllByText('Still being written.')).toHaveLength(2)

    await user.click(await screen.findByRole('link', { name: '9281. Quokkas and more' }))
    await user.click(await press(/^Ready/))
    expect(
      await screen.findByText(/It comes into force with its amendment, once that is set for its day\./),
    ).toBeInTheDocument()
    await router.navigate(address)
    await user.click(await press(/^Differences\s*of 9281\. Quokkas and more$/))
    expect((await screen.findByText('and more')).tagName).toBe('INS')
    await user.click(await pressStep('Announce'))
    await expectLine(/^Announced \S+\. Readers see what is ready as the text to come: what changed/)
    await waitFor(() => expect(screen.getByRole('region', { name: 'Where it stands' })).toHaveFocus())
    expect(await screen.findByText('Done.')).toBeInTheDocument()
    const notSet = 'It is not set for its day: nothing of it goes live by itself.'
    expect(screen.getByText(notSet)).toBeInTheDocument()
    await user.click(await press(/^Undo/))
    await expectLine(/^Not announced any more \S+\. Readers see nothing of it/)
    await user.click(await pressStep('Announce'))
    await expectLine(/^Announced/)
    await user.click(await pressStep('Set for its day'))
    await expectLine(/^Set \S+\. Readers see it from 1 January 2999, 00:00 in Israel/)
    await user.click(await press(/^Undo/))
    await expectLine(/^Not set any more \S+\. It does not go live by itself/)
    expect(await screen.findByText('Done.')).toBeInTheDocument()
    await user.click(await pressStep('Set for its day'))
    await expectLine(/^Set/)
    expect(await sectionsNow()).toMatchObject([{ title: '9281. Quokkas' }, { title: '9282. Numbats' }])
    await waitFor(() => expect(screen.getAllByText('Done.')).toHaveLength(2))
    expect(screen.queryByText(notSet)).not.toBeInTheDocument()
    await user.click(await pressStep('Withdraw…'))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }))
    await expectLine(/^Withdrawn \S+\. Readers see nothing of it/)
    await user.click(await press(/^Undo/))
    await expectLine(/^Announced/)
    await waitFor(() => expect(screen.getAllByText('Done.')).toHaveLength(2))
  })

  it('shows the law of its day with what differs from today marked', async () => {
    const { user } = await openAmendment()
    await user.click(await press('As the law of that day'))
    expect(await screen.findByText('It changes nothing yet.')).toBeInTheDocument()
    await user.click(await press(/^Changes/))
    await user.type(await screen.findByRole('searchbox', { name: 'Add a change' }), '9282')
    await user.click(await press(/^Repeal\s*9282\. Numbats$/))
    expect(await screen.findByText(/^Section repealed, by you/)).toBeInTheDocument()
    await user.click(await press('As the law of that day'))
    expect(await screen.findByText(/^One section differs between /)).toBeInTheDocument()
    const text = within(screen.getByRole('region', { name: /9282\. Numbats/ }))
    expect(text.getByText('One.').closest('del')).not.toBeNull()
  })

  it('that is a draft is deleted on its page, and comes back', async () => {
    const { user } = await openAmendment(null)
    await user.click(await press('Delete…'))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await expectLine(/^1 amendment deleted/)
    expect(await screen.findByRole('heading', { level: 1, name: 'Amendments' })).toBeInTheDocument()
    await user.click(await press(/^Undo/))
    expect(await screen.findByRole('link', { name: 'Quokka order' })).toBeInTheDocument()
  })

  it('that has no day yet says so', async () => {
    const { user } = await openAmendment(null)
    await user.click(await press('As the law of that day'))
    expect(await screen.findByText('It has no day yet: edit it, and give it one.')).toBeInTheDocument()
  })

  it('is gone back to after a change of it, and says who works on it, what is in its way and what readers get', async () => {
    const { user, router, id, address } = await openAmendment()
    await user.type(await screen.findByRole('searchbox', { name: 'Add a change' }), '9281')
    await user.click(await screen.findByRole('link', { name: /^Change\s*9281\. Quokkas$/ }))
    await user.type(await screen.findByRole('textbox', { name: 'Title (required)' }), ' and more')
    await user.click(await press(/^Save draft/))
    expect(await screen.findByText('Part of the amendment')).toBeInTheDocument()
    await user.click(await press('Cancel'))
    const about = within(await screen.findByRole('complementary', { name: 'About this amendment' }))
    expect(router.state.location.pathname + router.state.location.search).toBe(address)
    expect(await about.findByText('9281. Quokkas and more')).toBeInTheDocument()
    expect(about.getByRole('heading', { name: /^What stands in its way 1$/ })).toBeInTheDocument()
    expect(about.getByText('Today: nothing. It is not announced.')).toBeInTheDocument()
    expect(about.getByText('You').closest('li')).toHaveTextContent(/^You 1 change, the last /)
    await user.click(about.getByRole('link', { name: 'Open' }))
    await screen.findByRole('textbox', { name: 'Title (required)' })
    await user.click(await press(/^Ready/))
    await expectLine(/^Ready .*It comes into force with its amendment/)
    expect(await screen.findByRole('heading', { name: /^What stands in its way 0$/ })).toBeInTheDocument()
    expect(router.state.location.search).toBe(`?open=${id}`)
    await user.click(await press('History'))
    const done = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem')
    expect(done[0]).toHaveTextContent(/You wrote 9281\. Quokkas and more$/)
    await user.click(screen.getByRole('link', { name: 'Edit' }))
    await user.type(await screen.findByRole('textbox', { name: 'Public note (optional)' }), 'Quokkas are taxed.')
    await user.click(await press('Save'))
    expect(await screen.findByText('Quokkas are taxed.', { selector: 'section p' })).toBeInTheDocument()
  })

  it('keeps the list of its changes once it is in force, each with before and after, whatever became of it since', async () => {
    const { user, router, id, address } = await openAmendment('2020-01-01')
    await sql(
      `insert into public.drafts (table_name, row_id, based_on, amendment_id, is_ready, is_repeal, written_by, "row")
        select 'sections', s.id, s.updated_at, $1, true, s.title like '9282%', gen_random_uuid(),
          case when s.title like '9282%' then '{}' else '{"title": "9281. Quokkas and more"}' end::jsonb
        from public.sections as s where s.chapter_id = '${CHAPTER}'`,
      [id],
    )
    await router.navigate('/admin')
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
    await router.navigate(address)
    await user.click(await pressStep('Set for its day…'))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Set for its day' }))
    await expectLine(/^In force/)
    const list = within(screen.getByRole('region', { name: 'Changes' }))
    const lines = async () => (await list.findAllByText('In force')).map((each) => each.closest('li')?.textContent)
    expect(await lines()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('9281. Quokkas and more Section changed'),
        expect.stringContaining('9282. Numbats Section repealed'),
      ]),
    )
    await user.click(await press(/^Before and after\s*of 9282\. Numbats$/))
    expect((await list.findByText('One.')).tagName).toBe('DEL')
    await database.from('sections').update({ title: '9281. Quokkas at large' }).eq('chapter_id', CHAPTER).throwOnError()
    await router.navigate('/admin')
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
    await router.navigate(address)
    const changes = within(await screen.findByRole('region', { name: 'Changes' }))
    expect(await changes.findByText('Changed again since')).toBeInTheDocument()
    await user.click(await press(/^Before and after\s*of 9281\. Quokkas/))
    expect((await changes.findByText('and more')).tagName).toBe('INS')
    expect(changes.queryByText(/at large/)).toBeNull()
  })

  it('whose day has passed comes into force at once, and is taken back in one step', async () => {
    const { user } = await openAmendment('2020-01-01')
    await user.type(await screen.findByRole('searchbox', { name: 'Add a change' }), '9282')
    await user.click(await press(/^Repeal\s*9282\. Numbats$/))
    await user.click(await pressStep('Set for its day…'))
    const question = within(await screen.findByRole('alertdialog', { name: /^Bring it into force now/ }))
    await user.click(question.getByRole('button', { name: 'Set for its day' }))
    await expectLine(/^In force \S+\. Readers see it now/)
    expect(await sectionsNow()).toMatchObject([{ title: '9281. Quokkas' }])
    expect(await screen.findAllByText('It is in force.')).toHaveLength(2)
    await user.click(await pressStep('Take back…'))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take back' }))
    await expectLine(/^Taken back \S+\. All reads as before/)
    await waitFor(async () => expect(await sectionsNow()).toHaveLength(2))
    await user.click(await press(/^Undo/))
    await expectLine(/^In force again \S+\. Readers see it now/)
    expect(await sectionsNow()).toHaveLength(1)
    await user.click(await pressStep('Take back…'))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take back' }))
    await expectLine(/^Taken back/)
    await user.click(await pressStep('Open again'))
    await expectLine(/^A draft again \S+\. Its changes can be announced and set anew/)
  })

  it('says in a section’s form and on the dashboard what stands in its way', async () => {
    const { router, user, id } = await openAmendment()
    await sql(
      `insert into public.drafts (table_name, row_id, based_on, "row", amendment_id, is_ready, written_by)
        select 'sections', s.id, '2001-01-01', '{"content": "<p>Two.</p>"}', $1, true, gen_random_uuid()
        from public.sections as s where s.title = '9281. Quokkas'`,
      [id],
    )
    await router.navigate('/admin')
    const group = within(await screen.findByRole('region', { name: 'In the way of an amendment' }))
    expect(group.getByRole('listitem')).toHaveTextContent(/9281\. Quokkas.*part of “Quokka order”/)
    await user.click(group.getByRole('link', { name: '9281. Quokkas' }))
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await user.click(await press(/^Ready/))
    await screen.findByRole('alertdialog', { name: 'Two versions of this section' })
    for (const mine of screen.getAllByRole('radio', { name: /^Mine/ })) await user.click(mine)
    await user.click(await press('Save the result'))
    expect(
      await screen.findByText(/It comes into force with its amendment, once that is set for its day\./),
    ).toBeInTheDocument()
    expect(await sectionsNow()).toMatchObject([{ content: '<p>One.</p>' }, { content: '<p>One.</p>' }])
    await router.navigate('/admin')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'In the way of an amendment' })).toBeNull())
    const toCome = await screen.findByRole('region', { name: 'Amendments' })
    expect(within(toCome).getByRole('listitem')).toHaveTextContent(/Quokka order 1 change, not set for its day.*2999/)
  })
})
