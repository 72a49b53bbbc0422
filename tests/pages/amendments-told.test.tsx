import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayAfter, dayBefore, formatDay, formatMonth, todayInIsrael } from '@/lib/dates'
import { createService } from '../support/backend.ts'
import { renderPage } from '../support/render-page.tsx'
import { announceAmendment, bringIntoForce, forgetAmendments } from '../support/told-amendments.ts'

const database = createService()
const TODAY = todayInIsrael()
const TOMORROW = dayAfter(TODAY)
const PAST = dayBefore(TODAY)
const LAW = '/law/booking-rules'
const amendments: string[] = []
let chapter = ''

const page = () => within(screen.getByRole('main'))
const part = (name: string) => within(screen.getByRole('region', { name }))
const entry = async (title: string) =>
  within(await page().findByRole('article', { name: (name) => name.startsWith(title) }))
const hrefOf = (link: HTMLElement) => link.getAttribute('href')

beforeAll(async () => {
  const row = { title: 'Quokkas', type: 'booking-rules', order: 9000 }
  chapter = (await database.from('chapters').insert(row).select('id').single().throwOnError()).data.id
  const rows = Array.from({ length: 6 }, (_, place) => ({
    chapter_id: chapter,
    title: `${9301 + place}. Burrows ${place + 1}`,
    content: '<p>x</p>',
    order: place + 1,
  }))
  const { data } = await database.from('sections').insert(rows).select('id, order').order('order').throwOnError()
  const ids = data.map(({ id }) => id)
  const sourceUrl = 'https://example.com/gazette'
  const note = 'Every burrow is wider.'
  amendments.push(
    await announceAmendment({ title: 'Quokka order', day: TOMORROW, note, sourceUrl, sections: ids }),
    await announceAmendment({ title: 'Numbat order', day: dayAfter(TOMORROW), sections: ids.slice(4) }),
    await bringIntoForce({ title: 'Dunnart order', day: PAST, note: 'As it was.', sections: ids.slice(0, 1) }),
  )
})
afterAll(async () => {
  await forgetAmendments(amendments)
  await database.from('chapters').delete().eq('id', chapter)
})

it('TIME-5 what is to come stands first, each amendment with day, note, four sections and the ways to the law of that day', async () => {
  renderPage('/changes')
  await page().findByRole('region', { name: 'To come' })
  const parts = page().getAllByRole('heading', { level: 2 })
  expect(parts.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['To come', PAST.slice(0, 4)])
  const titles = part('To come').getAllByRole('heading', { level: 3 })
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Quokka order', 'Numbat order'])
  const order = await entry('Quokka order')
  order.getByText('Every burrow is wider.')
  order.getByText('Amendment, to come')
  order.getByText('announced 12 November 2026')
  expect(order.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '≠Directivedirective 9301 Burrows 1 changed',
    '≠Directivedirective 9302 Burrows 2 changed',
    '≠Directivedirective 9303 Burrows 3 changed',
    '≠Directivedirective 9304 Burrows 4 changed',
    '2 more sections',
  ])
  expect(order.getAllByRole('link').map(hrefOf)).toEqual([
    `${LAW}?on=${TOMORROW}`,
    ...[9301, 9302, 9303, 9304].map((number) => `${LAW}/${number}?on=${TOMORROW}`),
    `${LAW}?on=${TOMORROW}&with=today`,
    `${LAW}?on=${TOMORROW}`,
    `${LAW}?on=${TOMORROW}&with=today`,
    'https://example.com/gazette',
  ])
  order.getByRole('link', { name: `Read the law as on ${formatDay(TOMORROW)}` })
  expect((await entry('Numbat order')).getAllByRole('listitem').at(-1)).toHaveTextContent('Burrows 6 repealed')
})

it('TIME-5 one in force stands in its month, compared with the day before', async () => {
  renderPage(`/changes/${PAST.slice(0, 7)}`)
  const order = await entry('Dunnart order')
  order.getByText('Amendment, in force')
  expect(order.getByRole('listitem')).toHaveTextContent('Burrows 1 changed')
  expect(hrefOf(order.getByRole('link', { name: /Burrows/ }))).toBe(`${LAW}/9301`)
  expect(hrefOf(order.getByRole('link', { name: 'Compare with the day before' }))).toBe(
    `${LAW}?on=${dayBefore(PAST)}&with=${PAST}`,
  )
  expect(page().queryByRole('region', { name: 'To come' })).toBeNull()
})

it('TIME-5 amendments are a kind of their own, and found by the sections that they touch', async () => {
  const { user, router } = renderPage('/changes')
  await user.click(await page().findByRole('checkbox', { name: 'Amendments 3' }))
  expect(router.state.location.search).toBe('?kind=amendment')
  await page().findByRole('region', { name: formatMonth(PAST) })
  await user.click(page().getByRole('checkbox', { name: /9305/ }))
  await waitFor(() =>
    expect(
      page()
        .queryAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Quokka order', 'Numbat order']),
  )
})

it('TIME-5 nothing to come and no change match these filters: it says so', async () => {
  renderPage('/changes?kind=amendment&provision=vat-law%2F30')
  await page().findByText('No changes match these filters')
})

it('TIME-5 home has an amendment in force among the latest changes', async () => {
  renderPage('/')
  const latest = within(await screen.findByRole('region', { name: 'Changed on this site' }))
  expect(latest.getAllByRole('listitem')[0]).toHaveTextContent(`Dunnart orderAmendment, in force, ${formatDay(PAST)}`)
  expect(hrefOf(latest.getByRole('link', { name: 'Dunnart order' }))).toBe(`${LAW}?on=${PAST}`)
})
