import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signIn, signOut } from '@/data/session/staff'
import { createLocalUser } from '../../supabase/local/local-staff.ts'
import { createService, sql } from '../support/backend.ts'
import { failRequests, holdRequests, repairLine } from '../support/backend-line.ts'
import { chosen, pdf } from '../support/files.ts'
import { listen } from '../support/listen.ts'
import { renderPage } from '../support/render-page.tsx'
import { confirmDeletion, menu, renderStaffPage } from '../support/staff-page.tsx'
import { STRANGER } from '../support/users.ts'

/** A member of staff of this file's own: what happens to it matters to nobody else. */
const MEMBER = { email: 'member@example.com', password: 'member-password' }
const database = createService()

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await signOut()
  localStorage.clear()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await database.from('amounts').delete().eq('note', 'Of this file')
})

async function signInByForm(user: ReturnType<typeof renderPage>['user'], who: typeof MEMBER) {
  await user.type(await screen.findByLabelText('Email (required)'), who.email)
  await user.type(screen.getByLabelText('Password (required)'), who.password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

/** Signs in and fills in the form of a new rate. @returns the form */
async function writeRate(user: ReturnType<typeof renderPage>['user']) {
  await signInByForm(user, MEMBER)
  await user.click(await screen.findByRole('link', { name: 'Rates & Amounts' }))
  await user.click(await screen.findByRole('button', { name: /^Add amount/i }))
  const form = within(await screen.findByRole('form'))
  const figure = form.getByLabelText(/^Figure/)
  await user.selectOptions(figure, await within(figure).findByRole('option', { name: 'Standard VAT rate' }))
  await user.clear(form.getByLabelText(/^Amount/))
  await user.type(form.getByLabelText(/^Amount/), '19.5')
  await user.type(form.getByLabelText(/^Note/), 'Of this file')
  return form
}

describe('the guard', () => {
  it('AUTH-2 leads a visitor to sign-in and keeps what was asked for', async () => {
    const { router } = renderPage('/admin/amounts?page=1')
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(router.state.location.pathname).toBe('/admin/login')
    expect(router.state.location.state.from).toMatchObject({ pathname: '/admin/amounts', search: '?page=1' })
  })

  it('AUTH-2 tells somebody who is not staff so, and signs out', async () => {
    const { router, user } = renderPage('/admin/login')
    await signInByForm(user, STRANGER)
    expect(await screen.findByText(/not on the list of staff/)).toBeInTheDocument()
    expect(screen.getByLabelText('Email (required)')).toHaveValue(STRANGER.email)
    expect(localStorage.getItem('session')).toBeNull()
    await router.navigate('/admin')
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'))
  })

  it('AUTH-2 a check that fails counts as not signed in', async () => {
    await renderStaffPage('/admin/login')
    await screen.findByRole('heading', { name: 'Dashboard' })
    failRequests('rpc/is_staff')
    const { router } = renderPage('/admin/amounts')
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'))
    repairLine()
  })

  it('AUTH-1 ACC-2 lists what is missing, each with the way to its field, and says so in the title', async () => {
    const { user } = renderPage('/admin/login')
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    expect(screen.getByText('There are 2 problems:')).toBeInTheDocument()
    expect(screen.getByLabelText('Email (required)')).toHaveFocus()
    expect(document.title).toMatch(/^Error: Sign in/)
    await user.click(screen.getByRole('link', { name: 'Password is required' }))
    expect(screen.getByLabelText('Password (required)')).toHaveFocus()
    await user.keyboard('x')
    await user.type(screen.getByLabelText('Email (required)'), 'y')
    expect(document.title).toMatch(/^Sign in/)
  })

  it('AUTH-1 says that the credentials are wrong, and keeps the address', async () => {
    const { user } = renderPage('/admin/login')
    await signInByForm(user, { ...MEMBER, password: 'wrong' })
    expect(await screen.findByText('Invalid credentials')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled()
    expect(screen.getByLabelText('Email (required)')).toHaveValue(MEMBER.email)
  })
})

it('AUTH-2 an address that is no screen is said inside of the frame, with the way to the dashboard', async () => {
  const { user } = await renderStaffPage('/admin/nothing')
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument()
  expect(menu().getByRole('link', { name: 'News' })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Go to the dashboard' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument()
})

describe('a member of staff', () => {
  beforeEach(async () => {
    await sql('delete from auth.users where email = $1', [MEMBER.email])
    await createLocalUser({ query: sql }, { ...MEMBER, isStaff: true })
  })

  it('AUTH-2 who was taken off the list since the last visit sees no screen, is told so, and signed out', async () => {
    await signIn(MEMBER.email, MEMBER.password)
    await sql('delete from private.staff where user_id = (select id from auth.users where email = $1)', [MEMBER.email])
    const { router } = renderPage('/admin/amounts')
    expect(await screen.findByText(/not on the list of staff/)).toBeInTheDocument()
    expect(router.state.location.pathname).toBe('/admin/login')
    expect(screen.queryByRole('link', { name: 'Rates & Amounts' })).not.toBeInTheDocument()
    expect(localStorage.getItem('session')).toBeNull()
  })

  it('AUTH-2 who was taken off the list is told so at the next write, and what was typed is kept', async () => {
    const { user } = renderPage('/admin/login')
    const form = await writeRate(user)
    await sql('delete from private.staff where user_id = (select id from auth.users where email = $1)', [MEMBER.email])
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/no longer on the list of staff/)).toBeInTheDocument()
    expect(form.getByLabelText(/^Amount/)).toHaveValue('19.5')
    const { data } = await database.from('amounts').select('id').eq('note', 'Of this file')
    expect(data).toEqual([])
  })

  it('MEND-B1 a session that was ended elsewhere asks for the password at the next write, and what was typed is kept', async () => {
    const { user } = renderPage('/admin/login')
    const form = await writeRate(user)
    await sql('delete from auth.sessions where user_id = (select id from auth.users where email = $1)', [MEMBER.email])
    await user.click(form.getByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' })
    await user.type(within(dialog).getByLabelText('Password (required)'), MEMBER.password)
    await user.click(within(dialog).getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(form.getByLabelText(/^Amount/)).toHaveValue('19.5')
    // What failed is over.
    await waitFor(() => expect(form.queryByText(/Your session has ended/)).not.toBeInTheDocument())
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument())
  })

  it('AUTH-3 STAFF-6 a session that ends while a file is on its way says so, and the file goes up again after signing in', async () => {
    // those of test files that ran before on this backend
    await sql('delete from public.files')
    const { user } = renderPage('/admin/login')
    await signInByForm(user, MEMBER)
    await user.click(await screen.findByRole('link', { name: 'Files' }))
    const name = `${crypto.randomUUID()}.pdf`
    await user.upload(await screen.findByLabelText('Files (required)'), pdf(name))
    await screen.findByText('No files uploaded yet')
    const release = holdRequests('files')
    await user.click(screen.getByRole('button', { name: /^Upload/ }))
    await screen.findByText(/waiting for the server$/)
    await sql('delete from auth.sessions where user_id = (select id from auth.users where email = $1)', [MEMBER.email])
    release()
    const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' })
    expect(await screen.findByText('Failed to upload file')).toBeInTheDocument()
    expect(chosen()[0]).toHaveTextContent(/Your session has ended\. Sign in again/)
    await user.type(within(dialog).getByLabelText('Password (required)'), MEMBER.password)
    await user.click(within(dialog).getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(chosen()[0]).not.toHaveTextContent(/Your session has ended/))
    await user.click(screen.getByRole('button', { name: 'Upload' }))
    expect(await screen.findByText('File uploaded')).toBeInTheDocument()
    expect(await screen.findByRole('row', { name })).toBeInTheDocument()
    await database.from('files').delete().eq('name', name).throwOnError()
  })

  it('MEND-B1 a session that was ended elsewhere leads to sign-in, and is not called a stranger', async () => {
    await signIn(MEMBER.email, MEMBER.password)
    await sql('delete from auth.sessions where user_id = (select id from auth.users where email = $1)', [MEMBER.email])
    const { router } = renderPage('/admin/amounts')
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(router.state.location.pathname).toBe('/admin/login')
    expect(screen.queryByText(/not on the list of staff/)).not.toBeInTheDocument()
    expect(localStorage.getItem('session')).toBeNull()
  })

  it('AUTH-2 who was taken off the list is told so when a deleted row is to come back', async () => {
    const row = { kind: 'vat-rate', effective_from: '1901-02-03', amount: 1, note: 'Of this file' }
    await database.from('amounts').insert(row).throwOnError()
    await database.from('amounts').delete().eq('note', row.note).throwOnError()
    const { user } = renderPage('/admin/login')
    await signInByForm(user, MEMBER)
    await user.click(await screen.findByRole('link', { name: 'Rates & Amounts' }))
    await user.click(await screen.findByRole('link', { name: /^Deleted\s*amounts/ }))
    const restore = await screen.findByRole('button', { name: /^Restore.*1901/ })
    await sql('delete from private.staff where user_id = (select id from auth.users where email = $1)', [MEMBER.email])
    await user.click(restore)
    expect(await screen.findByText(/^Failed to restore\. You are no longer on the list of staff/)).toBeInTheDocument()
  })

  it('ADM-11 ADM-10 a save that fails says why, keeps the text, and goes through once the line is back', async () => {
    const { user } = renderPage('/admin/login')
    const form = await writeRate(user)
    failRequests('amounts')
    await user.dblClick(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/Failed to create/)).toBeInTheDocument()
    expect(form.getByLabelText(/^Note/)).toHaveValue('Of this file')
    repairLine()
    await user.dblClick(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument())
    const { data } = await database.from('amounts').select('amount').eq('note', 'Of this file')
    expect(data).toEqual([{ amount: 19.5 }])
  })
})

describe('a list', () => {
  it('ADM-4 ADM-6 that cannot be read says so with "Error: {message}", and Retry brings it', async () => {
    failRequests('faq_categories')
    const { user } = await renderStaffPage('/admin/faqs')
    expect(await screen.findByRole('heading', { name: 'Failed to fetch data' })).toBeInTheDocument()
    const message = 'Error: The server could not answer just now. Try again in a moment.'
    expect(screen.getByText(message)).toBeInTheDocument()
    repairLine()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('row', { name: 'Registration' })).toBeInTheDocument()
  })
})

describe('the words of the catalogue', () => {
  it('ADM-6 ACC-2 a list shows "Loading..." until it is there, which a listener is not told, but how many rows it has', async () => {
    const heard = listen()
    const release = holdRequests('faq_categories')
    await renderStaffPage('/admin/faqs')
    expect(await screen.findByText('Loading...')).toBeInTheDocument()
    release()
    expect(await screen.findByRole('row', { name: 'Registration' })).toBeInTheDocument()
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument()
    expect(heard.said()).toEqual([expect.stringMatching(/^\d+ categories$/)])
    expect(heard.maySaid()).toEqual(heard.said())
  })

  it('ADM-10 a news post that cannot be deleted is "Failed to delete news", and stays in the list', async () => {
    const { user } = await renderStaffPage('/admin/news')
    const [actions] = await screen.findAllByRole('button', { name: /^Actions for/ })
    if (!actions) throw new Error('the seed has news')
    await user.click(actions)
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    failRequests('rpc/change_rows')
    await confirmDeletion(user)
    expect(await screen.findByText(/^Failed to delete news\. The server could not answer/)).toBeInTheDocument()
    repairLine()
  })
})
