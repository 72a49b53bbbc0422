import { expect, type Page } from '@playwright/test'
import { dayAfter, dayBefore } from '../../src/lib/dates.ts'
import { LOCAL_SECRET_KEY } from '../../supabase/local/local-keys.ts'
import { expectNoFaultsAtAnySize } from './axe.ts'
import { main } from './page.ts'
import { openAsStaff, said, write } from './staff.ts'
import { test } from './stored-rows.ts'

const SECTION = '/law/vat-law/2'
const TITLE = '2. Imposition and rate of VAT'
const REPEALED = '5. Works of art and used assets'
const WORDS = 'Zyxquokkas are zero-rated by this order.'

/** Finds what an amendment is to change, on its page. */
const find = (page: Page, typed: string) => page.getByRole('searchbox', { name: 'Add a change' }).fill(typed)

test('TIME-3 TIME-4 TIME-5 TIME-6 an amendment of twelve sections is prepared by two people, announced, in force by its first reader, and taken back', async ({
  page,
  context,
  request,
  store,
  moveClock,
}) => {
  await openAsStaff(page, '/admin/amendments')
  const today = await page.evaluate(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' }).format())
  const reader = await context.newPage()

  await test.step('one person begins it, changes a section and repeals another', async () => {
    await page.getByRole('button', { name: 'Add amendment' }).click()
    await page.getByLabel('Title (required)').fill('Quokka order')
    await page.getByLabel('In force from').fill(dayAfter(today))
    await page.getByLabel('Public note').fill('Quokkas are taxed.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await find(page, REPEALED)
    await page.getByRole('button', { name: `Repeal ${REPEALED}` }).click()
    await expect(page.getByText('repealed, by you')).toBeVisible()
    await find(page, TITLE)
    await page.getByRole('link', { name: `Change ${TITLE}` }).click()
    await write(page, 'Content', WORDS)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('form')).toHaveCount(0)
  })

  await test.step('a colleague changes ten others', async () => {
    const headers = { apikey: LOCAL_SECRET_KEY }
    const read = async (path: string) => (await request.get(`/rest/v1/${path}`, { headers })).json()
    const [amendment] = await read('amendments?select=id&title=eq.Quokka%20order')
    const sections = await read(
      'sections?select=id,updated_at,content,chapters!inner(type)&chapters.type=eq.regulations&order=id&limit=10',
    )
    for (const { id, updated_at, content } of sections)
      await store('drafts', {
        table_name: 'sections',
        row_id: id,
        based_on: updated_at,
        row: { content: `${content}<p>${WORDS}</p>` },
        amendment_id: amendment.id,
        is_ready: true,
        written_by: '00000000-0000-4000-8000-000000000001',
      })
    await page.goto(`/admin/amendments?open=${amendment.id}`)
    await expect(page.getByRole('region', { name: 'Changes' }).getByText('Ready')).toHaveCount(12)
    await expectNoFaultsAtAnySize(page)
    await page.getByRole('button', { name: `Preview ${TITLE}` }).click()
    const preview = page.getByRole('region', { name: 'Preview' })
    await expect(preview).toContainText(WORDS)
    await expect(preview.getByRole('region', { name: 'Versions' })).toContainText('Quokka order. Quokkas are taxed.')
    await page.getByRole('button', { name: 'Back to the amendment' }).click()
    await expect(page.getByRole('button', { name: `Preview ${TITLE}` })).toBeFocused()
  })

  await test.step('readers see nothing of it until it is announced', async () => {
    await reader.goto(SECTION)
    await expect(main(reader)).toContainText('Section 2 is the charging provision.')
    await expect(main(reader)).not.toContainText('Quokka order')
    await page.getByRole('button', { name: 'Announce' }).click()
    await expect(said(page)).toContainText(/^Announced .*Readers see what is ready as the text to come/)
    await reader.goto(SECTION)
    await expect(main(reader)).toContainText('Quokka order')
    await main(reader).getByRole('link', { name: 'Read the text to come' }).click()
    await expect(main(reader)).toContainText(WORDS)
    await reader.goto('/changes')
    const toCome = main(reader).getByRole('region', { name: 'To come' }).getByRole('article', { name: 'Quokka order' })
    await expect(toCome).toContainText('8 more sections')
    await expect(main(reader)).not.toContainText('Zyxquokkas')
    await expectNoFaultsAtAnySize(reader, false)
    await toCome
      .getByRole('link', { name: /Compare with today/ })
      .first()
      .click()
    await expect(main(reader).locator('ins').filter({ hasText: 'Zyxquokkas' })).toBeVisible()
  })

  await test.step('it comes into force by the first reader of its day, with no job running', async () => {
    const set = page.getByRole('button', { name: 'Set for its day' })
    await expect(set).not.toHaveAttribute('aria-disabled')
    await set.click()
    await expect(said(page)).toContainText(/^Set \d/)
    await moveClock(dayAfter(today))
    await reader.goto(SECTION)
    await expect(main(reader)).toContainText(WORDS)
    await reader.goto('/changes')
    const inForce = main(reader).getByRole('article', { name: 'Quokka order' })
    await expect(inForce).toHaveCount(1)
    await expect(inForce).toContainText('Amendment, in force')
  })

  await test.step('the day before is still read, and compared', async () => {
    // The browser's clock has not moved.
    const before = dayBefore(today)
    await reader.goto(`${SECTION}?on=${before}`)
    await expect(main(reader).getByRole('article')).toContainText('Section 2 is the charging provision.')
    await expect(main(reader).getByRole('article')).not.toContainText(WORDS)
    await reader.goto(`${SECTION}?on=${before}&with=${dayAfter(today)}`)
    await expect(main(reader).locator('ins').filter({ hasText: 'Zyxquokkas' })).toBeVisible()
    await reader.goto('/law/vat-law/5')
    await expect(main(reader)).toContainText('Quokka order')
  })

  await test.step('and it is taken back in one step', async () => {
    await page.reload()
    await page.getByRole('button', { name: `Before and after of ${TITLE}` }).click()
    const added = page.locator('.office-differences ins').filter({ hasText: WORDS })
    await expect(added).toBeVisible()
    // The half circle of a later change is no mark of a comparison.
    expect(await added.evaluate((mark) => getComputedStyle(mark, '::before').display)).toBe('none')
    await page.getByRole('button', { name: 'Take back…' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
    await expect(said(page)).toContainText(/^Taken back .*All reads as before/)
    await reader.goto('/changes')
    await expect(main(reader)).toContainText('No changes have been recorded yet.')
    await reader.goto('/law/vat-law/5')
    await expect(main(reader).getByRole('heading', { level: 1, name: REPEALED })).toBeVisible()
    await reader.goto(SECTION)
    await expect(main(reader)).not.toContainText(WORDS)
  })
})
