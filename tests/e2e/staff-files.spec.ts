import { rm, writeFile } from 'node:fs/promises'
import { type CDPSession, expect, type Page } from '@playwright/test'
import { expectNoFaultsAtAnySize } from './axe.ts'
import { expectArrival, titleOf } from './page.ts'
import { choose, openAsStaff, row, save, write } from './staff.ts'
import { test } from './test.ts'

const MB = 1024 * 1024
const fileInput = (page: Page) => page.getByLabel('Files (required)')
const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen files' }).getByRole('listitem')
const comment = (page: Page) => page.getByLabel('Comment (optional)')
/** Takes the chosen file out again. */
const takeOut = (page: Page) => chosen(page).getByRole('button', { name: /^Remove/ })
const upload = (page: Page) => page.getByRole('button', { name: 'Upload', exact: true })

const pdf = (name: string, size = 2000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, ' ')]),
})

/** A line that takes so many bytes a second, or is cut. */
async function setLine(session: CDPSession, line: 'free' | 'cut' | number): Promise<void> {
  const uploadThroughput = typeof line === 'number' ? line : -1
  await session.send('Network.emulateNetworkConditions', {
    offline: line === 'cut',
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  })
}

test('ADM-7 a file is uploaded by keyboard, opened, its address copied, and deleted, taken back and deleted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAsStaff(page, '/admin/files')
  await fileInput(page).setInputFiles(pdf('פסק דין סופי 12.pdf'))
  await expect(chosen(page)).toHaveCount(1)
  await fileInput(page).focus()
  await page.keyboard.press('Tab')
  await expect(comment(page)).toBeFocused()
  await page.keyboard.type('נוסח סופי')
  // past the way to take the file out again
  for (let step = 0; step < 2; step++) await page.keyboard.press('Tab')
  await expect(upload(page)).toBeFocused()
  await page.keyboard.press('Enter')
  const file = row(page, 'פסק דין סופי 12.pdf')
  await expect(file).toContainText('1.95 KB')
  await expect(file).toContainText('נוסח סופי')
  await expect(chosen(page)).toHaveCount(0)
  await expect(fileInput(page)).toBeFocused()

  await choose(file, 'Copy URL')
  await expect(page.getByText('URL copied to clipboard!')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(address).pathname).toMatch(/^\/storage\/v1\/object\/public\/files\/uploads\/[0-9a-f-]{36}\.pdf$/)
  // A browser that cannot show a PDF leaves the new page empty and keeps the file.
  const opened = Promise.all([
    context.waitForEvent('page'),
    context.waitForEvent('request', (request) => request.url() === address),
  ])
  await file.getByRole('link').click()
  await opened
  const answer = await page.request.get(address)
  expect(answer.headers()['content-type']).toBe('application/pdf')

  const remove = async () => {
    await choose(file, 'Delete')
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this file?' })
    await expect(dialog.getByText('No text on the site links it.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('1 file deleted')).toBeVisible()
    await expect(file).toHaveCount(0)
  }
  await remove()
  await page.keyboard.press('Control+z')
  await expect(file).toHaveCount(1)
  expect((await page.request.get(address)).ok()).toBe(true)
  await remove()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(async () => (await page.request.get(address)).ok()).toBe(false)
})

test('ADM-7 an upload shows its progress, and one that is cut off half-way can be tried again', async ({ page }) => {
  await openAsStaff(page, '/admin/files')
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await setLine(session, MB / 2)
  await fileInput(page).setInputFiles(pdf('appeal.pdf', 8 * MB))
  await comment(page).fill('As of January')
  await upload(page).click()
  const progress = page.getByRole('progressbar', { name: /^[\d.]+ [KM]B of 8\.00 MB \(\d+%\)$/ })
  await expect(progress).toBeVisible()
  const sent = () => progress.evaluate((bar: HTMLProgressElement) => bar.value)
  await expect.poll(sent).toBeGreaterThan(MB / 4)
  expect(await sent()).toBeLessThan(8 * MB)
  await setLine(session, 'cut')
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to upload file' })
  await expect(alert).toContainText('The server could not be reached. Check your connection and try again.')
  await expect(comment(page)).toHaveValue('As of January')
  await expect(chosen(page)).toContainText('appeal.pdf')

  await setLine(session, 'free')
  await upload(page).click()
  await expect(row(page, 'appeal.pdf')).toContainText('As of January')
  await expect(alert).toHaveCount(0)
  await expect(row(page, 'appeal.pdf')).toHaveCount(1)
})

test('ADM-7 an upload can be stopped, and leaving asks first', async ({ page }) => {
  await openAsStaff(page, '/admin/files')
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await setLine(session, MB / 4)
  await fileInput(page).setInputFiles(pdf('slow.pdf', 8 * MB))
  await upload(page).click()
  await page.getByRole('link', { name: 'Rulings' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'A file is being uploaded. Leave and stop it?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Cancel upload' }).click()
  await expect(page.getByText('Upload cancelled')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(upload(page)).toBeEnabled()
  await setLine(session, 'free')
  await page.reload()
  await expect(titleOf(page)).toHaveText('Files')
  await expect(row(page, 'slow.pdf')).toHaveCount(0)
})

test('ADM-7 a file that was changed after it was chosen is said to be, and so is a server that never answers', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/files')
  await page.clock.install()
  const path = test.info().outputPath('changing.pdf')
  await writeFile(path, '%PDF-1.7')
  await fileInput(page).setInputFiles(path)
  await rm(path)
  await upload(page).click()
  await expect(page.getByText('"changing.pdf" cannot be read any more. Choose it again.')).toBeVisible()

  await takeOut(page).click()
  const isAsked = Promise.withResolvers<void>()
  await page.route('**/storage/v1/object/files/uploads/*', () => isAsked.resolve())
  await fileInput(page).setInputFiles(pdf('silent.pdf'))
  await expect(chosen(page)).toContainText('silent.pdf')
  // The clock stands still from here on: on a busy machine the limit would come before its time.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  await upload(page).click()
  await isAsked.promise
  await page.clock.fastForward(29_000)
  await expect(page.getByRole('progressbar')).toBeVisible()
  await page.clock.fastForward(2000)
  await expect(page.getByText('The server took too long to answer. Try again in a moment.')).toBeVisible()
  await page.clock.resume()
  await page.unroute('**/storage/v1/object/files/uploads/*')
  await upload(page).click()
  await expect(row(page, 'silent.pdf')).toBeVisible()
})

test('SEC-7 what is not allowed is refused before anything is sent', async ({ page }) => {
  await openAsStaff(page, '/admin/files')
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/storage/') && sent.push(request.url()))
  const svg = { name: 'map.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }
  for (const [file, fault] of [
    [
      { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') },
      'of a type that is not allowed. Allowed: PDF',
    ],
    [svg, 'of a type that is not allowed. Allowed: PDF'],
    [{ ...pdf('a.pdf'), buffer: Buffer.alloc(0) }, '"a.pdf" is empty.'],
  ] as const) {
    await fileInput(page).setInputFiles(file)
    await expect(page.getByText(fault)).toBeVisible()
    await upload(page).click()
    await expect(fileInput(page)).toBeFocused()
    await takeOut(page).click()
  }
  expect(sent).toEqual([])
})

test('MEND-B8 SEC-7 what is something else than its name says is refused before anything is sent', async ({ page }) => {
  await openAsStaff(page, '/admin/files')
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/storage/') && sent.push(request.url()))
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  for (const [name, words] of [
    ['ruling.pdf', 'a PDF'],
    ['map.png', 'a PNG image'],
    ['letter.docx', 'a Word document'],
    ['rates.csv', 'a CSV table'],
  ] as const) {
    await fileInput(page).setInputFiles({ name, mimeType: '', buffer: html })
    await upload(page).click()
    await expect(fileInput(page)).toBeFocused()
    const fault = `"${name}" is named .${name.split('.')[1]} but its content is not ${words}.`
    await expect(fileInput(page)).toHaveAccessibleDescription(fault)
    await takeOut(page).click()
  }
  expect(sent).toEqual([])

  await fileInput(page).setInputFiles(pdf('genuine.pdf'))
  await expect(fileInput(page)).toHaveAccessibleDescription(/up to 50 MB/)
  await upload(page).click()
  await expect(row(page, 'genuine.pdf')).toBeVisible()
})

test('ADM-3 ADM-7 on a phone a ruling gets a PDF from its form, and readers find it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAsStaff(page, '/admin/rulings')
  await page.getByRole('button', { name: 'Add ruling' }).click()
  await page.getByLabel('Title').fill('A ruling with its PDF')
  await page.getByLabel('Court (required)').fill('Supreme Court')
  await page.getByLabel('Summary').fill('In short.')
  await write(page, 'Content', 'In full.')
  await page.getByRole('button', { name: 'Choose or upload a PDF' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose or upload a PDF' })
  await page.getByLabel('File (required)').setInputFiles(pdf('ruling.pdf'))
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('PDF link (optional)')).toHaveValue(/\/uploads\/[0-9a-f-]{36}\.pdf$/)
  await expect(page.getByRole('button', { name: 'Choose or upload a PDF' })).toBeFocused()
  await save(page)

  await page.goto('/rulings')
  await page.getByRole('link', { name: 'A ruling with its PDF', exact: true }).click()
  await expectArrival(page, 'A ruling with its PDF')
  const link = page.getByRole('main').getByRole('link', { name: /^Download PDF/ })
  expect((await page.request.get((await link.getAttribute('href')) ?? '')).headers()['content-type']).toBe(
    'application/pdf',
  )

  await page.goto('/admin/files')
  await choose(row(page, 'ruling.pdf'), 'Delete')
  await expect(page.getByRole('alertdialog').getByText(/^It is used in one place/)).toBeVisible()
  await expect(page.getByRole('alertdialog').getByRole('listitem')).toHaveText(
    'Court ruling A ruling with its PDF in a new tab',
  )
  await expectNoFaultsAtAnySize(page)
  const opening = page.waitForEvent('popup')
  await page.getByRole('alertdialog').getByRole('link', { name: 'A ruling with its PDF' }).click()
  const tab = await opening
  await expect(tab.getByLabel('PDF link (optional)')).toHaveValue(/\.pdf$/)
  await tab.close()
  await expect(page.getByRole('alertdialog')).toBeVisible()

  await page.goto('/admin/rulings')
  await choose(row(page, 'A ruling with its PDF'), 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, 'A ruling with its PDF')).toHaveCount(0)
})

test('PAGE-3 axe finds nothing on the files and in their dialog', async ({ page }) => {
  await openAsStaff(page, '/admin/files')
  await fileInput(page).setInputFiles(pdf('accessible.pdf'))
  await upload(page).click()
  await expect(row(page, 'accessible.pdf')).toBeVisible()
  await row(page, 'accessible.pdf')
    .getByRole('button', { name: /^Where used/ })
    .click()
  await expect(page.getByText('No text on the site links it.')).toBeVisible()
  await page.route('**/storage/v1/object/files/uploads/*', (route) => route.abort())
  await fileInput(page).setInputFiles([
    { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') },
    pdf('one.pdf'),
    pdf('two.pdf'),
  ])
  await upload(page).click()
  await expect(page.getByText('0 of 2 files uploaded')).toBeVisible()
  await expectNoFaultsAtAnySize(page)
  await page.unroute('**/storage/v1/object/files/uploads/*')
  for (let left = 3; left > 0; left--) await takeOut(page).first().click()
  await page.goto('/admin/rulings?edit=new')
  await page.getByRole('button', { name: 'Choose or upload a PDF' }).click()
  await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible()
  await expectNoFaultsAtAnySize(page)
})
