import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectNoFaultsAtAnySize } from './axe.ts'
import { item, openAsStaff } from './staff.ts'
import { test } from './test.ts'

const MESSAGE = '=1+1 is no formula.\n"שלום", says Dana.'

/** Sends a message by the contact page, as a visitor does. */
async function send(page: Page, name: string, message: string): Promise<void> {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await main.getByLabel('Name').fill(name)
  await main.getByLabel('Email').fill('dana@example.com')
  await main.getByLabel('Subject').selectOption('Technical Question')
  await main.getByLabel('Message').fill(message)
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(main.getByText('Message sent successfully!')).toBeVisible()
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Admin' })
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('ADM-8 ADM-9 AUTH-4 a message: sent, seen as new, read, answered, archived, exported, deleted', async ({
  page,
}) => {
  test.slow()
  await send(page, 'Dana Levi', MESSAGE)
  await openAsStaff(page, '/admin/messages?status=new')
  const message = item(page, 'Dana Levi')
  await expect(message.getByText('New', { exact: true })).toBeVisible()
  await expect(message.getByText('Technical Question')).toBeVisible()
  await expect(message).toContainText('"שלום", says Dana.')
  const entry = menu(page).getByRole('link', { name: /^Messages \d+ new$/ })
  const before = Number.parseInt((await entry.innerText()).replace(/\D/g, ''), 10)

  await message.getByRole('button', { name: 'Mark as Read' }).click()
  await expect(message.getByText('Read', { exact: true })).toBeVisible()
  await expect(message.getByText('No longer New')).toBeVisible()
  await expect(message).toBeFocused()
  await expect(
    menu(page).getByRole('link', { name: before > 1 ? `Messages ${before - 1} new` : 'Messages' }),
  ).toBeVisible()

  await filter(page, 'Read').click()
  await expect(page).toHaveURL(/\?status=read$/)
  const reply = message.getByRole('link', { name: 'Reply' })
  await expect(reply).toHaveAttribute('href', 'mailto:dana@example.com?subject=Re%3A%20Technical%20Question')
  await reply.click()
  await expect(message.getByText('Replied', { exact: true })).toBeVisible()
  await expect(message.getByRole('link', { name: 'Reply' })).toHaveCount(0)

  await filter(page, 'Replied').click()
  await message.getByRole('button', { name: 'Archive' }).click()
  await expect(message.getByText('Archived', { exact: true })).toBeVisible()
  await filter(page, 'Archived').click()
  await page.reload()
  await expect(message).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^messages-\d{4}-\d{2}-\d{2}\.csv$/)
  const csv = await readFile(await file.path())
  expect([...csv.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = csv.subarray(3).toString('utf8')
  expect(text).toMatch(/^"Date","Name","Email","Subject","Message","Status"\r\n"\d{4}-\d{2}-\d{2} \d{2}:\d{2}",/)
  expect(text).toContain(
    `"Dana Levi","dana@example.com","Technical Question","'=1+1 is no formula.\n""שלום"", says Dana.","Archived"`,
  )

  await message.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this message?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(message.getByRole('button', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Message deleted')).toBeVisible()
  await expect(message).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'List of messages' })).toBeFocused()
})

test('ADM-8 messages can be worked through by keyboard alone', async ({ page }) => {
  test.slow()
  await send(page, 'Noa Bar', 'By keyboard.')
  await openAsStaff(page, '/admin/messages')
  const message = item(page, 'Noa Bar')
  await message.getByRole('button', { name: 'Mark as Read' }).focus()
  await page.keyboard.press('Enter')
  await expect(message.getByText('Read', { exact: true })).toBeVisible()
  await expect(message).toBeFocused()
  for (let step = 0; step < 2; step++) await page.keyboard.press('Tab')
  await expect(message.getByRole('link', { name: 'Reply' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(message.getByRole('button', { name: 'Archive' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(message.getByText('Archived', { exact: true })).toBeVisible()
  await filter(page, 'Archived').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?status=archived$/)
  await expect(filter(page, 'Archived')).toBeFocused()
})

test('PAGE-3 axe finds nothing in messages of every status, in a long one, and in the question before deletion', async ({
  page,
}) => {
  test.slow()
  await send(page, 'A name as long as names can be '.repeat(5).trim(), `${'A long message. '.repeat(80)}\nשלום רב`)
  await openAsStaff(page, '/admin/messages?status=new')
  const message = page.getByRole('article', { name: /^A name as long/ })
  await message.getByRole('button', { name: 'Show the whole message' }).click()
  await expectNoFaultsAtAnySize(page)
  for (const [action, status] of [
    ['Mark as Read', 'Read'],
    ['Archive', 'Archived'],
  ] as const) {
    await message.getByRole('button', { name: action }).click()
    await expect(message.getByText(status, { exact: true })).toBeVisible()
    await expectNoFaultsAtAnySize(page)
  }
  await message.getByRole('button', { name: 'Delete' }).click()
  await expectNoFaultsAtAnySize(page)
})
