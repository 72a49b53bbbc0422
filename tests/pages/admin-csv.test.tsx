import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toCsv } from '@/lib/csv'
import { renderStaffPage } from '../support/staff-page.tsx'

const COLUMNS = ['Title', 'Date', 'Court', 'Summary', 'Text']
const ruling = (title: string, date: string, text = '<p>Accepted.</p>') => [title, date, 'Court', 'Of quokkas.', text]

async function bringIn(...rows: string[][]) {
  const { user } = await renderStaffPage('/admin/rulings')
  await user.click(await screen.findByRole('link', { name: /^Bring in/ }))
  const field = await screen.findByLabelText('File (required)')
  await waitFor(() => expect(field).toHaveFocus())
  await user.upload(field, new File([await toCsv(COLUMNS, rows)], 'rulings.csv', { type: 'text/csv' }))
  return user
}

it('BULK-2 ACC-2 why nothing can be added yet belongs to the button, and is said when it is pressed', async () => {
  const user = await bringIn(ruling('Quokka v. Director', '2025-11-26'), ruling('Numbat v. Director', '31/02/2025'))
  const add = await screen.findByRole('button', { name: 'Add 1 ruling' })
  expect(add).toHaveAccessibleDescription(/^Nothing is written yet\..* 1 to mend or to leave out first\.$/)
  expect(document.title).toMatch(/^Bring in rulings from a file – /)
  await waitFor(() => expect(document.body).not.toHaveFocus())
  await user.click(add)
  expect(add).toHaveFocus()
  expect((await screen.findAllByText('1 to mend or to leave out first.')).length).toBeGreaterThan(0)
})

it('BULK-2 ACC-2 why a file cannot be read is told of its field', async () => {
  await bringIn(ruling('Quokka v. Director', '2025-11-26', '<div>'.repeat(300)))
  const field = await screen.findByLabelText('File (required)')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Line 2, Content: .* more than 200 deep/))
  expect(field).toBeInvalid()
})
