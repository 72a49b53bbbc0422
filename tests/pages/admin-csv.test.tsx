import { QueryClient } from '@tanstack/react-query'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { figuresQuery } from '@/data/amounts/figures'
import { parentsQuery } from '@/data/order/staff'
import { signIn } from '@/data/session/staff'
import { toCsv } from '@/lib/csv'
import { cellsOf, headOf } from '@/office/csv-import/cells'
import { findKnown, type ImportRow, markSame, readRows, stateOf } from '@/office/csv-import/import-rows'
import { matchColumns } from '@/office/csv-import/match-columns'
import { parseCsv } from '@/office/csv-import/read-csv'
import { inputOf } from '@/office/fields/stored'
import type { ImportSpec } from '@/office/manager'
import { managerOf as amountsOf } from '@/routes/admin/amounts/amounts-manager'
import { IMPORT as DEADLINES } from '@/routes/admin/deadlines/deadlines-manager'
import { MANAGER as DECISIONS } from '@/routes/admin/decisions/decisions-manager'
import { faqImportOf, faqsOf } from '@/routes/admin/faqs/category-faqs'
import { IMPORT as GLOSSARY } from '@/routes/admin/glossary/glossary-manager'
import { MANAGER as NEWS } from '@/routes/admin/news/news-manager'
import { MANAGER as RULINGS } from '@/routes/admin/rulings/rulings-manager'
import { IMPORT as SYNONYMS } from '@/routes/admin/synonyms/synonyms-manager'
import { createService } from '../support/backend.ts'
import { renderStaffPage } from '../support/staff-page.tsx'
import { STAFF } from '../support/users.ts'

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

const asked = { q: '', page: 1, only: {} }
const cache = new QueryClient()
const KINDS: readonly (readonly [name: string, specOf: () => Promise<ImportSpec | undefined>])[] = [
  ['rulings', async () => RULINGS.bringIn],
  ['decisions', async () => DECISIONS.bringIn],
  ['news', async () => NEWS.bringIn],
  ['terms', async () => GLOSSARY],
  ['synonyms', async () => SYNONYMS],
  ['deadlines', async () => DEADLINES],
  ['amounts', async () => amountsOf(await cache.fetchQuery(figuresQuery())).bringIn],
  [
    'FAQs',
    async () => {
      const categories = await cache.fetchQuery(parentsQuery('faq_categories'))
      return faqImportOf(faqsOf(categories.map(({ id, name }) => [id, name] as const)))
    },
  ],
]

it.each(KINDS)('BULK-2 %s that go out and come in again are the same, and are known to be there', async (_, specOf) => {
  await signIn(STAFF.email, STAFF.password)
  const spec = await specOf()
  if (!spec) throw new Error('Comes from no file')
  const values = await spec.readAll(asked)
  expect(values.length).toBeGreaterThan(0)
  const table = await parseCsv(
    (
      await toCsv(
        headOf(spec),
        values.map((row) => cellsOf(row, spec)),
      )
    ).slice(1),
  )
  const columns = { fields: matchColumns(table.head, spec.fields), orders: table.head.map(() => 'day-first' as const) }
  expect(columns.fields).toEqual(spec.fields.map(({ name }) => name))
  const { signal } = new AbortController()
  const read = { columns, spec, before: new Map<number, ImportRow>(), signal, onProgress: () => {} }
  const rows = await readRows(table, read)
  expect(rows.map((row) => inputOf(spec.fields, row.values))).toEqual(values.map((row) => inputOf(spec.fields, row)))
  const marked = markSame(rows, spec, await findKnown(rows, spec, new Map(), signal))
  expect(
    marked.filter((row) => stateOf(row) !== 'duplicate').map(({ values: each, faults }) => [each, faults]),
  ).toEqual([])
})

it('BULK-2 an import is taken back long after it, from Recent changes; where a row was changed since, it asks once more', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const database = createService()
  const titles = ['Wallaby v. Director', 'Wombat v. Director']
  const user = await bringIn(...titles.map((title) => ruling(title, '2025-11-26')))
  const add = await screen.findByRole('button', { name: 'Add 2 rulings' })
  await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled', 'true'))
  await user.click(add)
  await screen.findByText('2 rulings added')
  const there = () => database.from('rulings').select('id').in('title', titles).throwOnError()
  await database.from('rulings').update({ summary: 'Changed' }).eq('title', 'Wombat v. Director').throwOnError()
  cleanup()
  const { user: later } = await renderStaffPage('/admin')
  await later.click(await screen.findByText('Take the import back'))
  const question = within(screen.getByRole('alertdialog'))
  await later.click(question.getByRole('button', { name: 'Take it back' }))
  expect(
    await question.findByText(/Of 2 rows 1 is in the way\. Wombat v\. Director: It has been changed/),
  ).toBeInTheDocument()
  expect((await there()).data).toHaveLength(2)
  await later.click(question.getByRole('button', { name: 'Take all of it back' }))
  expect(await screen.findByText('Import taken back')).toBeInTheDocument()
  expect((await there()).data).toEqual([])
  await waitFor(() => expect(screen.queryByText('Take the import back')).not.toBeInTheDocument())
})
