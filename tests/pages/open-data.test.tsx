import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { backend } from '../support/backend.ts'
import { renderPage } from '../support/render-page.tsx'

afterEach(() => {
  vi.unstubAllEnvs()
})

async function open() {
  renderPage('/open-data')
  await screen.findByRole('heading', { level: 1, name: 'Open Data' })
  return within(screen.getByRole('main'))
}

it('BULK-4 the page names every file, its description and its fields', async () => {
  const main = await open()
  expect(main.getByRole('link', { name: 'VAT Law' })).toHaveAttribute('href', '/data/vat-law.json')
  expect(main.getByRole('link', { name: 'description of Court Rulings' })).toHaveAttribute(
    'href',
    '/data/rulings.schema.json',
  )
  expect(main.getByRole('link', { name: 'section 30' })).toHaveAttribute('href', '/law/vat-law/30.md')
  expect(main.getByRole('link', { name: '/llms.txt' })).toHaveAttribute('href', '/llms.txt')
  expect(main.getByText('sections[].related_rulings[].url')).toBeInTheDocument()
  expect(main.getByText('checked_on').parentElement).toHaveTextContent('checked_on (date or null): The day on which')
  expect(main.getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', '/terms')
})

it('BULK-4 the database that the page names answers about every column, and as in the example', async () => {
  const { url, publishableKey } = backend()
  vi.stubEnv('VITE_SUPABASE_URL', url)
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', publishableKey)
  const main = await open()
  expect(main.getByText(`${url}/rest/v1/`)).toBeInTheDocument()
  expect(main.getByText(publishableKey)).toBeInTheDocument()
  const ask = (address: string) => fetch(address, { headers: { apikey: publishableKey } })
  const tables = within(main.getByText(/^Tables/)).getAllByRole('listitem')
  expect(tables).toHaveLength(12)
  for (const table of tables) {
    const [name, columns = ''] = table.textContent.split(': ')
    const answer = await ask(`${url}/rest/v1/${name}?select=${columns.replaceAll(' ', '')}&limit=1`)
    expect([name, answer.status, (await answer.json()).length]).toEqual([name, 200, 1])
  }
  const [, example = ''] = /'([^']+)'/.exec(main.getByText(/^curl /).textContent) ?? []
  expect(await (await ask(example)).json()).toHaveLength(10)
})

it('BULK-4 a copy of the site that names no database says so', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', '')
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', '')
  const main = await open()
  expect(main.getByText(/has no address and no key of one in its settings/)).toBeInTheDocument()
  expect(main.queryByText('apikey')).not.toBeInTheDocument()
})
