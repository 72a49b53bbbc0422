import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signOut } from '@/data/session/staff'
import { createService, sql } from '../support/backend.ts'
import { failRequests, repairLine } from '../support/backend-line.ts'
import { pictureOf } from '../support/files.ts'
import { choose, confirmDeletion, renderStaffPage } from '../support/staff-page.tsx'
import { STAFF } from '../support/users.ts'

const database = createService()
const row = (title: string) => ({
  title,
  court: 'Court of Ends',
  date: '1951-05-01',
  summary: 'x',
  content: '<p>x</p>',
})
const [ONE, OTHER] = ['Dingo v. Director', 'Emu v. Director'] as const
const LIST = '/admin/rulings?court=Court+of+Ends'
const remove = () => database.from('rulings').delete().eq('court', 'Court of Ends').throwOnError()

beforeEach(async () => {
  localStorage.clear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await remove()
  await database
    .from('rulings')
    .insert([row(ONE), row(OTHER)])
    .throwOnError()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await remove()
})

/** Ends the session on the server. */
const endSession = () => sql('delete from auth.sessions')
const count = async () =>
  (await database.from('rulings').select('id').eq('court', 'Court of Ends').throwOnError()).data.length

async function signInAgain(user: UserEvent): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' })
  const password = within(dialog).getByLabelText('Password (required)')
  await waitFor(() => expect(password).toHaveFocus())
  await user.type(password, STAFF.password)
  await user.click(within(dialog).getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your session has ended' })).not.toBeInTheDocument())
}

/** A new post with the caret in its text. */
async function writePost() {
  const { user } = await renderStaffPage('/admin/news?edit=new')
  const box = await screen.findByRole('textbox', { name: 'Content (required)' })
  box.focus()
  return { user, box }
}

describe('AUTH-3 a session that ends', () => {
  it('AUTH-3 STAFF-2 before many rows are deleted loses neither them nor the selection', async () => {
    const { user } = await renderStaffPage(LIST)
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rulings on this page' }))
    await user.click(screen.getByRole('button', { name: 'Delete…' }))
    await screen.findByText('Nothing on the site cites or uses them.')
    await endSession()
    await confirmDeletion(user)
    await signInAgain(user)
    expect(await count()).toBe(2)
    expect(screen.getByText('2 selected')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument())
    await confirmDeletion(user)
    expect(await screen.findByText('2 rulings deleted')).toBeInTheDocument()
    expect(await count()).toBe(0)
  })

  it('AUTH-3 STAFF-2 before a deletion is undone leaves the undo where it is', async () => {
    const { user } = await renderStaffPage(LIST)
    await choose(user, ONE, 'Delete')
    await confirmDeletion(user)
    await screen.findByText('1 ruling deleted')
    await endSession()
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    await signInAgain(user)
    await waitFor(() => expect(screen.queryByText(/Your session has ended/)).not.toBeInTheDocument())
    expect(await count()).toBe(1)
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(await screen.findByText('Undone')).toBeInTheDocument()
    expect(await count()).toBe(2)
  })

  it('AUTH-3 ACC-2 after a list could not be read has it read again, and the failure is said no more', async () => {
    failRequests('rulings')
    const { user } = await renderStaffPage(LIST)
    expect(await screen.findByRole('heading', { name: 'Failed to fetch rulings' })).toBeInTheDocument()
    repairLine()
    await act(signOut)
    await signInAgain(user)
    expect(await screen.findByRole('row', { name: ONE })).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Failed to fetch rulings' })).not.toBeInTheDocument()
  })

  it('AUTH-3 STAFF-3 while a link is picked links nothing, and the same choice links after the sign-in', async () => {
    const { user, box } = await writePost()
    fireEvent.keyDown(box, { key: 'k', code: 'KeyK', ctrlKey: true })
    await user.type(await screen.findByRole('combobox', { name: 'Find what to link to' }), 'Dingo')
    await screen.findByRole('option', { name: /Dingo/ })
    await endSession()
    await user.click(screen.getByRole('option', { name: /Dingo/ }))
    await signInAgain(user)
    expect(within(box).queryByRole('link')).toBeNull()
    await user.click(await screen.findByRole('option', { name: /Dingo/ }))
    expect(await within(box).findByRole('link', { name: ONE })).toBeInTheDocument()
  })

  it('AUTH-3 STAFF-3 while a pasted picture goes up keeps it, and it is linked after the sign-in', async () => {
    const { user, box } = await writePost()
    const name = `${crypto.randomUUID()}.png`
    fireEvent.paste(box, { clipboardData: { files: [pictureOf(name)], items: [], types: [], getData: () => '' } })
    const leftOut = within(await screen.findByRole('region', { name: 'Left out of the text' }))
    await endSession()
    await user.click(leftOut.getByRole('button', { name: 'Upload and link' }))
    expect(await leftOut.findByText(/Your session has ended\. Sign in again/)).toBeInTheDocument()
    await signInAgain(user)
    await waitFor(() => expect(leftOut.queryByText(/Your session has ended/)).not.toBeInTheDocument())
    await user.click(leftOut.getByRole('button', { name: 'Upload and link' }))
    expect(await within(box).findByRole('link', { name })).toBeInTheDocument()
    await database.from('files').delete().eq('name', name).throwOnError()
  })
})
