import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failRequests, holdRequests } from '../support/backend-line.ts'
import { renderPage } from '../support/render-page.tsx'

const DAYS = 'ordered=2024-12-02&given=2024-12-20&invoice=2025-01-02&paid=2025-01-15'
const answer = async (name: string) => within(await screen.findByRole('region', { name }))

it('TOOL-2 a form leads to an address that holds all of the question, and shows day, rate and sections', async () => {
  const { user, router } = renderPage('/which-rate')
  await user.click(await screen.findByRole('radio', { name: 'A service' }))
  await user.type(screen.getByLabelText('Given'), '2024-12-20')
  await user.type(screen.getByLabelText('Paid'), '2025-01-15')
  await user.click(screen.getByRole('button', { name: 'Show the rate' }))
  await waitFor(() =>
    expect(router.state.location.search).toBe('?deal=service&given=2024-12-20&paid=2025-01-15&case=none'),
  )
  const shown = await answer('The rate')
  expect(shown.getByText('18', { selector: '.tool-figure' })).toBeInTheDocument()
  expect(
    shown.getByText('The tax became chargeable on 15 January 2025, the day of payment. On that day the rate was 18%.'),
  ).toBeInTheDocument()
  expect(shown.getAllByRole('link', { name: /^section 24$/i })[0]).toHaveAttribute('href', '/law/vat-law/24')
})

it('TOOL-2 says what would change it, and copies a text with sections, day and address', async () => {
  const { user } = renderPage(`/which-rate?deal=service&${DAYS}&case=none`)
  const shown = await answer('The rate')
  expect(shown.getByText(/^It would be 17% if a part was paid before 1 January 2025/)).toBeInTheDocument()
  const more = await answer('What else could change it')
  expect(more.getByRole('heading', { name: 'It would be 17% if' })).toBeInTheDocument()
  expect(more.getByText(/^a part was paid before 1 January 2025/)).toBeInTheDocument()
  expect(more.getByText(/the dealer may claim the added tax from the buyer/)).toBeInTheDocument()
  await user.click(shown.getByRole('button', { name: 'Copy text' }))
  const copied = await navigator.clipboard.readText()
  expect(copied).toMatch(/Under section 24 of the Value Added Tax Law, 5736-1975, tax on a service/)
  expect(copied).toMatch(/18% \(section 2; from 1 January 2025\)/)
  expect(copied).toContain(`/which-rate?deal=service&${DAYS}&case=none, read `)
  expect(copied).toMatch(/General information, not legal advice\.$/)
})

it('TOOL-2 shows two answers where the reader does not know', async () => {
  renderPage(`/which-rate?deal=service&${DAYS}&case=unknown`)
  const shown = await answer('The rate')
  expect(shown.getByRole('heading', { name: '18% on 15 January 2025, or 17% on 20 December 2024' })).toBeVisible()
  const figures = shown.getAllByText(/^1[78]$/, { selector: '.tool-figure' }).map((figure) => figure.textContent)
  expect(figures).toEqual(['18%', '17%'])
})

/** Of each tool. */
const FORM = /^(?:The deal and its days|The invoice|What happened)$/

const ABOUT_DEAL = /^Enter the day of delivery: tax on goods becomes chargeable on delivery/

it.each([
  ['deal=service&paid=1975-12-31', /There was no rate then\. VAT was first charged on 1 July 1976\./],
  ['deal=service&paid=2090-01-01', /On that day the rate will be 18%, as decided so far\./],
  ['deal=service&paid=1985-08-01', /a third dates it to 1 July 1985/],
  [`deal=service&${DAYS}&case=influenced`, /^The tax became chargeable on 20 December 2024, the day on which/],
  [`deal=service&${DAYS}&case=influenced&course=continuing`, /on 20 December 2024, the earlier of the day of payment/],
  // by section 29(1a) a relation alone is not enough, and of it alone nothing is asked
  [`deal=service&${DAYS}&case=related`, /^The tax became chargeable on 15 January 2025, the day of payment\./],
])('TOOL-2 of %s', async (query, words) => {
  renderPage(`/which-rate?${query}`)
  expect((await answer('The rate')).getAllByText(words)[0]).toBeInTheDocument()
})

it('TOOL-2 tells of the change of January 2025 only where that day matters', async () => {
  const note = /^Interpretive Instructions 01\/2025/
  const { router } = renderPage('/which-rate?deal=service&given=2026-01-02&paid=2026-01-15&case=none')
  expect((await answer('The rate')).queryByText(note)).toBeNull()
  await router.navigate(`/which-rate?deal=service&${DAYS}&case=none`)
  expect(await screen.findByText(note)).toBeInTheDocument()
})

it('TOOL-2 ACC-2 says of what is no day that it is none, and of a day that is missing which it is', async () => {
  renderPage('/which-rate?deal=service&paid=2024-13-45')
  expect(await screen.findByLabelText('Paid')).toHaveAccessibleDescription(/^“2024-13-45” is not a date\./)
  expect(screen.getByText('There is one problem:')).toBeInTheDocument()
  expect(document.title).toMatch(/^Error: Which rate/)
  expect(screen.queryByRole('region', { name: 'The rate' })).toBeNull()
})

it('TOOL-2 ACC-2 pressed without the day that counts, the form says which it is, keeps the focus there and the address', async () => {
  const { user, router } = renderPage('/which-rate')
  await user.type(await screen.findByLabelText('Paid'), '2025-01-15')
  await user.click(screen.getByRole('button', { name: 'Show the rate' }))
  expect(screen.getByLabelText('Delivered')).toHaveFocus()
  expect(screen.getByLabelText('Delivered')).toHaveAccessibleDescription(ABOUT_DEAL)
  expect(screen.getByRole('link', { name: ABOUT_DEAL })).toBeInTheDocument()
  expect(document.title).toMatch(/^Error: Which rate/)
  expect(router.state.location.search).toBe('')
  await user.type(screen.getByLabelText('Delivered'), '2024-12-20')
  expect(screen.queryByRole('link', { name: ABOUT_DEAL })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show the rate' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: '17% from 1 October 2015' })).toHaveFocus())
})

it('TOOL-2 ACC-2 Back and Forward show the values of their address in the form that is there, and the focus is not lost', async () => {
  const { user, router } = renderPage('/which-rate?deal=service&paid=2025-01-15')
  const paid = await screen.findByLabelText('Paid')
  const form = screen.getByRole('form', { name: 'The deal and its days' })
  await answer('The rate')
  expect(document.body).toHaveFocus()
  await user.click(screen.getByRole('radio', { name: 'An import of goods' }))
  await user.type(screen.getByLabelText('Released'), '2024-12-20')
  await user.click(screen.getByRole('button', { name: 'Show the rate' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: /^17%/ })).toHaveFocus())
  await user.type(screen.getByLabelText('Paid'), '2020-01-01')
  await act(() => router.navigate(-1))
  expect(screen.getByRole('heading', { name: '18% since 1 January 2025' })).toHaveFocus()
  expect(screen.getByRole('radio', { name: 'A service' })).toBeChecked()
  expect(paid).toHaveValue('2025-01-15')
  await act(() => router.navigate(1))
  expect(screen.getByRole('radio', { name: 'An import of goods' })).toBeChecked()
  expect(screen.getByLabelText('Released')).toHaveValue('2024-12-20')
  await user.click(screen.getByRole('link', { name: 'Clear' }))
  await waitFor(() => expect(screen.getByRole('radio', { name: 'A sale of goods' })).toHaveFocus())
  expect(screen.getByLabelText('Paid')).toHaveValue('')
  expect(screen.getByRole('form', { name: 'The deal and its days' })).toBe(form)
})

it('TOOL-2 ACC-2 what stands beside a choice belongs to it', async () => {
  renderPage('/which-rate')
  expect(await screen.findByRole('radio', { name: 'A service' })).toHaveAccessibleDescription(
    'section 24 when payment is received',
  )
  expect(screen.getByRole('radio', { name: 'None of the following' })).not.toHaveAccessibleDescription()
})

it('TOOL-2 how a service is given is asked where it matters', async () => {
  const { user } = renderPage('/which-rate?deal=service')
  const influenced = await screen.findByRole('radio', {
    name: 'Seller and buyer are related, and that influenced the price',
  })
  expect(screen.queryByRole('group', { name: 'How it is given' })).toBeNull()
  await user.click(influenced)
  const course = within(screen.getByRole('group', { name: 'How it is given' }))
  expect(course.getByRole('radio', { name: 'At once, or in parts that can be separated' })).toBeChecked()
  expect(course.getByRole('radio', { name: /^It continues/ })).toHaveAccessibleDescription('section 29(1a)')
})

it.each([
  [`/which-rate?deal=service&${DAYS}&case=none`, 'The rate', 'You answered: a service ordered 2 Dec 2024'],
  ['/allocation-number?date=2026-07-01&amount=8000', 'The answer', 'You answered: invoice of 1 Jul 2026 NIS 8,000'],
  ['/deadlines?period=2026-11', 'The days', 'You answered: period to November 2026 a periodic return'],
])('TOOL-2 TOOL-3 TOOL-4 %s: the answer stands above the form, with what was answered', async (address, name, told) => {
  const { user } = renderPage(address)
  const region = await screen.findByRole('region', { name })
  const form = screen.getByRole('form', { name: FORM })
  expect(region.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const words = region.querySelector('.tool-answered')?.textContent ?? ''
  expect([...words.matchAll(/\S+/g)].join('')).toMatch(new RegExp(`^${told.replaceAll(' ', '')}`))
  await user.click(within(region).getByRole('button', { name: 'Change the answers' }))
  expect(screen.getByRole('heading', { name: 'Your answers' })).toHaveFocus()
  expect(document.querySelector('.lede')).toBeNull()
})

it('TOOL-2 without answers there is the form alone; while an answer is on its way, nothing that it could move', async () => {
  renderPage('/which-rate')
  expect(await screen.findByRole('form', { name: FORM })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Your answers' })).toBeNull()
  cleanup()
  const release = holdRequests('rpc/get_amounts')
  renderPage(`/which-rate?deal=service&${DAYS}`)
  await screen.findByText('Loading', { selector: '.tool-first *' })
  expect(screen.queryByRole('form', { name: FORM })).toBeNull()
  release()
  await answer('The rate')
  expect(screen.getByRole('form', { name: FORM })).toBeVisible()
})

it('TOOL-2 a kind of deal that there is none of is as if nothing was asked', async () => {
  renderPage('/which-rate?deal=poem&paid=2025-01-15')
  expect(await screen.findByRole('radio', { name: 'A sale of goods' })).toBeChecked()
  expect(screen.queryByRole('region', { name: 'The rate' })).toBeNull()
})

it('TOOL-2 TOOL-3 say that the figures could not be fetched', async () => {
  failRequests('rpc/get_amounts')
  renderPage(`/which-rate?deal=service&${DAYS}`)
  expect(await screen.findByText('Failed to fetch data')).toBeInTheDocument()
})

it('TOOL-3 a form leads to an address, and says what is sure and what is open', async () => {
  const { user, router } = renderPage('/allocation-number')
  await user.type(await screen.findByLabelText('Date'), '2026-07-01')
  await user.type(screen.getByLabelText('Amount in NIS'), '5,000.00')
  await user.click(screen.getByRole('button', { name: 'Show the answer' }))
  await waitFor(() => expect(router.state.location.search).toContain('date=2026-07-01&amount=5%2C000.00&supply=taxed'))
  const shown = await answer('The answer')
  const heading = shown.getByRole('heading', { name: 'Probably not for NIS 5,000 on 1 July 2026' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(
    shown.getAllByText(/^On 1 July 2026 the amount was NIS 5,000 before VAT, from 1 June 2026\./)[0],
  ).toBeInTheDocument()
  expect(shown.getAllByText(/Some sources say “from” it/)[0]).toBeInTheDocument()
  expect(shown.getByRole('link', { name: /^section 38\(a1\)$/i })).toHaveAttribute('href', '/law/vat-law/38')
})

it.each([
  ['date=2026-07-01&amount=8000&supply=taxed&buyer=dealer', 'Yes'],
  ['date=2026-07-01&amount=4999&supply=unknown&buyer=unknown', 'No'],
  ['date=2026-07-01&amount=8000&supply=relieved&buyer=dealer', 'Probably not'],
  ['date=2026-07-01&amount=8000&supply=taxed&buyer=public', 'Not settled'],
  ['date=2026-07-01&amount=8000&supply=unknown&buyer=dealer', 'It depends'],
  ['date=1975-01-01&amount=8000&supply=taxed&buyer=dealer', 'No'],
  ['date=2029-01-01&amount=8000&supply=taxed&buyer=dealer', 'Not known'],
])('TOOL-3 of %s: %s', async (query, verdict) => {
  renderPage(`/allocation-number?${query}`)
  expect((await answer('The answer')).getByText(verdict, { selector: '.tool-verdict' })).toBeInTheDocument()
})

it.each([
  ['0', /more than 0/],
  ['-1', /more than 0/],
  ['1000000000000000', /more than any invoice/],
  ['5.000', /may mean thousands or a fraction/],
  ['many', /is not an amount in shekels/],
])('TOOL-3 says what is wrong with the amount %s, and keeps it', async (typed, fault) => {
  renderPage(`/allocation-number?date=2026-07-01&amount=${typed}`)
  const field = await screen.findByLabelText('Amount in NIS')
  expect(field).toHaveAccessibleDescription(fault)
  expect(field).toHaveValue(typed)
  expect(screen.getByRole('link', { name: fault })).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'The answer' })).toBeNull()
})

it('TOOL-3 ACC-2 pressed empty, the form says all that is missing, in its order', async () => {
  const { user } = renderPage('/allocation-number')
  await user.click(await screen.findByRole('button', { name: 'Show the answer' }))
  expect(screen.getByText('There are 2 problems:')).toBeInTheDocument()
  expect(screen.getByLabelText('Date')).toHaveFocus()
  expect(screen.getByLabelText('Date')).toHaveAccessibleDescription('Enter the date of the invoice. of the invoice')
  await user.click(screen.getByRole('link', { name: 'Enter the amount of the invoice before VAT.' }))
  expect(screen.getByLabelText('Amount in NIS')).toHaveFocus()
})
