import { expect } from '@playwright/test'
import { dayAfter } from '../../src/lib/dates.ts'
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/local-keys.ts'
import { expectNoFaultsAtAnySize } from './axe.ts'
import { main } from './page.ts'
import { openAsStaff, row, write } from './staff.ts'
import { test } from './stored-rows.ts'

const RULING = /Kasuto/
const WORDS = 'Zyxquokkas are zero-rated from tomorrow.'

test('TIME-1 TIME-2 a change is set for tomorrow, no visitor finds a word of it, and the first reader of that day sees it', async ({
  page,
  context,
  moveClock,
  store,
}) => {
  const colleague = '00000000-0000-4000-8000-000000000001'
  const missed = { title: 'One that missed its day' }
  const draft = { table_name: 'news', written_by: colleague }
  await store('drafts', { ...draft, row: missed, publish_on: '2020-01-01', failure: 'Why.' })
  await store('drafts', { ...draft, row: {} })
  await openAsStaff(page, '/admin/rulings')
  await page.getByRole('rowheader').getByRole('link', { name: RULING }).click()
  await write(page, 'Content', WORDS)
  const id = new URL(page.url()).searchParams.get('edit')
  const today = await page.evaluate(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' }).format())
  await page.getByRole('button', { name: 'Publish on…' }).click()
  await page.getByLabel('Day', { exact: true }).fill(dayAfter(today))
  await expectNoFaultsAtAnySize(page, false)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('form')).toHaveCount(0)
  await expect(row(page, RULING)).toContainText(/Set for \d/)

  await test.step('the calendar and a list of drafts have no fault of access', async () => {
    await page.goto('/admin/calendar')
    await expect(page.getByRole('region', { name: 'Did not go live' })).toContainText(missed.title)
    await expect(page.getByRole('main')).toContainText(RULING)
    await expectNoFaultsAtAnySize(page)
    await page.goto('/admin/news?view=drafts')
    await expect(page.getByRole('region', { name: 'Drafts of news posts' })).toContainText('A new news post')
    await expectNoFaultsAtAnySize(page, false)
  })

  await test.step('no request of a visitor finds a word of it', async () => {
    const headers = { apikey: LOCAL_PUBLISHABLE_KEY }
    const found = await page.request.post('/rest/v1/rpc/search_content', { headers, data: { query: 'zyxquokkas' } })
    expect(await found.text()).not.toContain('Zyxquokkas')
    for (const table of ['rulings', 'drafts', 'history']) {
      const answer = await page.request.get(`/rest/v1/${table}?select=*`, { headers })
      expect(await answer.text()).not.toContain('Zyxquokkas')
    }
  })

  await test.step('on its day, with no job running', async () => {
    await moveClock(dayAfter(today))
    const reader = await context.newPage()
    await reader.goto(`/rulings/${id}`)
    await expect(main(reader)).toContainText(WORDS)
  })

  await test.step('staff see who changed it', async () => {
    await page.goto('/admin')
    const changes = page.getByRole('region', { name: 'Recent changes' })
    await expect(changes.getByRole('listitem').first()).toContainText(RULING)
  })
})
