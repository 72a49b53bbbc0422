import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signOut } from '@/data/session/staff'
import { LOCAL_MAIL_FROM } from '../../supabase/local/local-keys.ts'
import { createLocalUser } from '../../supabase/local/local-staff.ts'
import { createVisitor, sql } from '../support/backend.ts'
import { cutEveryLine, repairLine } from '../support/backend-line.ts'
import { renderPage } from '../support/render-page.tsx'

/** Members of staff of this file's own, one for a test: an address is sent one mail in ten minutes. */
async function createMember(): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`
  await createLocalUser({ query: sql }, { email, password: 'a forgotten password', isStaff: true })
  return email
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await signOut()
})
afterEach(() => {
  vi.stubEnv('MAIL_FROM', LOCAL_MAIL_FROM)
  vi.restoreAllMocks()
})

type User = ReturnType<typeof renderPage>['user']

async function askFor(user: User, email: string): Promise<void> {
  await user.type(await screen.findByLabelText('Email (required)'), email)
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
}

/** The page that the link in the mail leads to. */
async function openLink(email: string) {
  const [row] = await sql<{ recovery_token: string }>('select recovery_token from auth.users where email = $1', [email])
  return renderPage(`/admin/new-password#${row?.recovery_token}/${encodeURIComponent(email)}`)
}

async function set(user: User, password: string): Promise<void> {
  await user.type(await screen.findByLabelText('New password (required)'), password)
  await user.click(screen.getByRole('button', { name: 'Set it and sign in' }))
}

/** A page's title takes the focus a moment after it has come. */
const expectFocusOn = (title: string) =>
  waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus())

const signInWith = async (email: string, password: string) =>
  (await createVisitor().auth.signInWithPassword({ email, password })).error?.code

it('TEAM-4 a forgotten password is asked for at sign-in, and set by the link and a button', async () => {
  const email = await createMember()
  const { user } = renderPage('/admin/login')
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }))
  await user.click(await screen.findByRole('button', { name: 'Send the link' }))
  expect(await screen.findByLabelText('Email (required)')).toHaveAccessibleDescription('Email is required')
  await askFor(user, email)
  await expectFocusOn('Look in your mailbox')
  const { router, user: later } = await openLink(email)
  await screen.findByText(email)
  await waitFor(() => expect(router.state.location.hash).toBe(''))
  await set(later, 'too few')
  expect(screen.getByLabelText('New password (required)')).toHaveAccessibleDescription(/3 characters more/)
  await later.clear(screen.getByLabelText('New password (required)'))
  await set(later, 'a forgotten password')
  expect(await screen.findByRole('link', { name: /should be different from the old password/ })).toBeVisible()
  expect(await signInWith(email, 'a new password')).toBe('invalid_credentials')
  await later.clear(screen.getByLabelText('New password (required)'))
  await set(later, 'a new password')
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(await signInWith(email, 'a new password')).toBeUndefined()
  expect(await signInWith(email, 'a forgotten password')).toBe('invalid_credentials')
})

it('TEAM-4 the same is said to every address, also to one that asks too often', async () => {
  const email = await createMember()
  for (const address of [email, email, 'nobody@example.com']) {
    const { user } = renderPage('/admin/new-password')
    await askFor(user, address)
    expect(await screen.findByText(/If this address belongs to an account, a link is on its way/)).toBeVisible()
    cleanup()
  }
})

it('TEAM-4 a link that is used or too old says so, changes nothing and leads to another', async () => {
  const email = await createMember()
  const { user } = renderPage(`/admin/new-password#0a1b/${email}`)
  await set(user, 'a new password')
  await expectFocusOn('This link is used or too old')
  expect(await signInWith(email, 'a forgotten password')).toBeUndefined()
  await user.click(screen.getByRole('button', { name: 'Send a new link' }))
  await expectFocusOn('Forgot your password?')
})

it('TEAM-4 SEC-5 a link is not lost with the line', async () => {
  const email = await createMember()
  await createVisitor().auth.resetPasswordForEmail(email)
  const { user } = await openLink(email)
  await screen.findByText(email)
  cutEveryLine()
  await set(user, 'a new password')
  expect(await screen.findByText(/could not be reached/)).toBeVisible()
  repairLine()
  await user.click(screen.getByRole('button', { name: 'Set it and sign in' }))
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

it('TEAM-4 MAIL-9 a site without mail says whom to ask', async () => {
  vi.stubEnv('MAIL_FROM', '')
  renderPage('/admin/new-password')
  expect(await screen.findByText('This site sends no mail.')).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})
