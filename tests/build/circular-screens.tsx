import { screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { sql } from '../support/backend.ts'
import { renderPage } from '../support/render-page.tsx'
import { menu, renderStaffPage } from '../support/staff-page.tsx'

// What readers and staff see of a kind that new-kind.test.ts has added to a copy of the project: run there, in tests/pages.

const ID = '00000000-0000-4000-8000-0000000000a9'
const NEWS = '00000000-0000-4000-8000-0000000000b9'

beforeAll(async () => {
  const columns = '(id, title, date, category, summary, content)'
  await sql(
    `insert into public.circulars ${columns} values ($1, 'Quolls', '2020-01-01', 'Updates', 'In short.', '<p>On bettongs.</p>')`,
    [ID],
  )
  await sql(`insert into public.news ${columns} values ($1, 'Bilbies', '2020-01-01', 'Updates', 'x', $2)`, [
    NEWS,
    `<p><a href="/circulars/${ID}">Here</a></p>`,
  ])
})

it('MEND-D2 the search finds it, and counts it among its kind', async () => {
  renderPage('/search?q=bettongs')
  expect(await screen.findByRole('link', { name: 'Quolls' })).toHaveAttribute('href', expect.stringMatching(ID))
  expect(screen.getByRole('link', { name: /^Circulars\s*1$/ })).toHaveAttribute(
    'href',
    expect.stringContaining('type=circular'),
  )
})

it('MEND-D2 a pack prints it', async () => {
  renderPage(`/pack?text=circulars/${ID}`)
  expect(within(await screen.findByRole('article', { name: 'Quolls' })).getByText('On bettongs.')).toBeInTheDocument()
})

it('MEND-D2 a link of a text leads to it within the app', async () => {
  const { user, router } = renderPage(`/news/${NEWS}`)
  await user.click(await screen.findByRole('link', { name: 'Here' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Quolls' })).toBeInTheDocument()
  expect(router.state.location.pathname).toBe(`/circulars/${ID}`)
})

it('MEND-D2 staff have its list in the menu, and what changed in it on the dashboard', async () => {
  const { user } = await renderStaffPage('/admin')
  const log = within(await screen.findByRole('region', { name: 'Recent changes' }))
  expect(await log.findByRole('link', { name: 'Quolls' })).toHaveAttribute('href', `/admin/circulars?edit=${ID}`)
  await user.click(menu().getByRole('link', { name: 'Circulars' }))
  expect(await screen.findByRole('rowheader', { name: /Quolls/ })).toBeInTheDocument()
})

it('MEND-D2 staff find it, and have a form for it', async () => {
  const { user } = await renderStaffPage('/admin/circulars')
  await user.click(await screen.findByRole('button', { name: 'Find' }))
  await user.type(await screen.findByRole('combobox', { name: 'Find or go to' }), 'Quolls')
  await user.click(await screen.findByRole('option', { name: /^Quolls\s*Circular$/ }))
  expect(await screen.findByLabelText('Title (required)')).toHaveValue('Quolls')
})
