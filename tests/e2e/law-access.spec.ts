import { expect, type Locator, type Page } from '@playwright/test'
import { chapterNamed, contents, headingOf, searchBar, sectionNamed as section } from './law-page.ts'
import { setLetters, untilStill } from './looks.ts'
import { main, open } from './page.ts'
import { test } from './test.ts'

const preview = (page: Page) => page.locator('.preview')
/** In the text of section 30: "under section 41". */
const reference = (page: Page) =>
  section(page, /^30\. /)
    .getByRole('link', { name: 'section 41' })
    .first()

/** Gives it the focus and opens its preview by keys. */
async function previewReference(page: Page) {
  await reference(page).focus()
  await expect(reference(page)).toHaveAccessibleDescription('Alt and arrow down: preview')
  await page.keyboard.press('Alt+ArrowDown')
  await preview(page).waitFor()
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('nothing to measure')
  return box
}

const LAPTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/** Where the focus is when the section of the address has come. */
const title30 = (page: Page) => headingOf(section(page, /^30\. /))

test('ACC-3 READ-6 LAW-10 a preview of a reference opens by pointer and by keys, at its reference, and leads to what it previews', async ({
  page,
}) => {
  await page.setViewportSize(LAPTOP)
  await page.goto('/law/vat-law#s30')
  await expect(title30(page)).toBeFocused()
  const title = preview(page).getByRole('link', { name: /^41\. / })

  await test.step('opened by pointer it can be pointed at, and Escape hides it', async () => {
    await reference(page).hover()
    await title.waitFor()
    await title.hover()
    await page.waitForFunction(() => document.querySelector('.preview:hover') !== null)
    await expect(preview(page)).toContainText(/input tax|tax/i)
    // a line of its own, in ink: it is no reference of the text in which the preview stands
    await expect(title).toHaveCSS('display', 'block')
    await expect(title).toHaveCSS('color', await page.evaluate(() => getComputedStyle(document.body).color))
    await page.keyboard.press('Escape')
    await expect(preview(page)).toBeHidden()
    await reference(page).hover()
    await page.mouse.move(2, 2)
    await expect(preview(page)).toBeHidden()
  })

  for (const viewport of [LAPTOP, PHONE]) {
    await test.step(`it stands at its reference, whole, in a window of ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport)
      await reference(page).evaluate((link) => link.scrollIntoView({ block: 'center' }))
      await page.evaluate(untilStill)
      await previewReference(page)
      await expect(async () => {
        const [link, box] = [await boxOf(reference(page)), await boxOf(preview(page))]
        const gaps = [box.y - (link.y + link.height), link.y - (box.y + box.height)]
        expect(Math.min(...gaps.map(Math.abs))).toBeLessThan(2)
      }).toPass()
      await expect(preview(page)).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(preview(page)).toBeHidden()
    })
  }

  await test.step('opened by a key it has the focus, Escape gives it back, and Tab meets each reference once', async () => {
    await page.setViewportSize(LAPTOP)
    await page.evaluate(untilStill)
    await previewReference(page)
    await expect(title).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(preview(page)).toBeHidden()
    await expect(reference(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(preview(page)).toBeHidden()
    await page.keyboard.press('Shift+Tab')
    await expect(reference(page)).toBeFocused()
  })

  await test.step('its title leads to what it previews, without a new load', async () => {
    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await reference(page).hover()
    await title.click()
    await expect(headingOf(section(page, /^41\. /))).toBeFocused()
    expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
  })
})

test('READ-4 ACC-3 on a large screen chapters have numbers and ranges, the contents whole rings, and a section what cites it', async ({
  page,
}) => {
  await page.setViewportSize(LAPTOP)
  await page.goto('/law/vat-law#s30')
  await expect(title30(page)).toBeFocused()

  await test.step('a chapter shows its number and the range of its sections, in the contents too', async () => {
    const head = main(page).locator('.chapter-head').nth(6)
    await expect(head).toContainText(/^7\s*Zero Rate and Exemptions/)
    await expect(head).toContainText('Sections 30 to 37')
    await expect(contents(page).getByRole('button').nth(6)).toHaveText('7Zero Rate and Exemptions30–37')
  })

  await test.step('how many cite a section stands before its text, and of which kinds beside it', async () => {
    const cited = section(page, /^30\. /)
    const count = cited.getByRole('button', { name: /^Cited by \d+/ })
    await expect(cited.getByText(/is cited by \d+ questions, /).first()).toBeInViewport()
    await expect(async () => {
      const [button, text] = [await boxOf(count), await boxOf(cited.locator('.statute'))]
      expect(button.y + button.height).toBeLessThanOrEqual(text.y)
    }).toPass()
  })

  await test.step('the focus ring of the contents is not clipped', async () => {
    const box = page.locator('.law-contents')
    const first = box.getByRole('button').first()
    await first.focus()
    const ring = 5
    await expect(async () => {
      const [outer, inner] = [await boxOf(box), await boxOf(first)]
      expect(inner.x - outer.x).toBeGreaterThanOrEqual(ring)
      expect(inner.y - outer.y).toBeGreaterThanOrEqual(ring)
      expect(outer.x + outer.width - inner.x - inner.width).toBeGreaterThanOrEqual(ring)
    }).toPass()
  })

  await test.step('in forced colours the text shown and the section read are told by a line of their own', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    const tabs = main(page).getByRole('navigation', { name: 'Texts' }).getByRole('link')
    await expect(tabs.first()).toHaveCSS('border-bottom-width', '2px')
    await expect(tabs.last()).toHaveCSS('border-bottom-width', '0px')
    const links = page.locator('.law-contents a')
    await expect(links.and(page.locator('[aria-current]'))).toHaveCSS('border-left-width', '3px')
    await expect(links.and(page.locator(':not([aria-current])')).first()).toHaveCSS('border-left-width', '0px')
    await page.emulateMedia({ forcedColors: 'none' })
  })

  await test.step('the number of a section typed into the search leads to it', async () => {
    const box = main(page).getByRole('searchbox')
    await box.fill('§ 60')
    await box.press('Enter')
    await expect(headingOf(section(page, /^60\. /))).toBeFocused()
    await expect(box).toHaveValue('')
  })
})

test('ACC-5 ACC-3 on small screens chapter heads and contents are whole, and with large letters the focus stays in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/law/vat-law')

  await test.step('chapter heads at 320 px, with their counts', async () => {
    const counts = main(page)
      .locator('.chapter-head')
      .getByText(/^\d+ sections?$/)
    await expect(counts).toHaveCount(18)
    for (const count of (await counts.all()).slice(0, 8)) {
      const { x, width } = await boxOf(count)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(320)
    }
  })

  await searchBar(page).getByRole('button', { name: 'Contents' }).click()
  const drawer = searchBar(page).getByRole('dialog', { name: 'Contents' })
  const chapter = drawer.getByRole('button').filter({ hasText: 'Deduction of Input Tax' })
  for (const width of [320, 390, 820]) {
    await test.step(`the contents that slide over at ${width} px: no title under its range`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const [, title, range] = await chapter.locator('> span').all()
      if (!title || !range) throw new Error('unreachable')
      await expect(range).toHaveText('38–44')
      await expect(async () => {
        const end = await title.evaluate((words) => {
          const all = document.createRange()
          all.selectNodeContents(words)
          return all.getBoundingClientRect().right
        })
        expect(end).toBeLessThanOrEqual((await boxOf(range)).x)
      }).toPass()
    })
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  await test.step('the focus stays in view while a long chapter above it is laid out', async () => {
    await page.setViewportSize(PHONE)
    await setLetters(page, 32)
    await page.evaluate(untilStill)
    await chapterNamed(page, 'Person Liable to Pay the Tax').focus()
    for (const name of ['Place of Transaction', 'Price', 'Imposition and Rate of Tax']) {
      await page.evaluate(untilStill)
      await page.keyboard.press('Shift+Tab')
      await expect(chapterNamed(page, name)).toBeFocused()
      await page.evaluate(untilStill)
      await expect(chapterNamed(page, name)).toBeInViewport()
    }
  })
})
