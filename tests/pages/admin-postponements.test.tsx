import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createService, createVisitor } from '../support/backend.ts'
import { renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const KEY = 'return-put-off'

// A deadline of its own: the tests of deadlines, which share the database, have others in place of the seed's.
beforeEach(async () => {
  await database.from('postponements').delete().eq('period', '2026-10-31').throwOnError()
  await database.from('deadlines').delete().eq('key', KEY).throwOnError()
  const counted = { event: 'period', reporting: 'general', span: 15, unit: 'day', rule: 'up to the 15th' }
  const deadline = { key: KEY, title: 'A return that is put off', provisions: ['section 67'], order: 90, ...counted }
  await database.from('deadlines').insert(deadline).throwOnError()
})
afterEach(() => database.from('deadlines').delete().eq('key', KEY).throwOnError())

it('TOOL-4 staff put the day of a return off, and readers are told both days', async () => {
  const { user } = await renderStaffPage('/admin/postponements?edit=new')
  await screen.findByRole('heading', { name: 'Add a postponement' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Return (required)' }), 'A periodic return')
  await user.type(screen.getByLabelText(/^End of the period/), '2026-10-31')
  await user.type(screen.getByLabelText(/^Put off to/), '2026-11-30')
  await user.type(screen.getByRole('textbox', { name: 'Known by (required)' }), 'a notice of 1 November 2026')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent(
    'A periodic return, of October 2026: put off to 30 November 2026, by a notice of 1 November 2026.',
  )
  await user.click(screen.getByRole('button', { name: 'Back to the form' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Postponement added')).toBeInTheDocument()
  const { data } = await createVisitor().rpc('get_deadlines').throwOnError()
  expect(data.find(({ key }) => key === KEY)?.postponements).toContainEqual({
    period: '2026-10-31',
    day: '2026-11-30',
    source: 'a notice of 1 November 2026',
  })
})
