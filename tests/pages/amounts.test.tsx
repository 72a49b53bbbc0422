import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createService } from '../support/backend.ts'
import { failRequests, hideRows } from '../support/backend-line.ts'
import { renderPage } from '../support/render-page.tsx'

const database = createService()
const COMING = { kind: 'allocation-number', effective_from: '2090-01-01', amount: 4000 }

beforeAll(async () => {
  await database.from('amounts').insert(COMING).throwOnError()
})
afterAll(async () => {
  await database.from('amounts').delete().eq('effective_from', COMING.effective_from).throwOnError()
})

/** The row of a figure, once it is there. */
const rowOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: new RegExp(`^${name}`) })
  return heading.closest('.figure-row') as HTMLElement
}
const fold = (row: HTMLElement) => row.querySelector('details')
const lines = (row: HTMLElement) =>
  within(within(row).getByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((line) => [...line.children].slice(0, 3).map((cell) => cell.textContent))

describe('TOOL-1 rates and amounts', () => {
  it('TOOL-1 shows what holds today, not what is decided for later, with its day and provisions', async () => {
    renderPage('/amounts')
    const row = await rowOf('Allocation number')
    expect(row.querySelector('.figure-value')).toHaveTextContent('NIS 5,000 since 1 June 2026')
    const [section] = within(row).getAllByRole('link', { name: /^section 38/i })
    expect(section).toHaveAttribute('href', '/law/vat-law/38')
  })

  it('TOOL-1 has the history of each as a table, the newest first, and as a picture with a sentence', async () => {
    renderPage('/amounts')
    const row = await rowOf('Allocation number')
    expect(lines(row)).toEqual([
      ['1 January 2090', 'as decided so far', '4,000'],
      ['1 June 2026', 'today', '5,000'],
      ['1 January 2026', '31 May 2026', '10,000'],
      ['1 January 2025', '31 December 2025', '20,000'],
      ['5 May 2024', '31 December 2024', '25,000'],
    ])
    expect(within(row).getByRole('img', { hidden: true })).toHaveAccessibleName(
      /^Allocation number over time: NIS 25,000 from 5 May 2024, .*NIS 5,000 from 1 June 2026\. The table below has the same\.$/,
    )
  })

  it('TOOL-1 claims no day where sources name none', async () => {
    renderPage('/amounts')
    expect((await rowOf('Goods taxed on payment')).querySelector('.figure-value')).toHaveTextContent(
      'NIS 2 million guidance of 2024–2025',
    )
    expect(lines(await rowOf('Two-month returns'))).toEqual([['as of 1 January 2026', 'none later known', '1,775,000']])
  })

  it('TOOL-1 says what sources leave open, without a number as a present fact', async () => {
    renderPage('/amounts')
    const open = within(await screen.findByRole('region', { name: 'Left open' }))
    expect(open.getAllByRole('listitem')).toHaveLength(3)
    expect(open.getByText('Who must file the detailed report (PCN 874) today')).toBeInTheDocument()
    expect(open.getByText('Sources conflict; ask the Tax Authority.')).toBeInTheDocument()
  })

  it('TOOL-1 the address of a figure opens it, and another closes nothing', async () => {
    const { user } = renderPage('/amounts#exempt-dealer')
    const row = await rowOf('Exempt dealer')
    await waitFor(() => expect(fold(row)).toHaveAttribute('open'))
    expect(fold(await rowOf('Wage tax of'))).not.toHaveAttribute('open')
    await user.click(within(screen.getByRole('navigation', { name: 'Figures' })).getByText('Wage tax of non-profits'))
    await waitFor(async () => expect(fold(await rowOf('Wage tax of'))).toHaveAttribute('open'))
    expect(fold(row)).toHaveAttribute('open')
  })

  it('TOOL-1 TRUE-3 a figure is copied with its citation', async () => {
    const { user } = renderPage('/amounts#allocation-number')
    const row = await rowOf('Allocation number')
    await waitFor(() => expect(fold(row)).toHaveAttribute('open'))
    await user.click(within(row).getByRole('button', { name: 'Copy with citation' }))
    expect(await navigator.clipboard.readText()).toMatch(
      /^Allocation number, tax invoice, before VAT: NIS 5,000, since 1 June 2026 \(Value Added Tax Law, 5736-1975, ss\. 38 and 47\)\. Israel VAT Guide, http.*\/amounts#allocation-number, read \d+ \w+ \d{4}\.$/,
    )
  })

  it('TOOL-1 says when there are none', async () => {
    hideRows('rpc/get_amounts')
    renderPage('/amounts')
    expect(await screen.findByText('No rates and amounts have been published yet')).toBeInTheDocument()
  })

  it('TOOL-1 says when they could not be fetched', async () => {
    failRequests('rpc/get_amounts')
    renderPage('/amounts')
    expect(await screen.findByText('Failed to fetch data')).toBeInTheDocument()
  })
})
