import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createService, signInStaff, sql } from '../support/backend.ts'
import { renderStaffPage } from '../support/staff-page.tsx'
import { STAFF } from '../support/users.ts'

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

it('AUTH-5 says who changed what lately, and leads to its form', async () => {
  const staff = await signInStaff()
  const { data: section } = await staff
    .from('sections')
    .select('id, title')
    .eq('number', '33')
    .limit(1)
    .single()
    .throwOnError()
  const { id, title } = section
  await staff
    .from('sections')
    .update({ title: `${title} for now` })
    .eq('id', id)
    .throwOnError()
  await staff.from('sections').update({ title }).eq('id', id).throwOnError()
  const { user } = await renderStaffPage('/admin')
  const list = within(await screen.findByRole('region', { name: 'Recent changes' }))
  const [latest] = await list.findAllByRole('listitem')
  expect(latest).toHaveTextContent(new RegExp(`^${title} for nowSection changed .* by ${STAFF.email}$`))
  await user.click(within(latest as HTMLElement).getByRole('link'))
  expect(await screen.findByRole('heading', { name: 'Edit section' })).toBeInTheDocument()
  expect(screen.getByLabelText('Title')).toHaveValue(title)
})

it('MEND-A5 leads from a deletion to where it can be restored, and says so when it was', async () => {
  const staff = await signInStaff()
  const row = { title: 'Wombats', date: '1951-01-01', category: 'Updates', summary: 'x', content: '<p>x</p>' }
  const { data: post } = await staff.from('news').insert(row).select('id').single().throwOnError()
  await staff.from('news').delete().eq('id', post.id).throwOnError()
  const { user } = await renderStaffPage('/admin')
  const lines = async () =>
    within(await screen.findByRole('region', { name: 'Recent changes' })).findAllByRole('listitem')
  expect((await lines())[0]).toHaveTextContent(new RegExp(`^WombatsNews post deleted .* by ${STAFF.email}$`))
  expect((await lines())[1]).toHaveTextContent(new RegExp(`^WombatsNews post added .* by ${STAFF.email}$`))
  await user.click(within((await lines())[0] as HTMLElement).getByRole('link'))
  const deleted = within(await screen.findByRole('region', { name: 'Deleted news posts' }))
  try {
    await user.click(await deleted.findByRole('button', { name: /^Restore\s*Wombats$/ }))
    await waitFor(() => expect(deleted.queryByText(/Wombats/)).not.toBeInTheDocument())
    await user.click(screen.getByRole('link', { name: 'Dashboard' }))
    await waitFor(async () => expect((await lines())[0]).toHaveTextContent(/^WombatsNews post restored /))
    expect((await lines())[1]).toHaveTextContent(/deleted .*, restored since$/)
    await user.click(within((await lines())[0] as HTMLElement).getByRole('link'))
    expect(await screen.findByLabelText('Title')).toHaveValue('Wombats')
  } finally {
    await staff.from('news').delete().eq('id', post.id).throwOnError()
  }
})

it('MEND-A5 says that there is nothing to restore where nothing was deleted', async () => {
  await sql("delete from public.history where table_name = 'vat_rates'")
  await renderStaffPage('/admin/vat-rates?deleted=shown')
  expect(await screen.findByText('There are no deleted VAT rates to restore.')).toBeInTheDocument()
})
