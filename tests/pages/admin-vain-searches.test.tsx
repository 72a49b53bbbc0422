import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createService, createVisitor, newAddress, sql } from '../support/backend.ts'
import { failRequests, repairLine } from '../support/backend-line.ts'
import { menu, renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const WORDS = 'zorgle blorp'

afterEach(async () => {
  repairLine()
  await sql('delete from private.vain_searches')
  await database.from('synonyms').delete().eq('typed', WORDS).throwOnError()
})

const ask = (times: number) =>
  Promise.all(
    Array.from({ length: times }, () =>
      createVisitor({ address: newAddress() }).rpc('count_vain_search', { query: WORDS }).throwOnError(),
    ),
  )
const group = () => screen.findByRole('region', { name: 'Looked for and not found' })

it('SEARCH-9 what one reader looked for in vain is not shown; what more did is, until a synonym answers it', async () => {
  await ask(1)
  const { user } = await renderStaffPage('/admin')
  await screen.findByRole('navigation', { name: 'At a glance' })
  expect(screen.queryByRole('region', { name: 'Looked for and not found' })).not.toBeInTheDocument()
  await ask(2)
  await user.click(menu().getByRole('link', { name: 'News' }))
  await screen.findByRole('heading', { level: 1, name: 'News' })
  await user.click(menu().getByRole('link', { name: 'Dashboard' }))
  const line = within(await group()).getByRole('listitem')
  await waitFor(() => expect(line).toHaveTextContent(`${WORDS} 3 times`))
  await user.click(within(line).getByRole('link', { name: /^Add a synonym/ }))
  expect(await screen.findByRole('textbox', { name: 'What readers type (required)' })).toHaveValue(WORDS)
  await user.type(screen.getByRole('textbox', { name: 'What the texts say (required)' }), 'invoice')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Synonym added')
  await user.click(menu().getByRole('link', { name: 'Dashboard' }))
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Looked for and not found' })).not.toBeInTheDocument(),
  )
})

it('SEARCH-9 a question begins with the words that readers asked', async () => {
  await ask(2)
  const { user } = await renderStaffPage('/admin')
  await user.click(await within(await group()).findByRole('link', { name: /^Add a question/ }))
  expect(await screen.findByRole('textbox', { name: 'Asked as (optional)' })).toHaveValue(WORDS)
})

it('SEARCH-9 says that searches in vain could not be read, and tries again', async () => {
  await ask(2)
  failRequests('rpc/get_vain_searches')
  const { user } = await renderStaffPage('/admin')
  const said = await screen.findByText('Failed to fetch what was looked for in vain')
  repairLine()
  await user.click(within(said.parentElement as HTMLElement).getByRole('button', { name: /Retry/ }))
  expect(await group()).toBeInTheDocument()
})
