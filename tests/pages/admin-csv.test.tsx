import { QueryClient } from '@tanstack/react-query'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { figuresQuery } from '@/data/amounts/figures'
import { parentsQuery } from '@/data/order/staff'
import { isSaid } from '@/data/row-writes'
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
import { IMPORT as POSTPONEMENTS } from '@/routes/admin/postponements/postponements-manager'
import { MANAGER as RULINGS } from '@/routes/admin/rulings/rulings-manager'
import { MANAGER as SUBSCRIBERS } from '@/routes/admin/subscribers/subscribers-manager'
import { IMPORT as SYNONYMS } from '@/routes/admin/synonyms/synonyms-manager'
import { createService, sql } from '../support/backend.ts'
import { cutLine, holdRequests } from '../support/backend-line.ts'
import { renderStaffPage } from '../support/staff-page.tsx'
import { STAFF } from '../support/users.ts'

const COLUMNS = ['Title', 'Date', 'Court', 'Summary', 'Text']
const ruling = (title: string, date: string, text = '<p>Accepted.</p>') => [title, date, 'Court', 'Of quokkas.', text]

async function bringIn(...rows: string[][]) {
  const { user } = await renderStaffPage('/admin/rulings')
  await user.click(await screen.findByRole('link', { name: /^Bring in/ }))
  const field = await screen.findByLabelText('File')
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
  const field = await screen.findByLabelText('File')
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
  ['postponements', async () => POSTPONEMENTS],
  [
    'subscribers',
    async () => {
      await createService()
        .from('newsletter_subscriptions')
        .upsert({ email: 'zyx@example.com' }, { onConflict: 'email' })
      return SUBSCRIBERS.bringIn
    },
  ],
  ['amounts', async () => amountsOf(await cache.fetchQuery(figuresQuery())).bringIn],
  [
    'FAQs',
    async () => {
      const categories = await cache.fetchQuery(parentsQuery('faq_categories'))
      return faqImportOf(faqsOf(categories.map(({ id, name }) => [id, name] as const)))
    },
  ],
]

/** The rows that a list would have if these alone were added to it; nothing of it stays. */
const ADDED_ALONE = `
  create function private.added_alone(list text, rows jsonb) returns jsonb language plpgsql as $$
  declare
    token constant uuid := gen_random_uuid();
    kept jsonb;
  begin
    perform set_config('private.is_in_bulk', 'yes', true);
    execute format('delete from public.%I', list);
    perform private.insert_rows(list, rows, token);
    execute format('select jsonb_agg(to_jsonb(t) order by p) from generate_series(1, $1) as p
      join public.%I as t on t.id = private.addition_id($2, p)', list)
      into kept using jsonb_array_length(rows), token;
    raise exception using errcode = 'PT299';
  exception
    when sqlstate 'PT299' then return kept;
  end
  $$`

beforeAll(() => sql(ADDED_ALONE))
afterAll(() => sql('drop function private.added_alone'))

it.each(KINDS)(
  'BULK-2 %s that go out and come into an empty list are the same rows, and are known where they are',
  async (_, specOf) => {
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
    const columns = {
      fields: matchColumns(table.head, spec.fields),
      orders: table.head.map(() => 'day-first' as const),
    }
    expect(columns.fields).toEqual([...spec.fields.map(({ name }) => name), ...(spec.alsoOut ?? []).map(() => null)])
    const { signal } = new AbortController()
    const read = { columns, spec, before: new Map<number, ImportRow>(), signal, onProgress: () => {} }
    const rows = await readRows(table, read)
    const inputs = rows.map((row) => inputOf(spec.fields, row.values))
    expect(inputs).toEqual(values.map((row) => inputOf(spec.fields, row)))
    const [alone] = await sql<{ kept: object[] }>('select private.added_alone($1, $2) as kept', [
      spec.list,
      JSON.stringify(inputs),
    ])
    expect(alone?.kept.filter((row, place) => !isSaid(row, inputs[place] ?? {}))).toEqual([])
    expect(alone?.kept).toHaveLength(values.length)
    const marked = markSame(rows, spec, await findKnown(rows, spec, new Map(), signal))
    expect(
      marked.filter((row) => stateOf(row) !== 'duplicate').map(({ values: each, faults }) => [each, faults]),
    ).toEqual([])
  },
)

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

const add = (name: string) => screen.findByRole('button', { name })
const isOpen = (button: HTMLElement) => waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'))
const meanings = (count: number) => Array.from({ length: count }, (_, index) => `quokka${index}`).join('\n')

async function bringSynonymsIn(...rows: string[][]) {
  const { user } = await renderStaffPage('/admin/synonyms?view=bring-in')
  const csv = await toCsv(['What readers type', 'What the texts say'], rows)
  await user.upload(await screen.findByLabelText('File'), new File([csv], 'synonyms.csv', { type: 'text/csv' }))
  return user
}

it('BULK-2 what the database would refuse stands beside its line, and shuts Add until it is mended', async () => {
  const user = await bringSynonymsIn(['zyx wallaby', meanings(21)], ['zyx wombat', 'quokka'])
  const shut = await add('Add 1 synonym')
  await waitFor(() => expect(shut).toHaveAccessibleDescription(/ 1 to mend or to leave out first\.$/))
  const field = screen.getByLabelText('What the texts say (required)')
  expect(field).toHaveAccessibleDescription(/^What the texts say is not accepted/)
  await user.click(shut)
  await user.clear(field)
  await user.click(field)
  await user.paste(meanings(20))
  await user.tab()
  await isOpen(await add('Add 2 synonyms'))
  expect(field).not.toBeInvalid()
  const stored = await createService().from('synonyms').select('typed').ilike('typed', 'zyx%').throwOnError()
  expect(stored.data).toEqual([])
})

it('BULK-2 while it is not known what would be refused nothing is added; where the line was cut it is asked again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  cutLine('rpc/check_rows')
  const user = await bringSynonymsIn(['zyx wallaby', 'quokka'], ['zyx wombat', 'quokka'])
  expect(
    await screen.findByText(/^Failed to check what would be refused\. The server could not be reached\./),
  ).toBeVisible()
  expect(await add('Add 2 synonyms')).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getAllByText('Not checked yet')).toHaveLength(2)
  const release = holdRequests('rpc/check_rows')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await user.click(await add('Add 2 synonyms'))
  expect((await screen.findAllByText(/^Checking…$/)).length).toBeGreaterThan(0)
  release()
  await isOpen(await add('Add 2 synonyms'))
  expect(screen.getAllByText('To be added')).toHaveLength(2)
})

it('BULK-2 what is refused after all, since a colleague was faster, stands beside its line too, and nothing is written', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const database = createService()
  const row = { name: 'Zyx marsupials', order: 9000 }
  const { data: category } = await database.from('faq_categories').insert(row).select('id').single().throwOnError()
  const { user } = await renderStaffPage('/admin/faqs?view=bring-in')
  const csv = await toCsv(['Question', 'Answer', 'Category'], [['Zyx quokkas?', 'Small.', row.name]])
  await user.upload(await screen.findByLabelText('File'), new File([csv], 'faqs.csv', { type: 'text/csv' }))
  const button = await add('Add 1 FAQ')
  await isOpen(button)
  await database.from('faq_categories').delete().eq('id', category.id).throwOnError()
  await user.click(button)
  expect(await screen.findByText('Category is not there any more')).toBeVisible()
  expect(await add('Add 0 FAQs')).toHaveAccessibleDescription(/ 1 to mend or to leave out first\.$/)
  const { data } = await database.from('faqs').select('id').eq('question', 'Zyx quokkas?').throwOnError()
  expect(data).toEqual([])
})
