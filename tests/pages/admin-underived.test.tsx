import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { sql } from '../support/backend.ts'
import { failRequests, repairLine } from '../support/backend-line.ts'
import { renderStaffPage } from '../support/staff-page.tsx'

const REASON = 'There is no room for it.'

/** A section of which deriving has failed, as private.derive_pending() leaves it. */
async function addFailed(): Promise<string> {
  const [section] = await sql<{ id: string; title: string }>(
    'select id, title from public.sections order by id limit 1',
  )
  if (!section) throw new Error('There are no sections.')
  await sql(
    `insert into private.pending_texts (table_name, id, is_changed, tries, tried_at, failure)
      values ('sections', $1, true, 3, now(), $2)`,
    [section.id, REASON],
  )
  onTestFinished(async () => void (await sql('delete from private.pending_texts')))
  return section.title
}

it('STAFF-1 a text that search does not follow is told by name, with the reason, and leads to it', async () => {
  const title = await addFailed()
  await renderStaffPage('/admin')
  const group = within(await screen.findByRole('region', { name: 'Not yet in search and links' }))
  const line = group.getByRole('listitem')
  expect(line).toHaveTextContent(title)
  expect(line).toHaveTextContent(`${REASON} Tried 3 times.`)
  expect(within(line).getByRole('link')).toHaveAttribute('href', expect.stringContaining('/admin/chapters'))
})

it('STAFF-1 says that such texts could not be read, and tries again', async () => {
  await addFailed()
  failRequests('rpc/get_underived_texts')
  onTestFinished(repairLine)
  const { user } = await renderStaffPage('/admin')
  const said = await screen.findByText('Failed to fetch which texts search does not follow')
  repairLine()
  await user.click(within(said.parentElement as HTMLElement).getByRole('button', { name: /Retry/ }))
  await waitFor(() => expect(screen.getByText(new RegExp(REASON))).toBeInTheDocument())
})
