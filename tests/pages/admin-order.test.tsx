import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createService, signInStaff } from '../support/backend.ts'
import { holdRequests } from '../support/backend-line.ts'
import { choose, renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const [NUMBATS, QUOLLS] = ['Chapter of numbats', 'Chapter of quolls']
const nameOf = (index: number) => `${800 + index}. Numbat`

const removeAll = async () => {
  await database.from('chapters').delete().in('title', [NUMBATS, QUOLLS]).throwOnError()
  await database.from('faq_categories').delete().in('name', ['Possums', 'Gliders']).throwOnError()
}

let numbats = ''
let quolls = ''
beforeEach(async () => {
  await removeAll()
  const chapters = [NUMBATS, QUOLLS].map((title, index) => ({ title, type: 'booking-rules', order: 9000 + index }))
  const { data } = await database.from('chapters').insert(chapters).select('id').order('order').throwOnError()
  numbats = data[0]?.id ?? ''
  quolls = data[1]?.id ?? ''
  const sections = Array.from({ length: 25 }, (_, index) => ({
    chapter_id: numbats,
    title: nameOf(index + 1),
    content: '<p>x</p>',
    order: index + 1,
  }))
  await database.from('sections').insert(sections).throwOnError()
})
afterEach(async () => {
  vi.restoreAllMocks()
  localStorage.clear()
  await removeAll()
})

/** Opens the list of the chapter's sections, or the form of one. */
const open = (more: Record<string, string> = {}) =>
  renderStaffPage(
    `/admin/chapters?${new URLSearchParams({ type: 'booking-rules', q: NUMBATS, open: numbats, ...more })}`,
  )
const names = async (chapter_id: string) => {
  const { data } = await database.from('sections').select('title').match({ chapter_id }).order('order').throwOnError()
  return data.map(({ title }) => title)
}
const dialog = () => within(screen.getByRole('dialog'))
const opener = (name: string) => screen.getByRole('link', { name })

describe('STAFF-5 moving a section far', () => {
  it('STAFF-5 by number goes to the page where it stands then, with the focus on it; the undo puts it back', async () => {
    const { user, router } = await open()
    await choose(user, nameOf(2), 'Move to…')
    expect(await dialog().findByText('of 25')).toBeInTheDocument()
    await user.type(dialog().getByRole('textbox', { name: 'Number' }), '23')
    expect(await dialog().findByText(`It will stand after ${nameOf(23)}.`)).toBeInTheDocument()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(opener(nameOf(2))).toHaveFocus())
    expect(router.state.location.search).toContain('section-page=2')
    expect(screen.getByText(`${nameOf(2)} moved to place 23 of 25`)).toBeInTheDocument()
    expect((await names(numbats)).indexOf(nameOf(2))).toBe(22)

    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(await screen.findByText(`${nameOf(2)} is back where it was`)).toBeInTheDocument()
    expect((await names(numbats)).slice(0, 3)).toEqual([nameOf(1), nameOf(2), nameOf(3)])
  })

  it('STAFF-5 ACC-2 by its handle leaves the focus to whoever has gone on in the list, and Back as it was', async () => {
    const { router } = await open()
    const handle = await screen.findByRole('button', { name: `Move ${nameOf(3)}` })
    const letGo = holdRequests('rpc/move_rows')
    fireEvent.pointerDown(handle, { isPrimary: true, button: 0, clientY: 0 })
    for (const clientY of [5, 9]) fireEvent.pointerMove(document, { clientY })
    fireEvent.pointerUp(document)
    act(() => opener(nameOf(1)).focus())
    letGo()
    const shown = () => screen.getAllByRole('link', { name: /Numbat$/ }).map(({ textContent }) => textContent)
    await waitFor(() => expect(shown().slice(0, 2)).toEqual([nameOf(3), nameOf(1)]))
    await waitFor(() => expect(handle).toHaveAttribute('aria-disabled', 'false'))
    expect(router.state.historyAction).toBe('POP')
    expect(opener(nameOf(1))).toHaveFocus()
  })

  it('STAFF-5 to the top, and to the end', async () => {
    const { user } = await open({ 'section-page': '2' })
    await choose(user, nameOf(22), 'Move to…')
    await user.click(dialog().getByRole('radio', { name: 'To the top' }))
    expect(await dialog().findByText('It will stand at the top.')).toBeInTheDocument()
    await user.click(dialog().getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(opener(nameOf(22))).toHaveFocus())
    expect((await names(numbats)).slice(0, 2)).toEqual([nameOf(22), nameOf(1)])

    await choose(user, nameOf(22), 'Move to…')
    expect(await dialog().findByText(`It will stand after ${nameOf(25)}.`)).toBeInTheDocument()
    await user.click(dialog().getByRole('button', { name: 'Move' }))
    await waitFor(async () => expect((await names(numbats)).at(-1)).toBe(nameOf(22)))
    await waitFor(() => expect(opener(nameOf(22))).toHaveFocus())
  })

  it('STAFF-5 STAFF-2 selected sections go together, to a place and into another chapter, and come back each to its own', async () => {
    const { user, router } = await open()
    const before = await names(numbats)
    for (const index of [4, 2])
      await user.click(await screen.findByRole('checkbox', { name: `Select ${nameOf(index)}` }))
    await user.click(screen.getByRole('button', { name: 'Move to…' }))
    await user.click(dialog().getByRole('radio', { name: 'To the top' }))
    expect(await dialog().findByText('They will stand at the top.')).toBeInTheDocument()
    await user.click(dialog().getByRole('button', { name: 'Move' }))
    expect(await screen.findByText('2 sections moved to place 1 of 25')).toBeInTheDocument()
    // The page is the same: Back has no step more to undo.
    await waitFor(() => expect(opener(nameOf(4))).toHaveFocus())
    expect(router.state.historyAction).not.toBe('PUSH')
    // In the order of the list, not in that of the clicks.
    expect((await names(numbats)).slice(0, 4)).toEqual([nameOf(2), nameOf(4), nameOf(1), nameOf(3)])
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(await screen.findByText('2 sections are back where they were')).toBeInTheDocument()
    expect(await names(numbats)).toEqual(before)

    for (const index of [3, 5]) await user.click(screen.getByRole('checkbox', { name: `Select ${nameOf(index)}` }))
    await user.click(screen.getByRole('button', { name: 'Move to…' }))
    const chapter = dialog().getByRole('combobox')
    await user.clear(chapter)
    await user.type(chapter, QUOLLS)
    await dialog().findByRole('option', { name: new RegExp(QUOLLS), selected: true })
    await user.click(dialog().getByRole('button', { name: 'Move' }))
    expect(await screen.findByText(`2 sections moved to place 1 of 2 in ${QUOLLS}`)).toBeInTheDocument()
    expect(await names(quolls)).toEqual([nameOf(3), nameOf(5)])
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(await screen.findByText('2 sections are back where they were')).toBeInTheDocument()
    expect(await names(numbats)).toEqual(before)
  })

  it('STAFF-5 into another chapter, found by a part of its name, by the keyboard alone', async () => {
    const { user, router } = await open()
    await choose(user, nameOf(3), 'Move to…')
    const box = await dialog().findByRole('combobox', { name: 'Chapter name or number' })
    await waitFor(() => expect(box).toHaveFocus())
    expect(await dialog().findByRole('option', { name: /Chapter of numbats.*is here$/, selected: true })).toBeVisible()
    await user.keyboard('{ArrowDown}')
    expect(dialog().getByRole('option', { name: /Chapter of quolls/ })).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{ArrowUp}')
    await user.type(box, 'quoll')
    expect(dialog().getAllByRole('option')).toHaveLength(1)
    expect(await dialog().findByText('It will stand at the top. Its address stays the same.')).toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(await screen.findByText(`${nameOf(3)} moved to place 1 of 1 in ${QUOLLS}`)).toBeInTheDocument()
    expect(await names(quolls)).toEqual([nameOf(3)])
    await waitFor(() => expect(screen.queryByRole('link', { name: nameOf(3) })).not.toBeInTheDocument())
    await user.click(screen.getByRole('link', { name: 'Show it' }))
    await waitFor(() => expect(opener(nameOf(3))).toHaveFocus())
    expect(router.state.location.search).toContain(`open=${quolls}`)

    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(await screen.findByText(`${nameOf(3)} is back where it was`)).toBeInTheDocument()
    expect((await names(numbats))[2]).toBe(nameOf(3))
    expect(await names(quolls)).toEqual([])
  })

  it('STAFF-5 a name that no chapter has moves nothing, and without it the section is where it was', async () => {
    const { user } = await open()
    await choose(user, nameOf(3), 'Move to…')
    const box = await dialog().findByRole('combobox')
    await dialog().findByText(/^It will stand after/)
    await user.type(box, 'wombat')
    expect(await dialog().findByText('No chapter matches "wombat"')).toBeInTheDocument()
    expect(dialog().queryByText(/^It will stand|^of 25$/)).not.toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(dialog().getByRole('link', { name: 'Choose a chapter' })).toBeInTheDocument()
    expect(box).toHaveFocus()
    expect(box).toHaveAccessibleDescription('Choose a chapter')
    await user.clear(box)
    expect(dialog().queryByText('Choose a chapter')).not.toBeInTheDocument()
    expect(dialog().getByRole('option', { name: /is here$/, selected: true })).toBeVisible()
    expect(await dialog().findByText(/^It will stand after/)).toBeInTheDocument()
    expect((await names(numbats))[2]).toBe(nameOf(3))
  })

  it('STAFF-5 ACC-2 a place that is no number is said in the summary and beside it, and moves nothing', async () => {
    const { user } = await open()
    await choose(user, nameOf(3), 'Move to…')
    const number = await dialog().findByLabelText('Number')
    await dialog().findByText('of 25')
    // A dialog gives the focus to its first field once it is open.
    await waitFor(() => expect(dialog().getByRole('combobox')).toHaveFocus())
    await user.type(number, 'last')
    await user.keyboard('{Enter}')
    const words = `Type a number from 1 to 25`
    expect(await dialog().findByRole('link', { name: words })).toBeInTheDocument()
    expect(number).toHaveFocus()
    expect(number).toHaveAccessibleDescription(words)
    expect(document.title).toMatch(/^Error: /)
    expect((await names(numbats))[2]).toBe(nameOf(3))
  })

  it('STAFF-5 Escape leaves it where it is', async () => {
    const { user } = await open()
    await choose(user, nameOf(3), 'Move to…')
    await dialog().findByRole('combobox')
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect((await names(numbats))[2]).toBe(nameOf(3))
    expect(await user.pointer([])).toBeUndefined()
  })
})

describe('STAFF-5 colleagues at the same time', () => {
  it('STAFF-5 a name that is typed before the names have come chooses its chapter once they have', async () => {
    const { user } = await open()
    await screen.findByRole('row', { name: nameOf(3) })
    const release = holdRequests('chapters')
    await choose(user, nameOf(3), 'Move to…')
    await user.type(await dialog().findByRole('combobox'), 'quoll')
    await user.keyboard('{Enter}')
    release()
    await dialog().findByText(/Its address stays the same/)
    await user.keyboard('{Enter}')
    await screen.findByText(`${nameOf(3)} moved to place 1 of 1 in ${QUOLLS}`)
    expect(await names(quolls)).toEqual([nameOf(3)])
  })

  it('STAFF-5 a chapter that was deleted meanwhile is said in the question, and nothing moves', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await open()
    await choose(user, nameOf(3), 'Move to…')
    await user.type(await dialog().findByRole('combobox'), 'quoll')
    await dialog().findByText(/Its address stays the same/)
    await database.from('chapters').delete().eq('id', quolls).throwOnError()
    await user.keyboard('{Enter}')
    expect(
      await dialog().findByText('The chapter to which it was to go has been deleted meanwhile.'),
    ).toBeInTheDocument()
    expect(await names(numbats)).toHaveLength(25)
  })

  it('STAFF-5 the undo says that the chapter has been deleted from which it came', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await open()
    await choose(user, nameOf(3), 'Move to…')
    await user.type(await dialog().findByRole('combobox'), 'quoll')
    await dialog().findByText(/Its address stays the same/)
    await user.keyboard('{Enter}')
    await screen.findByText(`${nameOf(3)} moved to place 1 of 1 in ${QUOLLS}`)
    await database.from('chapters').delete().eq('id', numbats).throwOnError()
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(
      await screen.findByText(
        /^It could not be undone\. The chapter to which it was to go has been deleted meanwhile\./,
      ),
    ).toBeInTheDocument()
    expect(await names(quolls)).toEqual([nameOf(3)])
  })

  it('STAFF-5 ADM-11 a form that is open while another section moves before it is saved, and keeps its new place', async () => {
    const { data } = await database.from('sections').select('id').eq('title', nameOf(2)).single().throwOnError()
    const { user } = await open({ 'section-edit': data.id })
    const title = await screen.findByLabelText('Title (required)')
    await waitFor(() => expect(title).toHaveValue(nameOf(2)))
    const { data: last } = await database.from('sections').select('id').eq('title', nameOf(25)).single().throwOnError()
    const colleague = await signInStaff()
    await colleague.rpc('move_rows', { list: 'sections', row_ids: [last.id], to_place: 1 }).throwOnError()
    await user.type(title, ' bear')
    await user.click(screen.getByRole('button', { name: 'Correct our text' }))
    expect(await screen.findByRole('link', { name: /^this section/ })).toBeInTheDocument()
    expect((await names(numbats)).slice(0, 4)).toEqual([nameOf(25), nameOf(1), `${nameOf(2)} bear`, nameOf(3)])
  })
})

it('STAFF-5 ADM-6 an FAQ goes into another category', async () => {
  const categories = ['Possums', 'Gliders'].map((name, index) => ({ name, order: 9000 + index }))
  const { data } = await database.from('faq_categories').insert(categories).select('id').order('order').throwOnError()
  const [from, to] = data
  await database
    .from('faqs')
    .insert({ category_id: from?.id ?? '', question: 'Do they glide?' })
    .throwOnError()
  const { user } = await renderStaffPage(`/admin/faqs?${new URLSearchParams({ q: 'Possums', open: from?.id ?? '' })}`)
  await choose(user, 'Do they glide?', 'Move to…')
  await user.type(await dialog().findByRole('combobox', { name: 'Category name or number' }), 'glid')
  await dialog().findByText(/Its address stays the same/)
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Do they glide? moved to place 1 of 1 in Gliders')).toBeInTheDocument()
  const stored = await database.from('faqs').select('category_id').eq('question', 'Do they glide?').throwOnError()
  expect(stored.data).toEqual([{ category_id: to?.id }])
})
