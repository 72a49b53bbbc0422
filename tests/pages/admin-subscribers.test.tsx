import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createService } from '../support/backend.ts'
import { cutLine, failRequests, holdRequests, repairLine } from '../support/backend-line.ts'
import { renderStaffPage } from '../support/staff-page.tsx'

const database = createService()

/** Subscribers an hour apart, the first the oldest. */
const store = (...emails: string[]) =>
  database
    .from('newsletter_subscriptions')
    .insert(emails.map((email, index) => ({ email, created_at: new Date(Date.UTC(2026, 0, 1, index)).toISOString() })))
    .throwOnError()
const stored = async () =>
  (await database.from('newsletter_subscriptions').select('email')).data?.map(({ email }) => email)

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
    expect(screen.getByText('1 Jan 2026, 02:00')).toBeInTheDocument()
    expect(screen.getByText('3 subscribers')).toBeInTheDocument()
    await user.type(screen.getByRole('searchbox'), 'NOA_b')
    await waitFor(() => expect(emails()).toEqual(['noa_b@example.com']))
    expect(router.state.location.search).toBe('?q=NOA_b')
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
    await user.click(screen.getByRole('button', { name: /^Delete.*dana@example\.com$/ }))
    const dialog = () => screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this subscriber?' })
    const answer = (label: string) => user.click(within(dialog()).getByRole('button', { name: label }))
    return { dialog, answer }
  }

  it('ADM-12 asks, and keeps the subscriber when the answer is no', async () => {
    const { answer } = await ask()
    await answer('Cancel')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(await stored()).toHaveLength(2)
  })

  it('ADM-12 takes the address off the newsletter, and the focus goes to the list', async () => {
    const { answer } = await ask()
    await answer('Delete')
    expect(await screen.findByText('Subscriber deleted')).toBeInTheDocument()
    await waitFor(() => expect(emails()).toEqual(['noa@example.com']))
    expect(await stored()).toEqual(['noa@example.com'])
    expect(screen.getByRole('region', { name: 'List of subscribers' })).toHaveFocus()
  })

  it('ADM-10 says in the dialog why it failed, and a second try goes through', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { dialog, answer } = await ask()
    failRequests('newsletter_subscriptions')
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

it('ADM-12 exports every subscriber that the search finds, the newest first', async () => {
  await store('dana@example.com', '=cmd@example.com', 'noa@example.org')
  const blobs: Blob[] = []
  // jsdom has no addresses for files and cannot follow a link to one.
  URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const { user } = await renderStaffPage('/admin/subscribers?q=example.com')
  await find('dana@example.com')
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  expect(await screen.findByText('2 subscribers exported')).toBeInTheDocument()
  expect(names).toEqual([expect.stringMatching(/^subscribers-\d{4}-\d{2}-\d{2}\.csv$/)])
  const text = await blobs[0]!.text()
  expect(text.replace('\uFEFF', '')).toBe(
    ['"Email","Date"', `"'=cmd@example.com","2026-01-01 03:00"`, '"dana@example.com","2026-01-01 02:00"'].join('\r\n'),
  )
})
