import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createService } from '../support/backend.ts'
import { holdRequests } from '../support/backend-line.ts'
import { choose, confirmDeletion, renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const stored = async () => {
  const { data } = await database.from('amounts').select('kind, effective_from, amount, note').order('effective_from')
  return data?.map(({ amount, ...row }) => ({ ...row, amount: Number(amount) }))
}
const OLD = { kind: 'vat-rate', effective_from: '2015-10-01', amount: 17, note: 'Lowered from 18%.' }
const NOW = { kind: 'vat-rate', effective_from: '2025-01-01', amount: 18, note: '' }

beforeEach(async () => {
  await database.from('amounts').delete().gte('effective_from', '1900-01-01').throwOnError()
  await database.from('amounts').insert([OLD, NOW]).throwOnError()
})
afterEach(() => vi.restoreAllMocks())

const titles = () => screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent)
const day = () => screen.getByLabelText('Effective from (required)')
const rate = () => screen.getByRole('textbox', { name: 'Amount (required)' })
const note = () => screen.getByRole('textbox', { name: 'Note (optional)' })

async function write(user: UserEvent, values: { day?: string; rate: string; note?: string; figure?: string }) {
  if (values.day) {
    const figure = screen.getByLabelText('Figure (required)')
    const name = values.figure ?? 'Standard VAT rate'
    await user.selectOptions(figure, await within(figure).findByRole('option', { name }))
    await user.clear(day())
    await user.type(day(), values.day)
  }
  await user.clear(rate())
  await user.type(rate(), values.rate)
  if (values.note) await user.type(note(), values.note)
  await user.click(screen.getByRole('button', { name: 'Save' }))
}

it('ADM-12 lists the rates of VAT, the latest first', async () => {
  await renderStaffPage('/admin/amounts')
  await screen.findByRole('row', { name: 'VAT rate: 18% from 1 January 2025' })
  expect(titles()).toEqual(['VAT rate: 18% from 1 January 2025', 'VAT rate: 17% from 1 October 2015'])
  expect(screen.getByText('Lowered from 18%.')).toBeInTheDocument()
})

it.each(['2025-01', '1 jan 18%'])('ADM-11 ADM-12 finds a rate by what it is and from when: %s', async (words) => {
  await database.from('amounts').update({ note: '' }).eq('amount', 17).throwOnError()
  const { user } = await renderStaffPage('/admin/amounts')
  await user.type(await screen.findByRole('searchbox'), words)
  expect(await screen.findByText('1 amount found')).toBeInTheDocument()
  expect(titles()).toEqual(['VAT rate: 18% from 1 January 2025'])
})

it.each(['18%', '18,5'])('ADM-12 understands a rate that is typed as %s', async (typed) => {
  const { user } = await renderStaffPage('/admin/amounts?edit=new')
  await screen.findByRole('heading', { name: 'Add an amount' })
  await write(user, { day: '2027-01-01', rate: typed })
  expect(await screen.findByText('Amount added')).toBeInTheDocument()
  expect((await stored())?.at(-1)?.amount).toBe(typed === '18%' ? 18 : 18.5)
})

it('ADM-12 adds a rate, with a half per cent and a note', async () => {
  const { user } = await renderStaffPage('/admin/amounts?edit=new')
  await screen.findByRole('heading', { name: 'Add an amount' })
  expect(note()).toHaveAccessibleDescription(/^Readers see it beside the amount:/)
  await write(user, { day: '2027-01-01', rate: '18.5', note: 'By order.' })
  expect(await screen.findByText('Amount added')).toBeInTheDocument()
  expect(await screen.findByRole('row', { name: 'VAT rate: 18.5% from 1 January 2027' })).toBeInTheDocument()
  expect(await stored()).toEqual([
    OLD,
    NOW,
    { kind: 'vat-rate', effective_from: '2027-01-01', amount: 18.5, note: 'By order.' },
  ])
})

it('TOOL-1 adds an amount in shekels to another figure, with the words for its time', async () => {
  const { user } = await renderStaffPage('/admin/amounts?edit=new')
  await screen.findByRole('heading', { name: 'Add an amount' })
  await user.type(screen.getByRole('textbox', { name: 'Time in words (optional)' }), 'as of 1 January 2027')
  await write(user, { day: '2027-01-01', rate: '4000', figure: 'Allocation number' })
  expect(
    await screen.findByRole('row', { name: 'Allocation number: NIS 4,000 from 1 January 2027' }),
  ).toBeInTheDocument()
  const { data } = await database.from('amounts').select('unit, period').eq('kind', 'allocation-number').single()
  expect(data).toEqual({ unit: 'NIS', period: 'as of 1 January 2027' })
})

it('ADM-12 changes a rate', async () => {
  const { user } = await renderStaffPage('/admin/amounts')
  await user.click(await screen.findByRole('link', { name: /2025$/ }))
  await waitFor(() => expect(rate()).toHaveValue('18'))
  await write(user, { rate: '17.25' })
  expect(await screen.findByRole('row', { name: 'VAT rate: 17.25% from 1 January 2025' })).toBeInTheDocument()
  expect(await stored()).toEqual([OLD, { ...NOW, amount: 17.25 }])
})

it('ADM-12 ACC-2 says of a second rate of the same day what is wrong, at the day and above the form, and keeps what was typed', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = await renderStaffPage('/admin/amounts?edit=new')
  await screen.findByRole('heading', { name: 'Add an amount' })
  await write(user, { day: '2025-01-01', rate: '19' })
  const sentence =
    'Another amount of this figure takes effect on this day already. Change that one, or choose another day.'
  const link = await screen.findByRole('link', { name: sentence })
  expect(screen.getByText('There is one problem:')).toBeInTheDocument()
  expect(document.title).toMatch(/^Error: New amount/)
  expect(day()).toHaveAccessibleDescription(sentence)
  await waitFor(() => expect(day()).toHaveFocus())
  rate().focus()
  await user.click(link)
  expect(day()).toHaveFocus()
  expect(log).toHaveBeenCalled()
  expect(day()).toHaveValue('2025-01-01')
  expect(rate()).toHaveValue('19')
  expect(await stored()).toEqual([OLD, NOW])
  await write(user, { day: '2026-01-01', rate: '19' })
  expect(await screen.findByText('Amount added')).toBeInTheDocument()
  expect(document.title).not.toMatch(/^Error/)
})

it('AUTH-5 ADM-12 the dashboard names the rate that changed last', async () => {
  await database.from('amounts').update({ note: 'Looked up.' }).eq('amount', 17).throwOnError()
  await renderStaffPage('/admin')
  const [latest] = await within(await screen.findByRole('region', { name: 'Recent changes' })).findAllByRole('listitem')
  expect(latest).toHaveTextContent('VAT rate: 17% from 1 October 2015Amount changed')
})

it.each(['', '18,500'])('ADM-12 takes %j for no rate', async (text) => {
  const { user } = await renderStaffPage('/admin/amounts?edit=new')
  await screen.findByRole('heading', { name: 'Add an amount' })
  if (text) await user.type(rate(), text)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(rate()).toHaveAttribute('aria-invalid', 'true'))
  expect(rate()).toHaveAccessibleDescription(
    /^Amount (is required|must be a number from 0 to 100000000000, with 2 decimals)/,
  )
  expect(await stored()).toHaveLength(2)
})

it('ADM-12 SHELL-6 deletes a rate after a question, and the focus goes to the list', async () => {
  const { user } = await renderStaffPage('/admin/amounts')
  await choose(user, /^VAT rate: 17%/, 'Delete')
  const dialog = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this amount?' })
  expect(dialog).toHaveAccessibleDescription('VAT rate: 17% from 1 October 2015')
  await confirmDeletion(user)
  await waitFor(() => expect(titles()).toEqual(['VAT rate: 18% from 1 January 2025']))
  expect(screen.getByRole('region', { name: 'List of amounts' })).toHaveFocus()
  expect(await stored()).toEqual([NOW])
})

/** Saves a new rate, and leaves for the news before the answer to what is held. @returns lets the answer come */
async function saveAndLeave(user: UserEvent, held: string, values: { day: string; rate: string }) {
  await screen.findByRole('heading', { name: 'Add an amount' })
  const release = holdRequests(held)
  await write(user, values)
  await user.click(screen.getByRole('link', { name: 'News' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { name: 'News' })
  return release
}

it('ADM-11 a save that ends after its form was left leads nobody away from where they are', async () => {
  const { user, router } = await renderStaffPage('/admin/amounts?q=18&edit=new')
  const release = await saveAndLeave(user, 'amounts', { day: '2027-01-01', rate: '18.5' })
  release()
  expect(await screen.findByText('Amount added')).toBeInTheDocument()
  expect(router.state.location).toMatchObject({ pathname: '/admin/news', search: '' })
  expect(await stored()).toHaveLength(3)
})

it('ADM-10 a save that fails after its form was left is said all the same', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = await renderStaffPage('/admin/amounts?edit=new')
  const release = await saveAndLeave(user, 'rpc/change_usage', { day: '2025-01-01', rate: '19' })
  release()
  expect(
    await screen.findByText(/^Failed to create amount\. Another amount of this figure takes effect/),
  ).toBeInTheDocument()
  expect(log).toHaveBeenCalled()
  expect(await stored()).toEqual([OLD, NOW])
})

it('TOOL-1 shows which figures there are, what each is today, and copies the address that a text shows it by', async () => {
  const { user } = await renderStaffPage('/admin/amounts')
  await user.click(await screen.findByText('Figures in texts'))
  const figures = within(screen.getByRole('list', { name: 'Figures' }))
  const line = (name: string) => figures.getByText(name).closest('li')
  expect(line('Standard VAT rate')).toHaveTextContent('18%, since 1 January 2025')
  expect(line('Exempt dealer')).toHaveTextContent('Nothing today: only the link is shown')
  await user.click(figures.getByRole('button', { name: /^Copy address ?of Standard VAT rate$/ }))
  expect(await screen.findByText('Address copied to clipboard!')).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toBe('/amounts#vat-rate')
})
