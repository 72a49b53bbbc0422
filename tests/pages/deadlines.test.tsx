import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failRequests } from '../support/backend-line.ts'
import { renderPage } from '../support/render-page.tsx'

const shown = async () => within(await screen.findByRole('region', { name: 'The days' }))
const days = async () => (await shown()).getAllByRole('listitem').map((row) => row.querySelector('time')?.dateTime)

it('TOOL-4 a form leads to an address that holds all of the question, and shows the days with their provisions', async () => {
  const { user, router } = renderPage('/deadlines')
  await user.type(await screen.findByLabelText('Period'), '2026-11')
  await user.type(screen.getByLabelText('Beginning'), '2026-11-20')
  await user.click(screen.getByRole('radio', { name: 'A return with the detailed report (PCN 874)' }))
  await user.click(screen.getByRole('button', { name: 'Show the days' }))
  await waitFor(() =>
    expect(router.state.location.search).toBe('?started=2026-11-20&period=2026-11&reporting=detailed'),
  )
  const answer = (await shown()).getByRole('heading', { name: /^3 days, first 20 November 2026: / })
  await waitFor(() => expect(answer).toHaveFocus())
  expect(await days()).toEqual(['2026-11-20', '2026-12-20', '2026-12-23'])
  const [, representative] = (await shown()).getAllByRole('listitem')
  expect(representative).toHaveTextContent(
    'Appoint a representative and notify the Tax Authority: within 30 days of the start of business or activity in Israel; business in Israel began on 20 November 2026.',
  )
  expect(within(representative!).getByRole('link', { name: /^section 60$/i })).toHaveAttribute(
    'href',
    '/law/vat-law/60',
  )
})

it('TOOL-4 copies a text with provisions, doubts, day and address', async () => {
  const { user } = renderPage('/deadlines?period=2026-11&reporting=online&document=2026-08-31')
  await user.click((await shown()).getByRole('button', { name: 'Copy text' }))
  const copied = await navigator.clipboard.readText()
  expect(copied).toMatch(/^19 December 2026: File the periodic return and pay, both online\. Up to the 19th/)
  expect(copied).toMatch(/\(section 67, section 88\)\. The 19th is from the Tax Authority's guide/)
  expect(copied).toMatch(/28 February 2027: Deduct the input tax\./)
  expect(copied).toMatch(/Whether a last day that is itself a Saturday or a holiday moves is not in the texts here/)
  expect(copied).toMatch(
    /\/deadlines\?period=2026-11&reporting=online&document=2026-08-31, read .*not legal advice\.$/s,
  )
})

it.each([
  ['general', '2026-03-15', '15'],
  ['online', '2026-03-19', '19'],
  ['detailed', '2026-03-23', '23'],
])('TOOL-4 a day that was put off is told beside the one that is counted, %s', async (reporting, counted, day) => {
  renderPage(`/deadlines?period=2026-02&reporting=${reporting}`)
  expect(await days()).toEqual([counted])
  const [row] = (await shown()).getAllByRole('listitem')
  expect(row).toHaveTextContent(/put off to 26 March 2026, by one newspaper report of 6 March 2026/)
  const both = new RegExp(`^${day} March 2026; put off to 26 March 2026: File`)
  expect((await shown()).getByRole('heading', { name: both })).toBeInTheDocument()
})

it('TOOL-4 says of a return before whose day are three rest days that it moves, in the list and in the text', async () => {
  renderPage('/deadlines?period=2023-03')
  const [row] = (await shown()).getAllByRole('listitem')
  const moves = /3 of the 5 days before it are rest days .* fourth working day .* \(section 67\(b1\)\)/
  expect(row).toHaveTextContent(moves)
  expect(screen.getByRole('region', { name: 'Text to copy' })).toHaveTextContent(moves)
})

it.each([
  ['period=11%2F2026', 'Period', /^“11\/2026” is not a month\./],
  ['period=1976-06', 'Period', /from 1 July 1976/],
  ['assessed=2026-02-30', 'Assessment', /^“2026-02-30” is not a date\./],
  ['decided=9999-12-31', 'Decision', /to the end of 2100/],
])('TOOL-4 says what is wrong with %s', async (query, label, fault) => {
  renderPage(`/deadlines?${query}`)
  expect(await screen.findByLabelText(label)).toHaveAccessibleDescription(fault)
  expect(screen.getByRole('link', { name: fault })).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'The days' })).toBeNull()
})

it('TOOL-4 ACC-2 pressed empty, the form asks for a day; of one day the heading says it', async () => {
  const { user } = renderPage('/deadlines')
  await user.click(await screen.findByRole('button', { name: 'Show the days' }))
  const first = screen.getByLabelText('Beginning')
  expect(first).toHaveFocus()
  expect(first).toHaveAccessibleDescription(/^Enter one of these days, or the period of a return\./)
  expect(document.title).toMatch(/^Error: Deadlines/)
  await user.type(first, '2026-11-20')
  await user.click(screen.getByRole('button', { name: 'Show the days' }))
  const answer = await screen.findByRole('heading', { name: /^2 days, first 20 November 2026: / })
  await waitFor(() => expect(answer).toHaveFocus())
})

it('TOOL-4 all deadlines stand in a table, and an address leads to one', async () => {
  renderPage('/deadlines#objection')
  const row = await screen.findByRole('row', { name: /^Object to the assessment .* within 30 days of its service/ })
  expect(row).toHaveAttribute('id', 'objection')
  expect(screen.queryByRole('region', { name: 'The days' })).toBeNull()
})

it('TOOL-4 says that the deadlines could not be fetched', async () => {
  failRequests('rpc/get_deadlines')
  renderPage('/deadlines?period=2026-11')
  expect(await screen.findByText('Failed to fetch data')).toBeInTheDocument()
})
