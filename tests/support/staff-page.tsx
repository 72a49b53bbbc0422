import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { signIn } from '@/data/session/staff'
import { loadForm } from '@/office/form/open-row'
import { renderPage } from './render-page.tsx'
import { STAFF } from './users.ts'

/** Opens a screen of the back office as a signed-in member of staff. */
export async function renderStaffPage(address: string) {
  await signIn(STAFF.email, STAFF.password)
  // The editor takes long to compile, once, and no test is to wait for it.
  await loadForm()
  return renderPage(address)
}

/** Opens the menu of a row of a list, and chooses from it. */
export async function choose(user: UserEvent, row: string | RegExp, action: string): Promise<void> {
  const line = await screen.findByRole('row', { name: row })
  await user.click(within(line).getByRole('button', { name: /^Actions for / }))
  await user.click(screen.getByRole('menuitem', { name: action }))
}

/** Says yes to the question before a deletion, once it is known what uses the rows. */
export async function confirmDeletion(user: UserEvent): Promise<void> {
  const yes = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' })
  await waitFor(() => expect(yes).not.toHaveAttribute('aria-disabled'))
  await user.click(yes)
}

/** The menu of the back office; without style sheets the five tabs of small screens are there as well. */
export const menu = () => within(screen.getByRole('navigation', { name: 'Admin' }))
