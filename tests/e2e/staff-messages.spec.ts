import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectNoFaultsAtAnySize } from './axe.ts'
import { openAsStaff } from './staff.ts'
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
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name: new RegExp(`^${name} `) })
const list = (page: Page) => page.getByRole('region', { name: 'List of messages' })
const line = (page: Page, name: string) => list(page).getByRole('link').filter({ hasText: name })
/** The open message. */
const opened = (page: Page, name: string) => page.getByRole('region', { name: `Message of ${name}` })

test('ADM-8 ADM-9 AUTH-4 a message: sent, seen as new, read, answered, archived, exported, deleted', async ({
  page,
}) => {
  await send(page, 'Dana Levi', MESSAGE)
  await openAsStaff(page, '/admin/messages?status=new')
  await line(page, 'Dana Levi').click()
  const message = opened(page, 'Dana Levi')
  await expect(message).toBeFocused()
  await expect(message.getByText('New', { exact: true })).toBeVisible()
  await expect(message.getByText('Technical Question')).toBeVisible()
  await expect(message).toContainText('"שלום", says Dana.')
  // ACC-3: the open one is told by a line where colours are the system's own
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(line(page, 'Dana Levi')).toHaveAttribute('aria-current', /./)
  await message.getByRole('button').first().focus()
  await expect(line(page, 'Dana Levi')).toHaveCSS('border-inline-start-width', '3px')
  await page.emulateMedia({ forcedColors: 'none' })
  // ACC-4
  for (const place of [message, line(page, 'Dana Levi')]) await expect(place.locator('[lang=he]')).toHaveText('שלום')
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
  await expect(page).toHaveURL(/\?status=read&message=[0-9a-f-]{36}$/)
  await message.getByLabel('Your reply').fill('See section 30.')
  const reply = message.getByRole('link', { name: /^Reply/ })
  await expect(reply).toHaveAttribute(
    'href',
    /^mailto:dana@example\.com\?subject=Re%3A%20Technical%20Question&body=See/,
  )
  await reply.click()
  await expect(message.getByText('Replied', { exact: true })).toBeVisible()
  await expect(message.getByRole('list', { name: 'Answers and notes' })).toContainText('See section 30.')
  await expect(reply).toHaveCount(0)

  await filter(page, 'Replied').click()
  await message.getByRole('button', { name: 'Archive' }).click()
  await expect(message.getByText('Archived', { exact: true })).toBeVisible()
  await filter(page, 'Archived').click()
  await expect(page).toHaveURL(/\?status=archived&message=/)
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
  await expect(page.getByText('1 message deleted')).toBeVisible()
  await expect(line(page, 'Dana Levi')).toHaveCount(0)
  await expect(list(page)).toBeFocused()

  await page.keyboard.press('Control+z')
  await line(page, 'Dana Levi').click()
  await message.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(line(page, 'Dana Levi')).toHaveCount(0)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('1 message deleted')).toHaveCount(0)
})

test('STAFF-7 on a phone: the list, then the message with its own bar, worked through by keyboard, and back', async ({
  page,
}) => {
  await send(page, 'Noa Bar', 'By keyboard.')
  await page.setViewportSize({ width: 390, height: 844 })
  await openAsStaff(page, '/admin/messages')
  await line(page, 'Noa Bar').focus()
  await page.keyboard.press('Enter')
  const message = opened(page, 'Noa Bar')
  await expect(message).toBeFocused()
  await expect(list(page)).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Quick' })).toBeHidden()
  const bar = message.getByRole('button', { name: 'Archive' })
  await expect.poll(async () => (await bar.boundingBox())?.y).toBeGreaterThan(780)
  await page.keyboard.press('Tab')
  await expect(message.getByRole('button', { name: 'Mark as Read' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(message.getByText('Read', { exact: true })).toBeVisible()
  await page.keyboard.press('n')
  await expect(message.getByLabel('Your note')).toBeFocused()
  await page.keyboard.type('We do not advise.')
  await page.keyboard.press('Control+Enter')
  await expect(message.getByRole('list', { name: 'Answers and notes' })).toContainText('We do not advise.')
  await message.getByRole('link', { name: 'All messages' }).click()
  await expect(line(page, 'Noa Bar')).toBeFocused()
})

test('PAGE-3 STAFF-7 both checkers find nothing in a long message with a note, an answer and a fault, and in the question', async ({
  page,
}) => {
  const name = 'A name as long as names can be '.repeat(5).trim()
  await send(page, name, `${'A long message. '.repeat(80)}\nשלום רב`)
  await openAsStaff(page, '/admin/messages?status=new')
  await line(page, 'A name as long').click()
  const message = page.getByRole('region', { name: /^Message of A name as long/ })
  await message.getByRole('button', { name: 'Internal note' }).click()
  await message.getByLabel('Your note').fill('We do not advise.')
  await message.getByRole('button', { name: 'Save note' }).click()
  await expect(message.getByText('We do not advise.')).toBeVisible()
  await message.getByRole('button', { name: 'Save note' }).click()
  await expect(message.getByRole('link', { name: 'Note is required' })).toBeVisible()
  await expectNoFaultsAtAnySize(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await message.getByRole('button', { name: 'Reply', exact: true }).click()
  await message.getByLabel('Your reply').fill('See section 30.')
  await message.getByRole('link', { name: 'Send by mail' }).click()
  await expect(message.getByText('Replied', { exact: true })).toBeVisible()
  await expectNoFaultsAtAnySize(page)
  await message.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectNoFaultsAtAnySize(page)
})
