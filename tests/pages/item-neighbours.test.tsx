import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createService } from '../support/backend.ts'
import { failRequests, repairLine } from '../support/backend-line.ts'
import { renderPage } from '../support/render-page.tsx'

const database = createService()
const COURT = 'Court of neighbours'
/** Later than everything else. */
const DAYS = ['2951-01-01', '2952-01-01', '2953-01-01']
let ids: string[]

const nav = () => screen.findByRole('navigation', { name: 'Court Rulings before and after' })
const links = async () =>
  within(await nav())
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

beforeAll(async () => {
  const rows = DAYS.map((date) => ({ title: `Neighbour of ${date}`, date, court: COURT, summary: 'x', content: 'x' }))
  const { data } = await database.from('rulings').insert(rows).select('id, date').throwOnError()
  ids = DAYS.map((day) => data.find(({ date }) => date === day)!.id)
})
afterAll(() => database.from('rulings').delete().eq('court', COURT).then())

it('READ-3 a ruling says which of its list it is', async () => {
  const { count } = await database.from('rulings').select('*', { count: 'exact', head: true }).throwOnError()
  renderPage(`/rulings/${ids[1]}`)
  expect(await screen.findByText(`2 of ${count}, newest first`)).toBeInTheDocument()
})

it('READ-3 a ruling leads to the later and the earlier one', async () => {
  const { router, user } = renderPage(`/rulings/${ids[1]}`)
  await screen.findByRole('link', { name: /^Earlier/ })
  expect(await links()).toEqual([
    ['Later court ruling: Neighbour of 2953-01-01', `/rulings/${ids[2]}`],
    ['Earlier court ruling: Neighbour of 2951-01-01', `/rulings/${ids[0]}`],
  ])
  await user.click(screen.getByRole('link', { name: /^Later/ }))
  await screen.findByRole('heading', { level: 1, name: 'Neighbour of 2953-01-01' })
  expect(router.state.location.pathname).toBe(`/rulings/${ids[2]}`)
  expect(await screen.findByRole('link', { name: /^Earlier/ })).toHaveAttribute('href', `/rulings/${ids[1]}`)
  expect(screen.queryByRole('link', { name: /^Later/ })).not.toBeInTheDocument()
})

it('READ-3 says when they could not be loaded, and fetches them on request', async () => {
  failRequests('rpc/get_neighbours')
  const { user } = renderPage(`/rulings/${ids[1]}`)
  const failed = (await screen.findByText('Court Rulings before and after could not be loaded.')).parentElement!
  repairLine()
  await user.click(within(failed).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /^Earlier/ })).toBeInTheDocument()
})
