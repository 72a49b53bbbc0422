import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createService, createVisitor, signInStaff, sql } from '../support/backend.ts'
import { renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const TITLE = 'Wombats in the burrow'
let post: string

beforeEach(async () => {
  localStorage.clear()
  const row = { title: TITLE, date: '2026-01-02', category: 'Updates', summary: 'Short.', content: '<p>One.</p>' }
  const { data } = await database.from('news').insert(row).select('id').single().throwOnError()
  post = data.id
})
afterEach(async () => {
  vi.restoreAllMocks()
  await sql('delete from public.drafts')
  await database.from('news').delete().eq('date', '2026-01-02').throwOnError()
})

const summary = () => screen.findByRole('textbox', { name: 'Summary (required)' })
const publicSummary = async () =>
  (await createVisitor().from('news').select('summary').eq('id', post).single().throwOnError()).data.summary
/** The line that says it; the list may have the same word for a row's state. */
const lineOf = (said: string) =>
  waitFor(() => {
    const lines = screen.getAllByText(said).map((element) => element.closest<HTMLElement>('[role=status]'))
    const line = lines.find((each) => each !== null)
    if (!line) throw new Error(`"${said}" is not announced`)
    return line
  })

/** Publishes a change of the post. @returns the line that says so. */
async function publish() {
  const page = await renderStaffPage(`/admin/news?edit=${post}`)
  await page.user.type(await summary(), ' And longer.')
  await page.user.keyboard('{Control>}{Enter}{/Control}')
  const line = await lineOf('Published')
  await waitFor(() => expect(page.router.state.location.search).not.toContain('edit'))
  return { ...page, line }
}

/** Opens the post from the list, once its form has closed. */
async function open(user: UserEvent) {
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Summary (required)' })).toBeNull())
  await user.click(await screen.findByRole('link', { name: TITLE }))
}

describe('ADM-11 STAFF-2 the line after a save', () => {
  it('says what readers see now and what changed, on every screen, and Z puts back what was there', async () => {
    const { user, router } = await publish()
    expect(await lineOf('Published')).toHaveTextContent(
      /^Published \d\d:\d\d\. Readers see it now: this news post, in a new tab\. See the changes · Tell readers what changed/,
    )
    expect(screen.getByRole('link', { name: 'this news post, in a new tab' })).toHaveAttribute('href', `/news/${post}`)
    await user.click(screen.getByRole('button', { name: 'See the changes' }))
    const change = within(await screen.findByRole('dialog', { name: /^The change of / }))
    expect(await change.findByText('And longer.')).toBeInTheDocument()
    await user.click(change.getByRole('button', { name: 'Close' }))

    await router.navigate('/admin/rulings')
    await screen.findByRole('heading', { name: 'Rulings' })
    expect(await lineOf('Published')).toBeInTheDocument()
    await user.keyboard('z')
    expect(await lineOf('Undone')).toHaveTextContent(/What was there before holds again\./)
    expect(await publicSummary()).toBe('Short.')
  })

  it('puts nothing back that a colleague has changed since, and says so', async () => {
    const { user } = await publish()
    const colleague = await signInStaff()
    await colleague.from('news').update({ summary: 'Theirs.' }).eq('id', post).throwOnError()
    await user.click(screen.getByRole('button', { name: /^Put back what was there/ }))
    const line = await lineOf('Nothing was undone')
    expect(
      within(line).getByText(/^Wombats in the burrow\. It has been changed or restored since\./),
    ).toBeInTheDocument()
    expect(await publicSummary()).toBe('Theirs.')
  })

  it('is the same line over a form that opens and closes, so that no press of it is lost', async () => {
    const { user, router } = await publish()
    const button = screen.getByRole('button', { name: /^Put back what was there/ })
    await open(user)
    await summary()
    expect(screen.getByRole('button', { name: /^Put back what was there/ })).toBe(button)
    await router.navigate('/admin/news')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Summary (required)' })).toBeNull())
    expect(screen.getByRole('button', { name: /^Put back what was there/ })).toBe(button)
  })

  it('names what cites it, and leads to it', async () => {
    const content = `<p>As <a href="/news/${post}">was reported</a>.</p>`
    const row = { title: 'A second burrow', date: '2026-01-02', category: 'Updates', summary: 'x', content }
    await database.from('news').insert(row).throwOnError()
    const { user } = await publish()
    await user.click(await screen.findByRole('button', { name: '1 text' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'What cites or uses it' }))
    expect(dialog.getByRole('listitem')).toHaveTextContent(/^News post A second burrow/)
  })

  it('by Z gives an open form what holds again, but for one in which something is typed, which is asked when it is saved', async () => {
    const { user } = await publish()
    await open(user)
    expect(await summary()).toHaveValue('Short. And longer.')
    screen.getByRole('button', { name: 'Preview' }).focus()
    await user.keyboard('z')
    await lineOf('Undone')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Summary (required)' })).toHaveValue('Short.'))

    await user.type(await summary(), ' Anew.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await lineOf('Published')
    await open(user)
    await user.type(await summary(), ' And typed.')
    screen.getByRole('button', { name: 'Preview' }).focus()
    await user.keyboard('z')
    await lineOf('Undone')
    expect(await summary()).toHaveValue('Short. Anew. And typed.')
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByRole('heading', { name: 'Two versions of this news post' })).toBeInTheDocument()
    expect(await publicSummary()).toBe('Short.')
  })

  it('TIME-1 by Z gives the draft back that was published', async () => {
    const { user } = await renderStaffPage(`/admin/news?edit=${post}`)
    await user.type(await summary(), ' Drafted.')
    await user.keyboard('{Control>}s{/Control}')
    await lineOf('Draft saved')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await lineOf('Published')
    const waiting = () => sql<{ row: object }>('select "row" from public.drafts where is_waiting')
    await waitFor(async () => expect(await waiting()).toEqual([]))
    await user.click(screen.getByRole('button', { name: /^Put back what was there/ }))
    await lineOf('Undone')
    expect(await publicSummary()).toBe('Short.')
    expect(await waiting()).toEqual([{ row: { summary: 'Short. Drafted.' } }])
  })

  it('says of a draft that readers see nothing of it, and stands until the next save', async () => {
    const { user } = await publish()
    await user.click(await screen.findByRole('link', { name: TITLE }))
    await user.type(await summary(), ' Later.')
    await user.keyboard('{Control>}s{/Control}')
    expect(await lineOf('Draft saved')).toHaveTextContent(/^Draft saved \d\d:\d\d\. Readers see nothing of it yet\./)
    expect(screen.queryByRole('link', { name: /^this news post/ })).toBeNull()
    expect(await publicSummary()).toBe('Short. And longer.')
  })

  it('takes back a row that was added', async () => {
    const { user } = await renderStaffPage('/admin/synonyms?edit=new')
    await user.type(await screen.findByLabelText(/^What readers type/), 'burrow')
    await user.type(screen.getByLabelText(/^What the texts say/), 'warren')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await lineOf('Synonym added')
    await user.click(screen.getByRole('button', { name: /^Take it back/ }))
    await lineOf('Undone')
    const { data } = await database.from('synonyms').select('id').eq('typed', 'burrow').throwOnError()
    expect(data).toEqual([])
  })
})
