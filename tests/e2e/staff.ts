import { expect, type Locator, type Page, test } from '@playwright/test'
import { LOCAL_STAFF } from '../../supabase/local/local-staff.ts'
import { STAFF_ROWS } from '../support/staff-samples.ts'
import { leaveApp, main } from './page.ts'
import type { Store } from './stored-rows.ts'

/** A session that began with the server; it is among the rows that each test finds (tests/support/serve-site.ts). */
let session: Promise<string> | undefined

async function readSession(page: Page): Promise<string> {
  const site = new URL(test.info().project.use.baseURL ?? '')
  const answer = await page.request.get(`http://127.0.0.1:${Number(site.port) + 1}`)
  expect(answer.ok()).toBe(true)
  return answer.text()
}

/** Signs in as the site itself keeps a session (AUTH-3), without the form, and has left the app then. */
export async function signInAs(page: Page): Promise<void> {
  session ??= readSession(page)
  await leaveApp(page)
  await page.evaluate((value) => localStorage.setItem('session', value), await session)
}

/** Opens an address of the back office as somebody who is signed in. */
export async function openAsStaff(page: Page, address: string): Promise<void> {
  await signInAs(page)
  await page.goto(address)
}

/** Stores what the screens of staff's show their parts for. */
export async function storeStaffRows(store: Store): Promise<void> {
  for (const [table, row] of STAFF_ROWS) await store(table, row)
}

/** Fills in the form of sign-in that is shown. */
export async function signIn(page: Page, password: string = LOCAL_STAFF.password): Promise<void> {
  await page.getByLabel('Email').fill(LOCAL_STAFF.email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Writes into a rich text, from its beginning. */
export async function write(page: Page, label: string, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: label })
  // By keyboard: the editor would read the caret of a click later than the key that follows it.
  await box.focus()
  await expect(box).toBeFocused()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type(text)
}

/** The line that says what was saved, and what readers see since. */
export const said = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ has: page.getByRole('button', { name: 'Close what was saved' }) })

/** A row of a list, by what it is called. */
export const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name, exact: true })

/** Opens a row's menu and chooses from it. */
export async function choose(
  row: Locator,
  action: 'Edit' | 'History' | 'Move to…' | 'View' | 'Copy its address' | 'Delete',
): Promise<void> {
  await row.getByRole('button', { name: /^Actions for / }).click()
  await row.getByRole('menuitem', { name: action }).click()
}

/** Takes a row up by keyboard, with the focus on its handle, to be moved by arrows; `words` say over which place it stands. */
export async function takeUp(page: Page, handle: Locator, words: string | RegExp): Promise<void> {
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(words)).toBeAttached()
  // The list begins to listen to the arrows in a task of its own after that, which comes before this one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
}

/** Saves the open form, which goes away then. */
export async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^(Save|Publish|Correct our text|Saving…)$/ })
  await button.click()
  await expect(button).toHaveCount(0)
}
