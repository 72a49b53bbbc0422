import { signIn } from '@/data/session/staff'
import { renderPage } from './render-page.tsx'
import { STAFF } from './users.ts'

/** Opens a screen of the back office as a signed-in member of staff. */
export async function renderStaffPage(address: string) {
  await signIn(STAFF.email, STAFF.password)
  return renderPage(address)
}
