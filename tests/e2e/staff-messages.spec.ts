import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectNoFaultsAtAnySize } from './axe.ts'
import { openAsStaff } from './staff.ts'
import { test } from './test.ts'

const NAME = `Dana Levi ${'with a name as long as names can be '.repeat(3)}`.trim()
const MESSAGE = `=1+1 is no formula.\n"שלום", says Dana.\n${'A long message. '.repeat(80)}`.trim()

/** Sends the message by the contact page, as a visitor does. */
async function send(page: Page): Promise<void> {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await main.getByLabel('Name').fill(NAME)
  await main.getByLabel('Email').fill('dana@example.com')
  await main.getByLabel('Subject').selectOption('Technical Question')
  await main.getByLabel('Message').fill(MESSAGE)
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(main.getByText('Message sent successfully!')).toBeVisible()
}

const list = (page: Page) => page.getByRole('region', { name: 'List of messages' })
const line = (page: Page) => list(page).getByRole('link').filter({ hasText: 'Dana Levi' })
/** The open message. */
const opened = (page: Page) => page.getByRole('region', { name: /^Message of Dana Levi/ })

test('ADM-8 ADM-9 STAFF-7 PAGE-3 a message: sent, read and noted on a phone by keyboard, answered, exported, deleted, brought back', async ({
  page,
}) => {
  await send(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await openAsStaff(page, '/admin/messages')
  const message = opened(page)
  const entries = message.getByRole('list', { name: 'Answers and notes' })

  await test.step('on a phone: the list, then the message with its own bar, worked through by keyboard, and back', async () => {
    await line(page).press('Enter')
    await expect(message).toBeFocused()
    await expect(message.getByText('New', { exact: true })).toBeVisible()
    await expect(message.getByText('Technical Question')).toBeVisible()
    await expect(list(page)).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Quick' })).toBeHidden()
    const bar = message.getByRole('button', { name: 'Archive' })
    await expect.poll(async () => (await bar.boundingBox())?.y).toBeGreaterThan(780)
    await message.focus()
    await page.keyboard.press('Tab')
    await expect(message.getByRole('button', { name: 'Mark as Read' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(message.getByText('Read', { exact: true })).toBeVisible()
    await page.keyboard.press('n')
    await expect(message.getByLabel('Your note')).toBeFocused()
    await page.keyboard.type('We do not advise.')
    await page.keyboard.press('Control+Enter')
    await expect(entries).toContainText('We do not advise.')
    await message.getByRole('link', { name: 'All messages' }).click()
    await expect(line(page)).toBeFocused()
  })

  await test.step('on a large screen the open one is told beside the list, also in forced colours (ACC-3)', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await line(page).click()
    await expect(message).toBeFocused()
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(line(page)).toHaveAttribute('aria-current', /./)
    await message.getByRole('button').first().focus()
    await expect(line(page)).toHaveCSS('border-inline-start-width', '3px')
    await page.emulateMedia({ forcedColors: 'none' })
    // ACC-4
    for (const place of [message, line(page)]) await expect(place.locator('[lang=he]')).toHaveText('שלום')
  })

  await test.step('both checkers find nothing in it with a note, a fault and an answer', async () => {
    await message.getByRole('button', { name: 'Internal note' }).click()
    await message.getByRole('button', { name: 'Save note' }).click()
    await expect(message.getByRole('link', { name: 'Note is required' })).toBeVisible()
    await expectNoFaultsAtAnySize(page, false)
    await page.setViewportSize({ width: 1280, height: 800 })
    await message.getByRole('button', { name: 'Reply', exact: true }).click()
    await message.getByLabel('Your reply').fill('See section 30.')
    const reply = message.getByRole('link', { name: 'Send by mail' })
    await expect(reply).toHaveAttribute(
      'href',
      /^mailto:dana@example\.com\?subject=Re%3A%20Technical%20Question&body=See/,
    )
    await reply.click()
    await expect(message.getByText('Replied', { exact: true })).toBeVisible()
    await expect(entries).toContainText('See section 30.')
    await expectNoFaultsAtAnySize(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('the file that is downloaded', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^messages-\d{4}-\d{2}-\d{2}\.csv$/)
    const csv = await readFile(await file.path())
    expect([...csv.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(csv.subarray(3).toString('utf8')).toContain(
      `"${NAME}","dana@example.com","Technical Question","'=1+1 is no formula.\n""שלום"", says Dana.\nA long`,
    )
  })

  await test.step('deleted after a question that Escape takes back, and brought back by Ctrl Z', async () => {
    await message.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this message?' })
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expectNoFaultsAtAnySize(page, false)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(message.getByRole('button', { name: 'Delete' })).toBeFocused()
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('1 message deleted')).toBeVisible()
    await expect(line(page)).toHaveCount(0)
    await expect(list(page)).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(line(page)).toHaveCount(1)
  })
})
