import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { signInStaff } from '../support/backend.ts'
import { menu, renderStaffPage } from '../support/staff-page.tsx'
import { STAFF } from '../support/users.ts'

afterEach(async () => {
  await (await signInStaff()).rpc('rename_oneself', { new_name: '' }).throwOnError()
})

const part = async (name: string) => within(await screen.findByRole('region', { name }))

it('STAFF-4 AUTH-3 ACC-2 a member of staff says by which name colleagues know them, and it stands everywhere at once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = await renderStaffPage('/admin/account')
  const name = await part('Name')
  expect(name.getByLabelText(/^Name shown to colleagues/)).toHaveAccessibleDescription(new RegExp(STAFF.email))
  await user.type(name.getByLabelText(/^Name shown to colleagues/), STAFF.email)
  await user.click(name.getByRole('button', { name: 'Save name' }))
  const fault = 'A name has 100 characters at most, no @ < >, none that cannot be seen, and begins with no = + -.'
  expect(await name.findByRole('link', { name: fault })).toBeVisible()
  expect(name.getByLabelText(/^Name shown to colleagues/)).toHaveAccessibleDescription(expect.stringContaining(fault))
  await waitFor(() => expect(name.getByLabelText(/^Name shown to colleagues/)).toHaveFocus())
  expect(document.title).toMatch(/^Error: Your account/)
  expect(name.getByLabelText(/^Name shown to colleagues/)).toHaveValue(STAFF.email)
  await user.clear(name.getByLabelText(/^Name shown to colleagues/))
  await user.type(name.getByLabelText(/^Name shown to colleagues/), ' Noa Peretz ')
  await user.click(name.getByRole('button', { name: 'Save name' }))
  expect(await screen.findByRole('link', { name: 'Noa Peretz Your account' })).toHaveAttribute('href', '/admin/account')
  expect(name.getByLabelText(/^Name shown to colleagues/)).toHaveValue('Noa Peretz')
  // The name stands everywhere a moment before the form is done.
  await waitFor(() => expect(name.getByRole('button', { name: 'Save name' })).toHaveFocus())
  await user.click(menu().getByRole('link', { name: 'Dashboard' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

it('AUTH-3 ACC-2 a password is changed by whoever knows the present one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = await renderStaffPage('/admin/account')
  const password = await part('Password')
  await user.click(password.getByRole('button', { name: 'Change password' }))
  expect(password.getByText('There are 2 problems:')).toBeVisible()
  expect(document.title).toMatch(/^Error: Your account/)
  expect(password.getByLabelText(/^Present password/)).toHaveFocus()
  expect(password.getByLabelText(/^Present password/)).toHaveAccessibleDescription('Present password is required')
  await user.click(password.getByRole('link', { name: 'New password is required' }))
  expect(password.getByLabelText(/^New password/)).toHaveFocus()
  await user.type(password.getByLabelText(/^Present password/), 'a wrong password')
  await user.type(password.getByLabelText(/^New password/), 'short')
  await user.click(password.getByRole('button', { name: 'Change password' }))
  expect(password.getByLabelText(/^New password/)).toHaveFocus()
  expect(password.getByRole('link', { name: 'New password must be 10 characters or more' })).toBeVisible()
  await user.type(password.getByLabelText(/^New password/), ' and then long enough')
  expect(document.title).not.toMatch(/^Error/)
  await user.click(password.getByRole('button', { name: 'Change password' }))
  expect(await password.findByRole('link', { name: 'This is not your present password.' })).toBeVisible()
  await waitFor(() => expect(password.getByLabelText(/^Present password/)).toHaveFocus())
  expect(password.getByLabelText(/^New password/)).toHaveValue('short and then long enough')
  expect(password.getByLabelText(/^New password/)).toHaveAttribute('type', 'password')
  await user.click(password.getByLabelText('Show the passwords'))
  expect(password.getByLabelText(/^New password/)).toHaveAttribute('type', 'text')
})

it('AUTH-3 all other sessions are ended', async () => {
  const elsewhere = await signInStaff()
  const { user } = await renderStaffPage('/admin/account')
  const sessions = await part('Where you are signed in')
  await user.click(sessions.getByRole('button', { name: 'Sign out everywhere else' }))
  expect(await sessions.findByText('Here, and nowhere else.')).toBeVisible()
  await waitFor(() => expect(sessions.getByText('Here, and nowhere else.')).toHaveFocus())
  await waitFor(async () => expect((await elsewhere.rpc('is_staff').throwOnError()).data).toBe(false))
})
