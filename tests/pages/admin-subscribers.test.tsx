import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createService } from '../support/backend.ts'
import { cutLine, doBeforeAnswer, failRequests, holdRequests, repairLine } from '../support/backend-line.ts'
import { choose, renderStaffPage } from '../support/staff-page.tsx'

const database = createService()

/** Subscribers an hour apart, the first the oldest. */
const store = (...emails: string[]) =>
  database
    .from('newsletter_subscriptions')
    .insert(emails.map((email, index) => ({ email, created_at: new Date(Date.UTC(2026, 0, 1, index)).toISOString() })))
    .throwOnError()
const stored = async () =>
  (await database.from('newsletter_subscriptions').select('email').is('removed_at', null)).data?.map(
    ({ email }) => email,
  )
const storedAtAll = async () => (await database.from('newsletter_subscriptions').select('id')).data?.length

const list = () => within(screen.getByRole('region', { name: 'List of subscribers' }))
const emails = () =>
  list()
    .getAllByRole('link', { name: /@/ })
    .map(({ textContent }) => textContent)
const find = (email: string) => screen.findByRole('link', { name: email })

beforeEach(() => database.from('newsletter_subscriptions').delete().neq('email', '').throwOnError())
afterEach(() => vi.restoreAllMocks())

describe('the list', () => {
  it('ADM-12 shows the newest first, with the day, and finds by a part of the address', async () => {
    await store('dana@example.com', 'noa_b@example.com', 'noaxb@example.org')
    const { user, router } = await renderStaffPage('/admin/subscribers')
    await find('dana@example.com')
    expect(emails()).toEqual(['noaxb@example.org', 'noa_b@example.com', 'dana@example.com'])
    expect(screen.getByRole('cell', { name: '1 Jan 2026, 02:00' })).toBeInTheDocument()
    expect(screen.getByText('3 subscribers')).toBeInTheDocument()
    await user.type(screen.getByRole('searchbox'), 'NOA_b')
    await waitFor(() => expect(router.state.location.search).toBe('?q=NOA_b'))
    await waitFor(() => expect(emails()).toEqual(['noa_b@example.com']))
    await user.type(screen.getByRole('searchbox'), 'x')
    expect(await screen.findByText('No subscribers match "NOA_bx"')).toBeInTheDocument()
    await user.click(list().getByRole('button', { name: 'Clear search' }))
    expect(screen.getByRole('region', { name: 'List of subscribers' })).toHaveFocus()
    await waitFor(() => expect(emails()).toHaveLength(3))
  })

  it('ADM-4 that nothing was found is not said of the next question before its answer', async () => {
    await store('dana@example.com')
    const { user } = await renderStaffPage('/admin/subscribers?q=nobody')
    await screen.findByText('No subscribers match "nobody"')
    const release = holdRequests('newsletter_subscriptions')
    await user.click(list().getByRole('button', { name: 'Clear search' }))
    expect(await screen.findByText('Loading...')).toBeInTheDocument()
    expect(screen.queryByText('There are no subscribers yet.')).not.toBeInTheDocument()
    release()
    expect(await find('dana@example.com')).toBeInTheDocument()
  })

  it('ADM-11 a search is one step of the history, which Back undoes; the clear button ends it', async () => {
    await store('noa@example.com', 'dan@example.com')
    const { router, user } = await renderStaffPage('/admin/subscribers')
    await screen.findByText('2 subscribers')
    const box = screen.getByRole('searchbox')
    await user.type(box, 'no')
    await waitFor(() => expect(router.state.location.search).toBe('?q=no'))
    await user.type(box, 'a')
    await waitFor(() => expect(router.state.location.search).toBe('?q=noa'))
    await user.type(box, '{Enter}')
    await user.clear(box)
    await user.type(box, 'dan')
    // both steps in one render, as on a busy machine
    await act(async () => {
      await expect.poll(() => router.state.location.search).toBe('?q=dan')
      await router.navigate(-1)
    })
    await waitFor(() => expect(box).toHaveValue('noa'))
    await router.navigate(-1)
    await waitFor(() => expect(box).toHaveValue(''))
    await user.type(box, 'dan{Enter}')
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(box).toHaveFocus()
    expect(router.state.location.search).toBe('')
    expect(await screen.findByText('2 subscribers')).toBeInTheDocument()
  })

  it('ADM-12 goes through the subscribers a page at a time', async () => {
    await store(...Array.from({ length: 21 }, (_, index) => `reader${index + 1}@example.com`))
    const { user } = await renderStaffPage('/admin/subscribers')
    await find('reader21@example.com')
    expect(emails()).toHaveLength(20)
    await user.click(screen.getByRole('link', { name: 'Next page' }))
    await find('reader1@example.com')
    expect(emails()).toEqual(['reader1@example.com'])
  })

  it('ADM-12 says that there are none', async () => {
    await renderStaffPage('/admin/subscribers')
    expect(await screen.findByText('There are no subscribers yet.')).toBeInTheDocument()
  })

  it.each([
    ['the server fails', failRequests],
    ['the line is cut', cutLine],
  ])('ADM-12 says that they could not be fetched when %s, and tries again', async (_, disturb) => {
    await store('dana@example.com')
    disturb('newsletter_subscriptions')
    const { user } = await renderStaffPage('/admin/subscribers')
    expect(await screen.findByRole('heading', { name: 'Failed to fetch subscribers' })).toBeInTheDocument()
    repairLine()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await find('dana@example.com')).toBeInTheDocument()
  })
})

describe('deleting', () => {
  const ask = async () => {
    await store('dana@example.com', 'noa@example.com')
    const { user } = await renderStaffPage('/admin/subscribers')
    await find('dana@example.com')
    await choose(user, 'dana@example.com', 'Delete')
    const dialog = () => screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this subscriber?' })
    const answer = (label: string) => user.click(within(dialog()).getByRole('button', { name: label }))
    return { user, dialog, answer }
  }

  it('ADM-12 asks, and keeps the subscriber when the answer is no', async () => {
    const { answer } = await ask()
    await answer('Cancel')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(await stored()).toHaveLength(2)
  })

  it('ADM-12 takes the address off the newsletter, and the focus goes to the list; it goes when the notice ends', async () => {
    const { user, answer } = await ask()
    await answer('Delete')
    expect(await screen.findByText('1 subscriber deleted')).toBeInTheDocument()
    await waitFor(() => expect(emails()).toEqual(['noa@example.com']))
    expect(await stored()).toEqual(['noa@example.com'])
    expect(screen.getByRole('region', { name: 'List of subscribers' })).toHaveFocus()
    expect(await storedAtAll()).toBe(2)
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(async () => expect(await storedAtAll()).toBe(1))
  })

  it('STAFF-2 ADM-12 it is taken back by the notice, or by Ctrl Z', async () => {
    const { user, answer } = await ask()
    await answer('Delete')
    await user.click(await screen.findByRole('button', { name: /^Undo/ }))
    await waitFor(() => expect(emails()).toEqual(['noa@example.com', 'dana@example.com']))
    expect(await screen.findByText('Undone')).toBeInTheDocument()
    await choose(user, 'noa@example.com', 'Delete')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(emails()).toEqual(['dana@example.com']))
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(emails()).toEqual(['noa@example.com', 'dana@example.com']))
    expect(await stored()).toHaveLength(2)
  })

  it('STAFF-2 ADM-12 the next deletion ends the notice before, and its row goes', async () => {
    const { user, answer } = await ask()
    await answer('Delete')
    await waitFor(() => expect(emails()).toEqual(['noa@example.com']))
    await choose(user, 'noa@example.com', 'Delete')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('There are no subscribers yet.')).toBeInTheDocument()
    await waitFor(async () => expect(await storedAtAll()).toBe(1))
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    await waitFor(() => expect(emails()).toEqual(['noa@example.com']))
  })

  it('STAFF-2 ADM-12 an undo without a line says so, and goes through when it is tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user, answer } = await ask()
    await answer('Delete')
    const undo = await screen.findByRole('button', { name: /^Undo/ })
    cutLine('rpc/set_removed')
    await user.click(undo)
    expect(await screen.findByText(/^It could not be undone\. The server could not be reached/)).toBeInTheDocument()
    repairLine()
    await user.click(undo)
    await waitFor(() => expect(emails()).toHaveLength(2))
  })

  it('STAFF-2 ADM-12 says of a row that somebody else has let go for good that it does not come back', async () => {
    const { user, answer } = await ask()
    await answer('Delete')
    await screen.findByText('1 subscriber deleted')
    await database.from('newsletter_subscriptions').delete().not('removed_at', 'is', null).throwOnError()
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(await screen.findByText('Nothing was undone')).toBeInTheDocument()
    expect(screen.getByText('dana@example.com: It is gone for good.')).toBeInTheDocument()
  })

  it('STAFF-2 ADM-12 what a closed browser left goes when the back office is opened', async () => {
    await store('dana@example.com', 'noa@example.com')
    const removed_at = new Date(Date.now() - 120_000).toISOString()
    await database.from('newsletter_subscriptions').update({ removed_at }).eq('email', 'dana@example.com')
    await renderStaffPage('/admin/subscribers')
    await find('noa@example.com')
    expect(emails()).toEqual(['noa@example.com'])
    await waitFor(async () => expect(await storedAtAll()).toBe(1))
  })

  it('STAFF-2 ADM-12 the selected go together, by keys alone, and come back together', async () => {
    await store('a@example.com', 'b@example.com', 'c@example.com')
    const { user } = await renderStaffPage('/admin/subscribers')
    const first = await find('c@example.com')
    first.focus()
    await user.keyboard('x')
    await user.click(screen.getByRole('checkbox', { name: 'Select a@example.com' }))
    expect(screen.getByText('2 selected')).toBeInTheDocument()
    await user.keyboard('{Delete}')
    const question = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete 2 subscribers?' })
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(emails()).toEqual(['b@example.com']))
    expect(screen.getByText('2 subscribers deleted')).toBeInTheDocument()
    expect(screen.queryByText('2 selected')).not.toBeInTheDocument()
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(emails()).toEqual(['c@example.com', 'b@example.com', 'a@example.com']))
  })

  it('STAFF-2 ADM-12 the selection is over all pages, and Escape ends it', async () => {
    await store(...Array.from({ length: 21 }, (_, index) => `reader${index + 1}@example.com`))
    const { user } = await renderStaffPage('/admin/subscribers')
    await find('reader21@example.com')
    await user.click(screen.getByRole('checkbox', { name: 'Select reader21@example.com' }))
    await user.click(screen.getByRole('button', { name: 'Select all 21' }))
    expect(await screen.findByText('21 selected')).toBeInTheDocument()
    // The button is gone; the focus comes back to the list two frames later.
    await waitFor(() => expect(document.body).not.toHaveFocus())
    await user.keyboard('{Escape}')
    expect(screen.queryByText('21 selected')).not.toBeInTheDocument()
    expect(await stored()).toHaveLength(21)
  })

  it('ADM-10 says in the dialog why it failed, and a second try goes through', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { dialog, answer } = await ask()
    failRequests('rpc/set_removed')
    await answer('Delete')
    expect(
      await within(dialog()).findByText(/^Failed to delete subscriber\. The server could not answer/),
    ).toBeVisible()
    expect(log).toHaveBeenCalled()
    repairLine()
    await answer('Delete')
    await waitFor(async () => expect(await stored()).toEqual(['noa@example.com']))
  })
})

describe('the export', () => {
  const files: { name: string; blob: Blob }[] = []
  beforeEach(() => {
    files.length = 0
    const blobs: Blob[] = []
    // jsdom has no addresses for files and cannot follow a link to one.
    URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, blob: blobs.at(-1)! })
    })
  })
  const exported = async () => (await files[0]!.blob.text()).replace('\uFEFF', '').split('\r\n')

  it('ADM-12 has every subscriber that the search finds, the newest first', async () => {
    await store('dana@example.com', '=cmd@example.com', 'noa@example.org')
    const { user } = await renderStaffPage('/admin/subscribers?q=example.com')
    await find('dana@example.com')
    await user.click(screen.getByRole('button', { name: /^Export/ }))
    expect(await screen.findByText('2 subscribers exported')).toBeInTheDocument()
    expect(files[0]!.name).toMatch(/^subscribers-\d{4}-\d{2}-\d{2}\.csv$/)
    expect(await exported()).toEqual([
      '"Email","Date","Confirmed"',
      `"'=cmd@example.com","2026-01-01 03:00","no"`,
      '"dana@example.com","2026-01-01 02:00","no"',
    ])
  })

  it('ADM-12 misses nobody who was there throughout, and has nobody twice, when others go and come meanwhile', async () => {
    const staying = Array.from({ length: 1010 }, (_, index) => `reader${index + 1}@example.com`)
    const leaving = ['first@example.com', 'second@example.com', 'third@example.com']
    await store(...staying, ...leaving)
    const { user } = await renderStaffPage('/admin/subscribers?sort=email')
    await find('first@example.com')
    doBeforeAnswer('newsletter_subscriptions', async () => {
      await database.from('newsletter_subscriptions').delete().in('email', leaving).throwOnError()
      await store('zoe@example.com')
    })
    await user.click(screen.getByRole('button', { name: /^Export/ }))
    expect(await screen.findByText(/ subscribers exported$/)).toBeInTheDocument()
    const lines = (await exported()).slice(1).map((line) => line.split('"')[1] ?? '')
    expect(staying.filter((email) => !lines.includes(email))).toEqual([])
    expect(lines).toEqual([...new Set(lines)].sort())
  })
})
