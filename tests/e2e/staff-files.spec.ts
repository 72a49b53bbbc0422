import { rm, writeFile } from 'node:fs/promises'
import { type CDPSession, expect, type Page } from '@playwright/test'
import { expectNoFaultsAtAnySize } from './axe.ts'
import { expectArrival, expectWhole, titleOf } from './page.ts'
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

const RULING = 'A ruling with its PDF'
const offered = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Download PDF/ })

test('ADM-7 PAGE-3 a file is uploaded by keyboard, opened, its address copied, and deleted, taken back and deleted', async ({
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

  await choose(file, 'Copy its address')
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

  await test.step('axe finds nothing in the list, with files that were refused or did not go up', async () => {
    await file.getByRole('button', { name: /^Where used/ }).click()
    await expect(page.getByText('Nothing on the site uses it.')).toBeVisible()
    await page.route('**/storage/v1/object/files/uploads/*', (route) => route.abort())
    const refused = { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') }
    await fileInput(page).setInputFiles([refused, pdf('one.pdf'), pdf('two.pdf')])
    await upload(page).click()
    await expect(page.getByText('0 of 2 files uploaded')).toBeVisible()
    await expectNoFaultsAtAnySize(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.unroute('**/storage/v1/object/files/uploads/*')
    for (let left = 3; left > 0; left--) await takeOut(page).first().click()
  })

  const remove = async () => {
    await choose(file, 'Delete')
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this file?' })
    await expect(dialog.getByText('Nothing on the site cites or uses it.')).toBeVisible()
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

test('ADM-7 an upload shows its progress, is cut off half-way, stopped, tried again; a changed file and a silent server are said', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/files')
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await setLine(session, MB / 8)
  await fileInput(page).setInputFiles(pdf('appeal.pdf', 8 * MB))
  await comment(page).fill('As of January')
  await upload(page).click()
  const progress = page.getByRole('progressbar', { name: /^[\d.]+ [KM]B of 8\.00 MB \(\d+%\)$/ })

  await test.step('how much has gone up is shown, and leaving asks first', async () => {
    await expect(progress).toBeVisible()
    const sent = () => progress.evaluate((bar: HTMLProgressElement) => bar.value)
    await expect.poll(sent).toBeGreaterThan(MB / 4)
    expect(await sent()).toBeLessThan(8 * MB)
    await page.getByRole('link', { name: 'Rulings' }).click()
    const question = page.getByRole('alertdialog', { name: 'A file is being uploaded. Leave and stop it?' })
    await question.getByRole('button', { name: 'Stay' }).click()
  })

  const alert = page.getByRole('alert').filter({ hasText: 'Failed to upload file' })
  await test.step('a line that is cut is said, and keeps what was chosen', async () => {
    await setLine(session, 'cut')
    await expect(alert).toContainText('The server could not be reached. Check your connection and try again.')
    await expect(comment(page)).toHaveValue('As of January')
    await expect(chosen(page)).toContainText('appeal.pdf')
  })

  await test.step('it is stopped', async () => {
    await setLine(session, MB / 8)
    await upload(page).click()
    await expect(progress).toBeVisible()
    await page.getByRole('button', { name: 'Cancel upload' }).click()
    await expect(page.getByText('Upload cancelled')).toBeVisible()
    await expect(progress).toHaveCount(0)
  })

  await test.step('it goes up once', async () => {
    await setLine(session, 'free')
    await upload(page).click()
    await expect(row(page, 'appeal.pdf')).toContainText('As of January')
    await expect(alert).toHaveCount(0)
    await page.reload()
    await expect(titleOf(page)).toHaveText('Files')
    await expect(row(page, 'appeal.pdf')).toHaveCount(1)
  })

  await test.step('a file that is gone from the disk since it was chosen', async () => {
    const path = test.info().outputPath('changing.pdf')
    await writeFile(path, '%PDF-1.7')
    await fileInput(page).setInputFiles(path)
    await rm(path)
    await upload(page).click()
    await expect(page.getByText('"changing.pdf" cannot be read any more. Choose it again.')).toBeVisible()
    await takeOut(page).click()
  })

  await test.step('a server that never answers', async () => {
    await page.clock.install()
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
})

test('ADM-3 ADM-7 TRUE-4 on a phone a ruling gets a PDF from its form; who deletes the file is told before and after, and takes it off by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAsStaff(page, '/admin/rulings')
  await page.getByRole('button', { name: 'Add ruling' }).click()
  await page.getByLabel('Title').fill(RULING)
  await page.getByLabel('Court (required)').fill('Supreme Court')
  await page.getByLabel('Summary').fill('In short.')
  await write(page, 'Content', 'In full.')
  await page.getByRole('button', { name: 'Choose or upload a PDF' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose or upload a PDF' })
  await expectNoFaultsAtAnySize(page, false)
  await page.getByLabel('File (required)').setInputFiles(pdf('ruling.pdf'))
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByLabel('PDF link (optional)')).toHaveValue(/\/uploads\/[0-9a-f-]{36}\.pdf$/)
  await expect(page.getByRole('button', { name: 'Choose or upload a PDF' })).toBeFocused()
  await save(page)

  const address = await test.step('readers find it', async () => {
    await page.goto('/rulings')
    await page.getByRole('link', { name: RULING, exact: true }).click()
    await expectArrival(page, RULING)
    const file = await page.request.get((await offered(page).getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toBe('application/pdf')
    return page.url()
  })

  await test.step('before it is deleted, the ruling is named, and opens beside', async () => {
    await page.goto('/admin/files')
    await choose(row(page, 'ruling.pdf'), 'Delete')
    const question = page.getByRole('alertdialog')
    await expect(question.getByText(/^It is cited or used in one place/)).toBeVisible()
    await expect(question.getByRole('listitem')).toHaveText(`Court ruling ${RULING} in a new tab`)
    await expectNoFaultsAtAnySize(page, false)
    const opening = page.waitForEvent('popup')
    await question.getByRole('link', { name: RULING }).click()
    const tab = await opening
    await expect(tab.getByLabel('PDF link (optional)')).toHaveValue(/\.pdf$/)
    await tab.close()
    await question.getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(page.getByText(/^1 link leads nowhere since your change$/)).toBeVisible()
    await expect(row(page, 'ruling.pdf')).toHaveCount(0)
  })

  await test.step('the dashboard leads to it, where it is taken off by keyboard', async () => {
    await page.goto('/admin')
    const newest = page.getByRole('region', { name: 'Dead Links' }).getByRole('listitem').first()
    await expect(newest).toContainText(`${RULING} links PDF, which is gone`)
    await page.getByRole('link', { name: 'All of them' }).press('Enter')
    await expectArrival(page, 'Dead Links')
    await expectWhole(page)
    await expectNoFaultsAtAnySize(page, false)
    const line = page.getByRole('listitem').filter({ hasText: RULING })
    await expect(line).toHaveCount(1)
    await page.getByRole('button', { name: 'Unlink PDF', exact: true }).press('Enter')
    await expect(line).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'List of dead links' })).toBeFocused()
    await page.goto(address)
    await expectWhole(page)
    await expect(offered(page)).toHaveCount(0)
  })
})
