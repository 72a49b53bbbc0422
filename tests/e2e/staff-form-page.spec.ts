import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoFaultsAtAnySize } from './axe.ts'
import { setLetters } from './looks.ts'
import { openAsStaff, row } from './staff.ts'
import { caretIsTold, test } from './test.ts'

const content = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const outline = (page: Page) => page.getByRole('navigation', { name: 'Outline' }).getByRole('button')

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

test('STAFF-3 a section has the height of the window, and marks what is changed; closed, the list is where it was, and the row has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAsStaff(page, '/admin/chapters')
  await page.getByRole('button', { name: 'Sections Zero Rate and Exemptions' }).click()
  const section = page.getByRole('link', { name: '30. Zero-rated transactions' })

  await test.step('as high as the window, and back to the list as it was', async () => {
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
  })

  await test.step('what is changed has a bar in the margin and a dot in the outline, until it is undone', async () => {
    const item = content(page).getByRole('paragraph').filter({ hasText: 'A stand at a trade fair' })
    await item.click()
    await caretIsTold(page)
    // one letter: a rest between two would make them two steps of the history
    await page.keyboard.type('n')
    await expect(content(page).locator('[data-changed]')).toHaveCount(1)
    const bar = await item.evaluate((box) => {
      const { borderInlineStartWidth, left } = getComputedStyle(box, '::after')
      const margin = box.closest('.office-text-box')?.getBoundingClientRect().left ?? 0
      return {
        width: borderInlineStartWidth,
        left: box.getBoundingClientRect().left + Number.parseFloat(left) - margin,
      }
    })
    expect(bar).toEqual({ width: '3px', left: 45 })
    const changed = outline(page).filter({ hasText: 'changed' })
    await expect(changed).toHaveText([/^Which paragraph fits .*6 points, changed$/])
    // its headings are stored from the fourth level
    await expect(content(page).locator('h4[aria-level="2"]').first()).toBeVisible()
    await expectNoFaultsAtAnySize(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await content(page).press('Control+z')
    await expect(content(page).locator('[data-changed]')).toHaveCount(0)
    await expect(changed).toHaveCount(0)
  })
  await page.goBack()
  await expect(section).toBeVisible()
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
  await caretIsTold(page)
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
  await page.getByRole('button', { name: 'Compare what you typed' }).click()
  const compared = page.getByRole('dialog', { name: 'What you typed and did not save' })
  await expect(compared.locator('ins').first()).toBeVisible()
  await expectNoFaultsAtAnySize(page, false)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('Escape')
  const way = outline(page).filter({ hasText: '1 paragraph taken out' })
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

/** Whether its beginning is in the window and nothing lies over it. */
const isSeen = (box: Locator) =>
  box.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + 4, top + height / 2) === element
  })

test('STAFF-3 READ-10 PAGE-3 a text’s page fits a phone, letters twice as large and 400 % zoom, with its bars and its changes', async ({
  page,
}) => {
  const PHONE = { width: 390, height: 844 }
  await page.setViewportSize(PHONE)
  // The longest name that such a page has.
  await openAsStaff(page, '/admin/news')
  await page.getByRole('rowheader').getByRole('link').first().click()
  const title = page.getByLabel('Title')
  await expect(title).toBeFocused()

  await test.step('the tools are one line that stays, the properties follow, and Save stands at the bottom', async () => {
    await expect.poll(async () => (await page.getByRole('toolbar').boundingBox())?.height).toBeLessThan(50)
    await content(page).locator('p').last().scrollIntoViewIfNeeded()
    await expect(page.getByRole('toolbar').getByRole('button', { name: 'Bold' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeInViewport({ ratio: 1 })
    await expect(title).toHaveCSS('font-size', '22px')
    const [text, properties] = await Promise.all(
      [content(page), page.getByLabel('Category (required)')].map((part) =>
        part.evaluate((it) => it.getBoundingClientRect().bottom),
      ),
    )
    expect(properties).toBeGreaterThan(text ?? 0)
  })

  await test.step('no control that has the focus is hidden by the buttons of its form', async () => {
    await page.setViewportSize({ width: 390, height: 640 })
    for (const label of ['Category (required)', 'Date (required)', 'Summary (required)']) {
      const control = page.getByLabel(label, { exact: true })
      await control.focus()
      await expect(async () => {
        const [bottom, top] = await Promise.all([
          control.evaluate((it) => it.getBoundingClientRect().bottom),
          page.getByRole('button', { name: 'Publish', exact: true }).evaluate((it) => it.getBoundingClientRect().top),
        ])
        expect(bottom).toBeLessThan(top)
      }).toPass()
    }
  })

  const expectToFit = async (width: number) => {
    const heading = page.getByRole('heading', { level: 1, name: 'Edit news post' })
    await expect.poll(() => heading.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  for (const [name, letters, size] of [
    ['with letters as they are', 16, PHONE],
    ['with letters twice as large', 32, PHONE],
    ['at 400 % zoom', 16, { width: 320, height: 256 }],
  ] as const) {
    await test.step(name, async () => {
      await page.setViewportSize(size)
      await setLetters(page, letters)
      await page.evaluate(() => scrollTo(0, 0))
      await title.focus()
      await expect.poll(() => isSeen(title)).toBe(true)
      await expectToFit(size.width)
      for (const button of [/^Back to/, /^Preview$/, /^Save draft/, /^Publish on…$/, /^Publish$/])
        await expect(page.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('End')
      await page.keyboard.type(' more')
      await expect(page.getByText('Not saved · kept in this browser')).toHaveCount(1)
      await expectToFit(size.width)
    })
  }
})
