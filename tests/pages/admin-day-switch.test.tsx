import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createService, createVisitor, signInStaff, sql } from '../support/backend.ts'
import { choose, renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const CHAPTERS = ['Chapter of quokkas', 'Chapter of numbats']
const DAY = '1 January 2999'
let amendment = ''

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  const { data: chapters } = await database
    .from('chapters')
    .insert(CHAPTERS.map((title, index) => ({ title, type: 'booking-rules', order: 900 + index })))
    .select('id')
    .throwOnError()
  await database
    .from('sections')
    .insert(
      ['9281. Quokkas', '9282. Bilbies', '9283. Dunnarts'].map((title, index) => ({
        chapter_id: chapters[0]?.id ?? '',
        title,
        content: '<p>One.</p>',
        order: index + 1,
      })),
    )
    .throwOnError()
  const { data } = await database
    .from('amendments')
    .insert({ title: 'Quokka order', day: '2999-01-01' })
    .select('id')
    .single()
    .throwOnError()
  amendment = data.id
})
afterEach(async () => {
  sessionStorage.clear()
  await sql('delete from public.drafts')
  await sql(`delete from public.amendments where state = 'draft'`)
  await database.from('chapters').delete().in('title', CHAPTERS).throwOnError()
})

const row = (name: string | RegExp) => screen.findByRole('row', { name })
const press = (name: string | RegExp) => screen.findByRole('button', { name })
/** The switch, once it is turned there: the button itself stands there before. */
const turnedTo = (name: string) => screen.findByRole('button', { name, pressed: true })
const sectionsNow = async () =>
  (
    await createVisitor()
      .from('sections')
      .select('title, content, order, chapters!inner(title)')
      .in('chapters.title', CHAPTERS)
      .order('order')
      .throwOnError()
  ).data
const changes = async () =>
  (
    await database
      .from('drafts')
      .select('row, is_repeal, is_ready')
      .eq('amendment_id', amendment)
      .is('is_waiting', true)
      .order('written_at')
      .throwOnError()
  ).data

/** Opens the tree, turned to the day, with the first chapter open. */
async function openTurned() {
  const page = await renderStaffPage('/admin/chapters?type=booking-rules')
  await page.user.click(await press(DAY))
  await page.user.click(await press('Sections Chapter of quokkas'))
  await row('9281. Quokkas')
  return page
}

describe('TIME-3 the law turned to a day to come', () => {
  it('says which day it is and whose change, and stays so in this tab until it is turned back', async () => {
    const { user, router } = await renderStaffPage('/admin/chapters?type=booking-rules')
    expect(await turnedTo('Today')).toBeInTheDocument()
    expect(screen.queryByText(/^The law of 1 January 2999/)).toBeNull()
    await user.keyboard('t')
    expect(await turnedTo(DAY)).toBeInTheDocument()
    expect(screen.getByText(`The law of ${DAY}.`)).toBeInTheDocument()
    expect(document.title).toMatch(new RegExp(`^Chapters & Sections as on ${DAY} – Admin – `))
    expect(await screen.findByRole('link', { name: '0 changes' })).toBeInTheDocument()
    await router.navigate('/admin/amendments')
    // The line of the law's page names the amendment too: it is left only once the other page is there.
    await screen.findByRole('heading', { name: 'Amendments', level: 1 })
    await router.navigate('/admin/chapters?type=booking-rules')
    expect(await screen.findByText(`The law of ${DAY}.`)).toBeInTheDocument()
    await user.click(await press(/^Back to today/))
    expect(await turnedTo('Today')).toBeInTheDocument()
    expect(sessionStorage).toHaveLength(0)
  })

  it('says so when the amendment is not to come any more, and shows the law of today', async () => {
    sessionStorage.setItem('turned-day', 'a0000000-0000-4000-8000-000000000000')
    const { user } = await renderStaffPage('/admin/chapters?type=booking-rules')
    expect(
      await screen.findByText(/The amendment to whose day it was turned is not to come any more/),
    ).toBeInTheDocument()
    await user.click(await press('OK'))
    await waitFor(() => expect(screen.queryByText(/is not to come any more/)).toBeNull())
    expect(await row('Chapter of quokkas')).toBeInTheDocument()
  })

  it('takes repeals and moves for the amendment, shows them, and takes them back; readers see nothing', async () => {
    const before = await sectionsNow()
    const { user } = await openTurned()
    await choose(user, '9282. Bilbies', 'Repeal')
    expect(await within(await row('9282. Bilbies')).findAllByText('repealed on that day')).not.toHaveLength(0)
    // What was chosen is done with the row that has the focus still.
    expect(await row('9282. Bilbies')).toContainElement(document.activeElement as HTMLElement)
    expect(screen.getByRole('link', { name: '9282. Bilbies' })).toHaveClass('line-through')

    await choose(user, '9281. Quokkas', 'Move to…')
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('It will stand after 9283. Dunnarts.')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Move' }))
    expect(await within(await row('9281. Quokkas')).findAllByText('in another place')).not.toHaveLength(0)
    const titles = screen.getAllByRole('link', { name: /^928/ }).map(({ textContent }) => textContent)
    expect(titles).toEqual(['9282. Bilbies', '9283. Dunnarts', '9281. Quokkas'])
    expect(await screen.findByRole('link', { name: '2 changes' })).toBeInTheDocument()
    expect(await changes()).toEqual([
      { row: {}, is_repeal: true, is_ready: true },
      { row: { order: 3 }, is_repeal: false, is_ready: true },
    ])
    expect(await sectionsNow()).toEqual(before)

    await user.click(await press('Only what differs: 2'))
    expect(await screen.findByText('2 sections found')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: '9283. Dunnarts' })).toBeNull()
    await user.click(await press(/^Undo/))
    expect(await screen.findByText('1 section found')).toBeInTheDocument()
    await choose(user, '9282. Bilbies', 'Do not repeal')
    expect(await screen.findByText('Nothing differs from today yet')).toBeInTheDocument()
    expect(await changes()).toEqual([])
  })

  it('the arrow keys lead from a chapter of that day to its sections, and back', async () => {
    const { user } = await openTurned()
    const opener = await press('Sections Chapter of quokkas')
    opener.focus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('link', { name: '9281. Quokkas' })).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(opener).toHaveFocus()
  })

  it('TIME-1 asks before a colleague’s change is taken out, who is told', async () => {
    await sql(`insert into public.drafts (table_name, row_id, "row", based_on, amendment_id, is_repeal, is_ready, written_by)
      select 'sections', s.id, '{}', s.updated_at, a.id, true, true, gen_random_uuid()
      from public.sections as s, public.amendments as a where s.title = '9282. Bilbies' and a.title = 'Quokka order'`)
    const { user } = await openTurned()
    await choose(user, '9282. Bilbies', 'Do not repeal')
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard the draft?' }))
    await user.click(question.getByRole('button', { name: 'Keep it' }))
    expect(await changes()).toHaveLength(1)
    await choose(user, '9282. Bilbies', 'Do not repeal')
    const again = within(await screen.findByRole('alertdialog', { name: 'Discard the draft?' }))
    await user.click(again.getByRole('button', { name: 'Discard, and tell them' }))
    await waitFor(async () => expect(await changes()).toEqual([]))
  })

  it('keeps the chapter to which a section is moved when its words are changed', async () => {
    const { user } = await openTurned()
    await choose(user, '9283. Dunnarts', 'Move to…')
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(await dialog.findByRole('combobox'), 'numbats')
    const move = dialog.getByRole('button', { name: 'Move' })
    await waitFor(() => expect(move).not.toHaveAttribute('aria-disabled'))
    await user.click(move)
    await waitFor(() => expect(screen.queryByRole('row', { name: '9283. Dunnarts' })).toBeNull())
    await user.click(await press('Sections Chapter of numbats'))
    const from = 'moved here from “Chapter of quokkas”'
    expect(await within(await row('9283. Dunnarts')).findAllByText(from)).not.toHaveLength(0)
    await user.click(screen.getByRole('link', { name: '9283. Dunnarts' }))
    await user.type(await screen.findByRole('textbox', { name: 'Title (required)' }), ' and more')
    await user.click(await press(/^Ready/))
    const now = `text changed, ${from}`
    expect(await within(await row('9283. Dunnarts and more')).findAllByText(now)).not.toHaveLength(0)
    expect(await changes()).toMatchObject([
      { row: { chapter_id: expect.any(String), title: '9283. Dunnarts and more' } },
    ])
  })

  it('opens a section as the amendment has it, whose change begins with the first save and keeps its place', async () => {
    const { user } = await openTurned()
    await user.click(screen.getByRole('link', { name: '9283. Dunnarts' }))
    await user.type(await screen.findByRole('textbox', { name: 'Title (required)' }), ' and more')
    expect(screen.getAllByText('Save what you typed before you turn to another day.')).not.toHaveLength(0)
    expect(await changes()).toEqual([])
    await user.click(await press(/^Save draft/))
    expect(await screen.findByText('Part of the amendment')).toBeInTheDocument()
    expect(await changes()).toEqual([{ row: { title: '9283. Dunnarts and more' }, is_repeal: false, is_ready: false }])
    await user.click(await press(/^Ready/))
    expect(await within(await row('9283. Dunnarts and more')).findAllByText('text changed')).not.toHaveLength(0)
    expect(await sectionsNow()).toMatchObject([{}, {}, { title: '9283. Dunnarts' }])
    // The list, which waits behind the form as it is, says so before that has closed.
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Title (required)' })).toBeNull())
    // The search is of that day.
    await user.type(screen.getByRole('searchbox', { name: `Search the law of ${DAY}` }), 'and more')
    expect(await screen.findByText('1 section found')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('link', { name: '9283. Dunnarts and more' }))
    expect(await screen.findByDisplayValue('9283. Dunnarts and more')).toBeInTheDocument()
    // The same section, as today.
    const part = within(screen.getByRole('region', { name: 'About this section' }))
    await user.click(part.getByRole('button', { name: 'Today' }))
    expect(await screen.findByDisplayValue('9283. Dunnarts')).toBeInTheDocument()
  })

  it('says where a section leads on that day, and what links it then', async () => {
    await sql(`update public.sections set content = '<p><a href="/law/booking-rules/' || o.slug || '">The bilbies</a></p>'
      from public.sections as o where sections.title = '9283. Dunnarts' and o.title = '9282. Bilbies'`)
    const { user } = await openTurned()
    await user.click(screen.getByRole('link', { name: '9283. Dunnarts' }))
    const part = within(await screen.findByRole('region', { name: 'About this section' }))
    expect(await part.findByRole('heading', { name: `References on ${DAY}` })).toBeInTheDocument()
    expect(await part.findByRole('link', { name: 'The bilbies, in a new tab' })).toBeInTheDocument()
    await user.click(await press(/^Cancel/))
    await choose(user, '9282. Bilbies', 'Repeal')
    expect(await screen.findByRole('button', { name: '1 text' })).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: '9283. Dunnarts' }))
    const dead = within(await screen.findByRole('list', { name: 'Lead nowhere' }))
    expect(dead.getByText('The bilbies')).toBeInTheDocument()
    const again = within(screen.getByRole('region', { name: 'About this section' }))
    await user.click(again.getByRole('button', { name: 'Today' }))
    expect(await screen.findByRole('heading', { name: 'References' })).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'The bilbies, in a new tab' })).toBeInTheDocument()
  })

  it('adds a section to the amendment, in a chapter that is chosen', async () => {
    const { user } = await openTurned()
    await user.keyboard('n')
    const sheet = within(await screen.findByRole('dialog', { name: 'New section' }))
    await user.selectOptions(sheet.getByRole('combobox', { name: 'In the chapter' }), 'Chapter of numbats')
    await user.click(sheet.getByRole('button', { name: 'Write it' }))
    await user.type(await screen.findByRole('textbox', { name: 'Title (required)' }), '9284. Potoroos')
    await user.click(await press(/^Save draft/))
    await screen.findByText('Part of the amendment')
    await user.click(await press(/^Cancel/))
    expect(await within(await row('9284. Potoroos')).findAllByText('new on that day')).not.toHaveLength(0)
    expect(within(await row('Chapter of numbats')).getAllByText('1 change')).not.toHaveLength(0)
    expect(await sectionsNow()).toHaveLength(3)
    await choose(user, '9284. Potoroos', 'Discard')
    await waitFor(() => expect(screen.queryByRole('row', { name: '9284. Potoroos' })).toBeNull())
    expect(await changes()).toEqual([])
  })

  it('finds sections as they are on that day, and opens them there', async () => {
    const staff = await signInStaff()
    const { data: sections } = await staff
      .from('sections')
      .select('id, title, chapter_id, updated_at')
      .like('title', '928%')
      .throwOnError()
    const of = (title: string) => sections.find((section: { title: string }) => section.title === title)
    const plan = async (title: string | null, asked: object) => {
      const section = title && of(title)
      const based = section ? { row_id: section.id, based_on: section.updated_at } : {}
      await staff
        .rpc('save_draft', { list: 'sections', new_values: {}, is_ready: true, amendment, ...based, ...asked })
        .throwOnError()
    }
    const chapter_id = of('9281. Quokkas')?.chapter_id
    await plan('9281. Quokkas', { new_values: { title: '9281. Potoroos' } })
    await plan('9282. Bilbies', { is_repeal: true })
    await plan(null, { new_values: { title: '9284. Kultarrs', content: '<p>New.</p>', chapter_id, order: 9 } })
    const { user } = await renderStaffPage('/admin/chapters?type=booking-rules')
    await user.click(await press(DAY))
    await user.keyboard('{Control>}k{/Control}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Find or go to' }))
    expect(await dialog.findByText(`Sections as on ${DAY}`)).toBeInTheDocument()
    const find = async (words: string, name: RegExp) => {
      const box = dialog.getByRole('combobox')
      await user.clear(box)
      await user.type(box, words)
      expect(await dialog.findByRole('option', { name })).toBeInTheDocument()
    }
    await find('quokkas', /^9281\. Potoroos/)
    await find('9282', /^9282\. Bilbies ?Repealed on that day · Chapter of/)
    await find('kultarrs', /^9284\. Kultarrs ?New on that day/)
    await user.keyboard('{Enter}')
    expect(await screen.findByDisplayValue('9284. Kultarrs')).toBeInTheDocument()
  })

  it('says which changes are in conflict, or still being written, and by whom', async () => {
    const staff = await signInStaff()
    for (const title of ['9281. Quokkas', '9282. Bilbies']) {
      const { data } = await staff.from('sections').select('id, updated_at').eq('title', title).single().throwOnError()
      const change = { new_values: { content: '<p>Two.</p>' }, row_id: data.id, based_on: data.updated_at, amendment }
      await staff.rpc('save_draft', { list: 'sections', ...change }).throwOnError()
    }
    await staff.from('sections').update({ content: '<p>Three.</p>' }).eq('title', '9282. Bilbies').throwOnError()
    const { user, router } = await openTurned()
    const written = within(await row('9281. Quokkas'))
    expect(written.getAllByText('Being written')).not.toHaveLength(0)
    expect(written.getByText('You')).toBeInTheDocument()
    const contested = within(await row('9282. Bilbies'))
    expect(contested.getAllByText('Conflict')).not.toHaveLength(0)
    expect(contested.getAllByText(/It was changed or deleted after this was begun/)).not.toHaveLength(0)

    const state = screen.getByLabelText('State:')
    const choices = within(state).getAllByRole('option')
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'any',
      'Ready (0)',
      'Being written (1)',
      'Conflict (1)',
    ])
    await user.selectOptions(state, 'conflict')
    expect(router.state.location.search).toContain('progress=conflict')
    expect(await row('9282. Bilbies')).toBeInTheDocument()
    expect(screen.queryByRole('row', { name: '9281. Quokkas' })).toBeNull()
    await user.selectOptions(state, 'ready')
    await user.click(await press('Clear search'))
    expect(await row('9281. Quokkas')).toBeInTheDocument()
  })
})
