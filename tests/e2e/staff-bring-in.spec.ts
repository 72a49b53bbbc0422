import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { LOCAL_SECRET_KEY } from '../../supabase/local/local-keys.ts'
import { asWord, sampleLaw } from '../support/sample-levy-law.ts'
import { expectNoFaultsAtAnySize } from './axe.ts'
import { expectArrival, main } from './page.ts'
import { openAsStaff, said } from './staff.ts'
import { test } from './stored-rows.ts'

const headers = { apikey: LOCAL_SECRET_KEY }
const FILE = {
  name: 'sample-law.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: Buffer.from(asWord(sampleLaw(20))),
}

const pieces = (page: Page) => page.getByRole('list', { name: 'Pieces of the file' })
const piece = (page: Page, title: string) =>
  pieces(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: title, exact: true }) })
const show = (page: Page, part: string) => page.getByRole('button', { name: new RegExp(`^${part} ?\\d`) }).click()

async function titlesHere(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get(
    '/rest/v1/sections?select=title,chapters!inner(type)&chapters.type=eq.booking-rules',
    {
      headers,
    },
  )
  return (await answer.json()).map(({ title }: { title: string }) => title).sort()
}

/** What would be written. */
const summary = (page: Page) => main(page).getByRole('paragraph').filter({ hasText: 'Nothing is written yet.' })

/** Says yes to the sheet of a correction. */
async function apply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apply as correction…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply', exact: true }).click()
}

test('BULK-1 a Word law is brought in, corrected, refused beside a colleague, applied, taken back and applied again', async ({
  page,
  request,
}) => {
  const before = await titlesHere(request)
  await openAsStaff(page, '/admin/chapters?type=booking-rules')
  await page.getByRole('link', { name: 'Bring in from a file' }).click()
  await expectArrival(page, 'Bring in: Booking Rules')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByLabel('File', { exact: true }).setInputFiles(FILE)
  await page.getByLabel('The file is of').selectOption('Booking Rules')
  await expect(piece(page, 'Definitions in example 1')).toContainText('“1.” in bold')
  await expect(summary(page)).toContainText('15 would be new')

  await test.step('each piece can be corrected, and what cannot be stored shuts Apply', async () => {
    const opener = piece(page, 'Who is liable in example 4').getByRole('button', { name: /^Who is liable/ })
    await opener.press('Enter')
    const line = pieces(page)
      .getByRole('listitem')
      .filter({ has: page.getByLabel('Number') })
    await line.getByLabel('Title').fill('Who pays')
    await line.getByLabel('Number').fill('5')
    await expect(page.getByRole('button', { name: 'Apply as correction…' })).toHaveAttribute('aria-disabled', 'true')
    await show(page, 'To look at')
    await expect(pieces(page).getByText('It would be there twice: give it another number')).toBeVisible()
    await show(page, 'All')
    await line.getByLabel('Number').fill('4')
    await line.getByRole('button', { name: /^Split…/ }).click()
    await line.getByRole('button', { name: 'Split here before paragraph 2' }).click()
    const below = pieces(page)
      .getByRole('listitem')
      .filter({ has: page.getByLabel('Number') })
    await below.getByRole('button', { name: /^Join with the one above/ }).click()
    await expect(line.getByLabel('Title')).toHaveValue('Who pays')
    await expectNoFaultsAtAnySize(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await pieces(page).getByRole('checkbox', { name: 'Take in Records to be kept in example 6', exact: true }).uncheck()
    await expect(summary(page)).toContainText('2 left out')
  })

  await test.step('a section that a colleague changed meanwhile is named, and nothing is written', async () => {
    const [row] = await (
      await request.get(
        '/rest/v1/sections?select=id,title,chapters!inner(type)&chapters.type=eq.booking-rules&number=eq.8',
        {
          headers,
        },
      )
    ).json()
    await request.patch(`/rest/v1/sections?id=eq.${row.id}`, { headers, data: { content: '<p>By a colleague</p>' } })
    await apply(page)
    await expect(main(page).getByRole('alert')).toContainText(`Somebody has changed a text meanwhile: ${row.title}.`)
    expect(await titlesHere(request)).toEqual(before)
    await expect(piece(page, 'Rate of the levy in example 9')).toContainText(
      'Somebody has changed it here a moment ago',
    )
  })

  await test.step('it is applied, taken back in one step, and applied again', async () => {
    await apply(page)
    await expect(said(page)).toContainText(/^29 texts written/)
    const after = await titlesHere(request)
    expect(after).toContain('4. Who pays')
    expect(after).not.toContain('6. Records to be kept in example 6')
    await page.getByRole('button', { name: /^Take it back/ }).press('Enter')
    await expect(summary(page)).toContainText('14 would be new')
    expect(await titlesHere(request)).toEqual(before)
    await apply(page)
    await expect(said(page)).toContainText(/^29 texts written/)
    expect(await titlesHere(request)).toEqual(after)
  })
})
