import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createService, signInStaff } from '../support/backend.ts'
import { renderStaffPage } from '../support/staff-page.tsx'

const database = createService()

async function count(table: 'chapters' | 'sections' | 'vat_rates') {
  return (await database.from(table).select('*', { count: 'exact', head: true }).throwOnError()).count
}

/** A card of the dashboard; the menu's link has the same name, without a count. */
const cardOf = (list: string) =>
  screen.findByRole('link', { name: (name) => name.startsWith(list) && name.length > list.length })

it('AUTH-5 counts chapters and sections, and says which of both changed last', async () => {
  const staff = await signInStaff()
  const changed = await staff.from('sections').select('id, title').eq('number', '32').limit(1).single().throwOnError()
  const { id, title } = changed.data
  await staff
    .from('sections')
    .update({ title: `${title} once more` })
    .eq('id', id)
    .throwOnError()
  try {
    await renderStaffPage('/admin')
    const card = await cardOf('Chapters & Sections')
    await waitFor(() => expect(card).toHaveTextContent(`${title} once more`))
    expect(card).toHaveTextContent(`${await count('chapters')} chapters`)
    expect(card).toHaveTextContent(`${await count('sections')} sections`)
  } finally {
    await staff.from('sections').update({ title }).eq('id', id).throwOnError()
  }
})

it('AUTH-5 leads to every list, and counts the rates of VAT', async () => {
  await renderStaffPage('/admin')
  const card = await cardOf('VAT Rates')
  const rates = await count('vat_rates')
  await waitFor(() => expect(card).toHaveTextContent(new RegExp(`^VAT Rates${rates}`)))
  expect(card).toHaveAttribute('href', '/admin/vat-rates')
})
