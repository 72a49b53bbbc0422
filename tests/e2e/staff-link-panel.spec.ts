import { expect, type Page } from '@playwright/test'
import { expectNoFaultsAtAnySize, findAnyFault } from './axe.ts'
import { openAsStaff } from './staff.ts'
import { caretIsTold, test } from './test.ts'

const SIZES = [
  { name: 'a large window', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a window at 400 % zoom', width: 320, height: 360 },
]
/** Which words are to be linked, where they stand then (right below the tools, or at the window's bottom), and what asks for it. */
const PLACES = [
  [1, 'top', 'Ctrl+K'],
  [31, 'top', 'the mouse'],
  [31, 'bottom', 'Ctrl+K'],
  [60, 'bottom', 'the mouse'],
] as const
type Place = (typeof PLACES)[number]

const box = (page: Page) => page.getByRole('textbox', { name: 'Content' })
const picker = (page: Page) => page.getByRole('dialog', { name: /^Link/ })
const search = (page: Page) => page.getByRole('combobox', { name: 'Find what to link to' })
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' })
const marked = (page: Page) => box(page).locator('.picked-place')

/** Pastes a text of 60 lines in place of what is there. */
async function pasteLongText(page: Page): Promise<void> {
  await box(page).focus()
  await page.keyboard.press('Control+A')
  await page.evaluate(() => {
    const lines = Array.from({ length: 60 }, (_, index) => `<p>Line ${index + 1} of a long text</p>`)
    const data = new DataTransfer()
    data.setData('text/html', lines.join(''))
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(paste)
  })
  await expect(box(page).locator('p')).toHaveCount(60)
}

/** Selects a line's number and asks for a link, as one does who has scrolled to it. */
async function askForLink(page: Page, line: number, edge: Place[1], way: Place[2]): Promise<void> {
  await box(page).focus()
  const paragraph = box(page)
    .locator('p')
    .nth(line - 1)
  // By script: clicks in quick succession would count as a double or triple click. The editor may put its own selection back
  // a moment after it got the focus.
  await expect(async () => {
    const selected = await paragraph.evaluate(async (element, at) => {
      const { top, bottom } = element.getBoundingClientRect()
      const tools = document.querySelector('[role=toolbar]')!.getBoundingClientRect()
      window.scrollBy(0, at === 'top' ? top - tools.bottom : bottom - window.innerHeight)
      const words = element.firstChild!
      getSelection()!.setBaseAndExtent(words, 'Line '.length, words, element.textContent!.indexOf(' of'))
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      return String(getSelection())
    }, edge)
    expect(selected).toBe(String(line))
  }).toPass()
  if (way === 'Ctrl+K') await page.keyboard.press('Control+K')
  else await page.getByRole('button', { name: 'Link', exact: true }).click()
  await expect(search(page)).toBeFocused()
}

/** Which of the marked words and the picker are covered at some corner by something else, or out of the window. */
const covered = (page: Page) =>
  page.evaluate(() =>
    ['.picked-place', '[role="dialog"]'].filter((selector) => {
      const element = document.querySelector(selector)!
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return [left + 3, right - 3].some((x) =>
        [top + 3, bottom - 3].some((y) => !element.contains(document.elementFromPoint(x, y))),
      )
    }),
  )

test('MEND-A6 STAFF-3 ADM-3 a link is asked for beside its words, which stay in sight in any window, and answered by keyboard', async ({
  page,
}) => {
  await openAsStaff(page, '/admin/news?edit=new')
  await box(page).focus()

  await test.step('a section is linked by its number alone; the word at the caret is what is linked', async () => {
    await page.keyboard.type('Zero rate')
    await page.keyboard.press('Control+K')
    await expect(picker(page)).toHaveAccessibleName('Link “rate” to')
    await expect(marked(page)).toHaveText('rate')
    await expect(search(page)).toHaveValue('rate')
    await page.keyboard.type('section 30')
    const first = picker(page).getByRole('option').first()
    await expect(first).toContainText('30. Zero-rated transactions')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expectNoFaultsAtAnySize(page)
    await page.keyboard.press('Enter')
    await expect(box(page)).toBeFocused()
    await expect(box(page).getByRole('link')).toHaveText('rate')
    await expect(box(page).getByRole('link')).toHaveAttribute('href', '/law/vat-law/30')
    await page.keyboard.type(' of the law')
    await expect(box(page)).toHaveText('Zero rate of the law')
    await expect(box(page).getByRole('link')).toHaveText('rate')
  })

  await test.step('a whole link and a bare caret are marked too, and a web address is the second way', async () => {
    await page.keyboard.press('Control+A')
    await page.keyboard.type('See www.gov.il and https://example.com/rates for more ')
    await page.keyboard.press('Control+K')
    await expect(marked(page)).toHaveText('')
    await expect(marked(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(marked(page)).toHaveCount(0)
    await box(page).getByRole('link').click()
    await caretIsTold(page)
    await page.keyboard.press('Control+K')
    await expect(marked(page)).toHaveText('https://example.com/rates')
    await page.getByRole('button', { name: 'Web address instead' }).click()
    const address = page.getByLabel('Address of the link')
    await expect(address).toHaveValue('https://example.com/rates')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await expect(picker(page).getByRole('alert')).toContainText('This is no address')
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await expectNoFaultsAtAnySize(page, false)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('/law/vat-law')
    await page.keyboard.press('Enter')
    await expect(box(page)).toBeFocused()
    await expect(box(page).getByRole('link')).toHaveAttribute('href', '/law/vat-law')
    await page.keyboard.press('ArrowLeft')
    await caretIsTold(page)
    await page.keyboard.press('Control+K')
    await picker(page).getByRole('button', { name: 'Remove link' }).click()
    await expect(box(page).getByRole('link')).toHaveCount(0)
  })

  await pasteLongText(page)
  for (const { name, ...size } of SIZES) {
    await page.setViewportSize(size)
    for (const [line, edge, way] of PLACES) {
      await test.step(`line ${line} at the ${edge} by ${way}, in ${name}`, async () => {
        await askForLink(page, line, edge, way)
        await expect(marked(page)).toHaveText(String(line))
        await expect(search(page)).toHaveValue(String(line))
        await expect.poll(() => covered(page)).toEqual([])
        await page.keyboard.type('xqzwvk')
        await picker(page)
          .getByText(/^Nothing found/)
          .waitFor()
        await expect.poll(() => covered(page)).toEqual([])
        await page.keyboard.press('Escape')
        await expect(picker(page)).toHaveCount(0)
        await expect(box(page)).toBeFocused()
        await expect.poll(() => page.evaluate(() => String(getSelection()).trim())).toBe(String(line))
      })
    }
  }

  await test.step('the tools stay in sight of a long text on a phone, and no rule of axe is broken', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await box(page).focus()
    await page.keyboard.press('Control+End')
    await expect(box(page).getByText('Line 60')).toBeInViewport()
    await expect(tools(page).getByRole('button', { name: 'Link', exact: true })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await tools(page).getByRole('button', { name: 'Link', exact: true }).click()
    await expect(search(page)).toBeFocused()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await findAnyFault(page, 'form')).toEqual([])
    }
  })
})
