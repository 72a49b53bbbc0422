import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createService } from '../support/backend.ts'
import { loseAnswers, repairLine } from '../support/backend-line.ts'
import { listen } from '../support/listen.ts'
import { menu, renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const ADDRESS = '/admin/chapters/bring-in?type=booking-rules'
const RULES = [
  ...['Chapter 1: Walk Opening Rules', 'These words stand above the first section, and belong to none.'],
  ...['911. Walk purpose', 'The purpose is an example.', '912. Walk definitions', 'A walker is a person who walks.'],
  ...['Chapter 2: Walk Closing Rules', '913. Walk record', 'A walker keeps a record.'],
].join('\n')

const pieces = () => within(screen.getByRole('list', { name: 'Pieces of the file' }))
const part = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} ?\\d+$`) })
const countOf = (name: string) => Number(/\d+$/.exec(part(name).textContent)?.[0])

/** A way to apply a file, once it is known that nothing of it would be refused. */
async function opened(way: string): Promise<HTMLElement> {
  const button = screen.getByRole('button', { name: way })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'))
  return button
}

async function bringIn(text: string, instrument = 'Booking Rules') {
  const { user } = await renderStaffPage(ADDRESS)
  const box = await screen.findByLabelText('Or paste the text')
  await user.click(box)
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: 'Cut this text' }))
  const choice = await screen.findByLabelText('The file is of')
  // The button that cut the text has gone.
  await waitFor(() => expect(screen.getByRole('region', { name: 'The file' })).toHaveFocus())
  await user.selectOptions(choice, instrument)
  if (instrument === 'Booking Rules') await screen.findByRole('list', { name: 'Pieces of the file' })
  return user
}

it('BULK-1 the first section of each chapter comes in, and the words above it are to be looked at', async () => {
  const user = await bringIn(RULES)
  for (const number of ['911', '912', '913']) expect(pieces().getByText(number)).toBeInTheDocument()
  expect(pieces().getByText('will come after Walk Opening Rules')).toBeInTheDocument()
  await user.click(part('To look at'))
  const box = pieces().getByRole('checkbox', { name: 'Take in Without a title' })
  expect(pieces().getByText('text outside any section')).toBeInTheDocument()
  expect(pieces().getByText('Left out')).toBeInTheDocument()
  // Taken in and left out again, it has been looked at.
  await user.dblClick(box)
  expect(countOf('To look at')).toBe(0)
  await user.click(part('All'))
  const parts = ['New', 'Changed', 'Same', 'Not in the file', 'Left out']
  expect(countOf('All')).toBe(parts.reduce((sum, name) => sum + countOf(name), 0))
})

it('BULK-1 ACC-2 it is said what was read, what is to be looked at as that changes, and why a file cannot be applied', async () => {
  const heard = listen()
  const user = await bringIn(RULES)
  expect(heard.said()).toEqual([
    expect.stringMatching(/^Read and cut in \d+ s: 3 sections$/),
    expect.stringMatching(/1 to look at$/),
  ])
  await user.click(pieces().getByRole('checkbox', { name: 'Take in Without a title' }))
  await user.click(pieces().getByRole('checkbox', { name: 'Take in Without a title' }))
  expect(heard.said().at(-1)).toMatch(/Nothing to look at$/)
  const apply = screen.getByRole('button', { name: 'Apply as amendment…' })
  expect(apply).toHaveAccessibleDescription(/^Nothing is written yet\. .* An amendment adds no chapters/)
  await user.click(apply)
  expect(heard.said().at(-1)).toMatch(/^An amendment adds no chapters: apply it as a correction/)
  expect(apply).toHaveFocus()
})

it('BULK-1 a text in which nothing was recognised is said to be one, and how a section begins', async () => {
  await bringIn('Глава 1. Общие положения\nСтатья 1. Предмет')
  const summary = screen.getByText(/No sections were found in this file\. A section begins a line with “30\.”/)
  expect(within(summary).getByText(/סעיף/)).toHaveAttribute('lang', 'he')
  expect(summary).not.toHaveTextContent('word for word')
  expect(screen.getByRole('button', { name: 'Apply as correction…' })).toHaveAttribute('aria-disabled', 'true')
  await waitFor(() => expect(countOf('To look at')).toBe(1))
})

it('BULK-1 says what an empty day of a correction means', async () => {
  const user = await bringIn(RULES)
  await user.click(await opened('Apply as correction…'))
  expect(within(screen.getByRole('dialog')).getByLabelText('The file’s text is as of')).toHaveAccessibleDescription(
    'Kept with each section that is written. Empty: new sections count as of today, changed ones keep their day.',
  )
})

it('BULK-1 what cannot be read is refused beside the field, which says before how large a file may be', async () => {
  const { user } = await renderStaffPage(ADDRESS)
  const field = await screen.findByLabelText('File')
  expect(field).toHaveAccessibleDescription(/at most 10 MB, and 20 MB of text once a Word file is unpacked/)
  await user.upload(field, new File([`<html>${'<div>'.repeat(300)}1. Scope`], 'law.html'))
  expect(await screen.findByText(/In this file elements stand in one another more than 200 deep/)).toBeInTheDocument()
  await user.upload(await screen.findByLabelText('File'), new File([RULES], 'law.txt'))
  expect(await screen.findByLabelText('The file is of')).toBeInTheDocument()
})

it('BULK-1 numbers are matched within the instrument that is chosen; a new one is named, and is a chapter itself', async () => {
  const user = await bringIn('2. Walk scope\nThis is an example.\n5. Walk rate\nIt is small.')
  expect([countOf('Changed'), countOf('New')]).toEqual([2, 0])
  await user.selectOptions(screen.getByLabelText('The file is of'), 'A new instrument…')
  expect(screen.queryByRole('list', { name: 'Pieces of the file' })).not.toBeInTheDocument()
  const name = screen.getByLabelText('Name of the new instrument (required)')
  await user.type(name, 'VAT (Bookkeeping) Regulations, 5786-2026')
  expect(name).toHaveAccessibleDescription(/^Bookkeeping Regulations are here already: choose them above/)
  await user.clear(name)
  await user.type(name, 'Walk Levy Law')
  expect(name).toHaveAccessibleDescription(/^End it with its year/)
  await user.type(name, ', 5786-2026')
  expect([countOf('Changed'), countOf('New')]).toEqual([0, 3])
  const own = pieces().getByText('the instrument’s name').closest('li')
  expect(own).toHaveTextContent('Walk Levy Law, 5786-2026')
  expect(within(own ?? document.body).queryByRole('button')).not.toBeInTheDocument()
})

it('BULK-1 a new instrument has its file’s name, is added as what it is, and taken back is still the one that is chosen', async () => {
  const user = await bringIn('Walk Levy Law, 5786-2026\n1. Walk scope\nThis is an example.')
  await user.selectOptions(screen.getByLabelText('The file is of'), 'A new instrument…')
  expect(screen.getByLabelText('Name of the new instrument (required)')).toHaveValue('Walk Levy Law, 5786-2026')
  await user.click(await opened('Add as a new instrument…'))
  const dialog = within(screen.getByRole('dialog', { name: 'Add a new instrument' }))
  expect(dialog.getByText(/^Walk Levy Law, 5786-2026 will stand at the end of the/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await user.click(await screen.findByRole('button', { name: /^Take it back/ }))
  expect(await screen.findByLabelText('Name of the new instrument (required)')).toHaveValue('Walk Levy Law, 5786-2026')
  expect(screen.getByLabelText('The file is of')).toHaveDisplayValue('A new instrument…')
})

it('BULK-2 what cannot be read of a table is said beside the field, and another one can be read', async () => {
  const { user } = await renderStaffPage('/admin/news?view=bring-in')
  const read = async (content: string) => {
    const table = await screen.findByLabelText('Or paste a table')
    await user.clear(table)
    await user.click(table)
    await user.paste(`Title\tDate\tCategory\tSummary\tContent\nWombats\t2026-01-05\tUpdates\tx\t${content}`)
    await user.click(screen.getByRole('button', { name: 'Read the table' }))
  }
  await read(`${'<div>'.repeat(300)}x`)
  await waitFor(() =>
    expect(screen.getByLabelText('File')).toHaveAccessibleDescription(/Line 2, Content: Its elements/),
  )
  await read('<form><input name=childNodes><p>One</p></form>')
  expect(await screen.findByText(/1 news post would be added/)).toBeInTheDocument()
})

it('BULK-1 ADM-11 what was cut is not left without a question', async () => {
  const user = await bringIn(RULES)
  await user.click(menu().getByRole('link', { name: 'Dashboard' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay' }))
  expect(pieces().getByText('911')).toBeInTheDocument()
})

it('BULK-1 TIME-3 a file becomes changes of an amendment; taken back, what a colleague wrote in them since stays', async () => {
  const title = 'Order of a file'
  const user = await bringIn('2. Walk scope\nThis is an example.\n5. Walk rate\nIt is small.')
  await user.click(await opened('Apply as amendment…'))
  const sheet = within(screen.getByRole('dialog'))
  await user.type(await sheet.findByLabelText('Title (required)'), title)
  await user.click(sheet.getByRole('button', { name: 'Apply' }))
  const line = (await screen.findByText(/^2 changes added to the amendment/)).closest('[role=status]')
  expect(line).toHaveTextContent(/Readers see nothing of it/)
  try {
    const amendment = database.from('amendments').select('id').eq('title', title)
    const { id } = (await amendment.single().throwOnError()).data
    const waiting = () => database.from('drafts').select('id, row').eq('amendment_id', id).eq('is_waiting', true)
    const { data: written } = await waiting().eq('row->>title', '5. Walk rate').single().throwOnError()
    const colleague = '00000000-0000-4000-8000-000000000001'
    await database.from('drafts').update({ written_by: colleague }).eq('id', written.id).throwOnError()
    await user.click(screen.getByRole('button', { name: /^Take it back/ }))
    const undone = await screen.findByText(/1 change stayed: in force by now, or written in by a colleague since/)
    expect(undone.closest('[role=status]')).toHaveTextContent(/^Undone/)
    expect((await waiting().throwOnError()).data).toEqual([written])
    expect(pieces().getByText('Walk rate')).toBeInTheDocument()
  } finally {
    await database.from('drafts').delete().eq('table_name', 'sections').throwOnError()
    await database.from('amendments').delete().eq('title', title).throwOnError()
  }
})

it('BULK-2 rows whose answer was lost are sent again as they were, and are there once', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const emails = ['wren@example.com', 'robin@example.com']
  const stored = () => database.from('newsletter_subscriptions').select('email').in('email', emails).throwOnError()
  const { user } = await renderStaffPage('/admin/subscribers?view=bring-in')
  const file = new File([`\uFEFFEmail;Date\r\n${emails.map((email) => `${email};26/11/2026\r\n`).join('')}`], 'a.csv')
  await user.upload(await screen.findByLabelText('File'), file)
  loseAnswers('rpc/add_rows')
  const add = await screen.findByRole('button', { name: 'Add 2 subscribers' })
  await waitFor(() => expect(add).not.toHaveAttribute('aria-disabled', 'true'))
  await user.click(add)
  expect(await screen.findByText(/Try again: nothing is added twice\./)).toBeInTheDocument()
  repairLine()
  try {
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('2 subscribers added')).toBeInTheDocument()
    expect((await stored()).data).toHaveLength(2)
  } finally {
    log.mockRestore()
    await database.from('newsletter_subscriptions').delete().in('email', emails).throwOnError()
  }
})
