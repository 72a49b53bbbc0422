import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoFaultsAtAnySize } from './axe.ts'
import { openAsStaff, row } from './staff.ts'
import { caretIsTold, test } from './test.ts'

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' })

/** How many lines of the text are in the window and not under its bars. */
const linesInSight = (page: Page) =>
  content(page).evaluate((box) => {
    const range = document.createRange()
    range.selectNodeContents(box)
    const bars = Math.max(
      ...[...document.querySelectorAll('.office-page-bar, .office-text-tools')].map(
        (bar) => bar.getBoundingClientRect().bottom,
      ),
    )
    const seen = [...range.getClientRects()].filter(({ top, bottom, height }) => {
      return height > 0 && height < 40 && top >= bars && bottom <= innerHeight
    })
    return new Set(seen.map(({ bottom }) => Math.round(bottom / 4))).size
  })

test('STAFF-3 a section has the height of the window; closed, the list is where it was, and the row has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAsStaff(page, '/admin/chapters')
  await page.getByRole('button', { name: 'Sections Zero Rate and Exemptions' }).click()
  const section = page.getByRole('link', { name: '30. Zero-rated transactions' })
  await section.scrollIntoViewIfNeeded()
  const placeOf = () => section.evaluate((link) => link.getBoundingClientRect().top)
  const before = await placeOf()
  await section.click()
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(section).toBeHidden()
  await expect.poll(() => linesInSight(page)).toBeGreaterThanOrEqual(20)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => linesInSight(page)).toBeGreaterThanOrEqual(22)
  await expect(page.getByRole('toolbar')).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel('Order')).toBeInViewport()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(section).toBeFocused()
  await expect.poll(async () => Math.abs((await placeOf()) - before)).toBeLessThan(2)
  await page.goBack()
  await expect(content(page)).toBeVisible()
  await page.goBack()
  await expect(section).toBeVisible()
})

test('STAFF-3 on a phone the tools are one line that stays, the properties follow, and Save stands at the bottom', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAsStaff(page, '/admin/rulings?q=Elbit')
  await row(page, /Elbit/).getByRole('link').first().click()
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect.poll(async () => (await page.getByRole('toolbar').boundingBox())?.height).toBeLessThan(50)
  await content(page).getByText('Sources').first().scrollIntoViewIfNeeded()
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Bold' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expect(page.getByLabel('Title')).toHaveCSS('font-size', '22px')
  const [text, properties] = await Promise.all(
    [content(page), page.getByLabel('Court (required)')].map((part) =>
      part.evaluate((it) => it.getBoundingClientRect().bottom),
    ),
  )
  expect(properties).toBeGreaterThan(text ?? 0)
})

test('STAFF-3 what is changed has a bar in the margin and a dot in the outline, until it is undone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAsStaff(page, '/admin/chapters?q=30.+Zero-rated')
  await page.getByRole('link', { name: '30. Zero-rated transactions' }).click()
  const item = content(page).getByText('the zero rate of section 30(a)(5) does not cover', { exact: false })
  await item.click()
  await page.keyboard.type('new ')
  await expect(content(page).locator('[data-changed]')).toHaveCount(1)
  const bar = await item.evaluate((box) => {
    const { borderInlineStartWidth, left } = getComputedStyle(box, '::after')
    const margin = box.closest('.office-text-box')?.getBoundingClientRect().left ?? 0
    return { width: borderInlineStartWidth, left: box.getBoundingClientRect().left + Number.parseFloat(left) - margin }
  })
  expect(bar).toEqual({ width: '3px', left: 45 })
  const lines = page.getByRole('navigation', { name: 'Outline' }).getByRole('button')
  await expect(lines.filter({ hasText: 'changed' })).toHaveText([/^Section 30\(a\)\(5\) applies .*3 points, changed$/])
  await content(page).press('Control+z')
  await expect(content(page).locator('[data-changed]')).toHaveCount(0)
  await expect(lines.filter({ hasText: 'changed' })).toHaveCount(0)
})

test('ACC-1 STAFF-3 a section, whose headings are stored from the fourth level, has no fault of access', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/chapters?q=30.+Zero-rated')
  await page.getByRole('link', { name: '30. Zero-rated transactions' }).click()
  await expect(content(page).locator('h4[aria-level="2"]').first()).toBeVisible()
  await expect(page.getByText('Not changed since it was added.')).toBeVisible()
  await expectNoFaultsAtAnySize(page)
})

test('STAFF-3 ACC-1 what was taken out is said in the text and in the outline, which leads there, until it is back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAsStaff(page, '/admin/rulings?q=Elbit')
  await row(page, /Elbit/).getByRole('link').first().click()
  const text = content(page)
  const paragraph = text.locator('p').nth(1)
  const words = (await paragraph.textContent()) ?? ''
  await paragraph.click({ clickCount: 3 })
  await page.keyboard.press('Delete')
  await page.keyboard.press('Backspace')
  await expect(text).not.toContainText(words)
  await expect(text.locator('[data-changed]')).toHaveCount(0)
  await expect(text).toContainText('1 paragraph taken out')
  const line = text.getByText('1 paragraph taken out')
  expect(await line.evaluate((box) => getComputedStyle(box, '::after').borderBlockStartWidth)).toBe('3px')
  // The caret goes past the words, which are no part of the text.
  const [before, after] = [text.getByRole('heading').nth(1), text.getByRole('heading').nth(2)]
  await after.click()
  await caretIsTold(page)
  await page.keyboard.press('Home')
  await caretIsTold(page)
  await page.keyboard.press('ArrowLeft')
  await caretIsTold(page)
  await page.keyboard.type('!')
  await expect(before).toHaveText(/!$/)
  await page.keyboard.press('ArrowRight')
  await caretIsTold(page)
  await page.keyboard.type('?')
  await expect(after).toHaveText(/^\?/)
  await expect(line).toHaveText('1 paragraph taken out')

  await expectNoFaultsAtAnySize(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const way = page.getByRole('navigation', { name: 'Outline' }).getByRole('button', { name: '1 paragraph taken out' })
  await way.press('Enter')
  await expect(text).toBeFocused()
  await expect(line).toBeInViewport()
  await expect(async () => {
    await page.keyboard.press('Control+z')
    await expect(text).toContainText(words, { timeout: 100 })
  }).toPass()
  await expect(line).toHaveCount(0)
  await expect(way).toHaveCount(0)
})

test('ACC-1 STAFF-3 a changed text, its outline and what it is compared with have no fault of access', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/rulings?q=Elbit')
  await row(page, /Elbit/).getByRole('link').first().click()
  await content(page).locator('p').first().click()
  await page.keyboard.type('new ')
  await expect(content(page).locator('[data-changed]')).toHaveCount(1)
  await expect(page.getByRole('navigation', { name: 'Outline' })).toContainText(', changed')
  await expectNoFaultsAtAnySize(page)
  await page.getByRole('button', { name: 'Compare what you typed' }).click()
  await expect(
    page.getByRole('dialog', { name: 'What you typed and did not save' }).locator('ins').first(),
  ).toBeVisible()
  await expectNoFaultsAtAnySize(page)
})

/** Whether its beginning is in the window and nothing lies over it. */
const isSeen = (box: Locator) =>
  box.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + 4, top + height / 2) === element
  })

for (const { name, letters, width, height, list, heading } of [
  {
    ...{ name: 'with letters twice as large on a phone', letters: 32, width: 390, height: 844 },
    ...{ list: '/admin/rulings', heading: 'Edit ruling' },
  },
  {
    ...{ name: 'at 400 % zoom', letters: 16, width: 320, height: 256 },
    // The longest name that such a page has.
    ...{ list: '/admin/news', heading: 'Edit news post' },
  },
]) {
  test(`STAFF-3 READ-10 a text's page fits ${name}, with its bars and its changes`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } })
    await openAsStaff(page, list)
    await page.getByRole('rowheader').getByRole('link').first().click()
    await expect(page.getByLabel('Title')).toBeFocused()
    await expect.poll(() => isSeen(page.getByLabel('Title'))).toBe(true)
    const cut = () =>
      page.getByRole('heading', { level: 1, name: heading }).evaluate((box) => box.scrollWidth - box.clientWidth)
    await expect.poll(cut).toBe(0)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    for (const button of [/^Back to/, /^Preview$/, /^Save draft/, /^Publish on…$/, /^Publish$/]) {
      await expect(page.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 })
    }
    await page.keyboard.press('End')
    await page.keyboard.type(' more')
    await expect(page.getByText('Not saved · kept in this browser')).toHaveCount(1)
    await expect.poll(cut).toBe(0)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('STAFF-3 a pasted picture of 20 MB is put into Files and linked', async ({ page }) => {
  await openAsStaff(page, '/admin/news?edit=new')
  await content(page).focus()
  const size = await page.evaluate(async () => {
    const drawn = await new Promise<Blob | null>((resolve) => document.createElement('canvas').toBlob(resolve))
    // What follows the end of a picture is ignored by all that read one.
    const file = new File([drawn ?? '', new Uint8Array(20 * 1024 * 1024)], 'large map.png', { type: 'image/png' })
    const data = new DataTransfer()
    data.items.add(file)
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
    return file.size
  })
  const leftOut = page.getByRole('region', { name: 'Left out of the text' })
  await expect(leftOut).toContainText('large map.png 20.')
  await leftOut.getByRole('button', { name: 'Upload and link' }).click()
  const link = content(page).getByRole('link', { name: 'large map.png' })
  await expect(link).toBeVisible()
  const answer = await page.request.head((await link.getAttribute('href')) ?? '')
  expect(answer.headers()['content-length']).toBe(String(size))
})

/** Pastes a picture and a drawing into what has the focus. */
const pastePictures = (page: Page) =>
  page.evaluate(() => {
    const data = new DataTransfer()
    data.items.add(new File(['x'], 'map.png', { type: 'image/png' }))
    data.items.add(new File(['x'], 'drawing.svg', { type: 'image/svg+xml' }))
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
  })

test('STAFF-3 ACC-1 a decision with folded texts has no fault of access, nor has what is said of pasted pictures', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/decisions')
  await row(page, /8933\/25/)
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Request empty' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Facts' }).focus()
  await pastePictures(page)
  await expect(page.getByRole('button', { name: 'Upload and link' })).toBeVisible()
  await expect(page.getByText('"drawing.svg" is of a type that is not allowed.')).toBeVisible()
  await expectNoFaultsAtAnySize(page)
})
