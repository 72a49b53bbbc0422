import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { createService, createVisitor } from '../support/backend.ts'
import { choose, confirmDeletion, renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const COLUMNS = 'key, event, reporting, title, span, unit, rule, provisions, caution, asked_as, order'
const OBJECTION = {
  key: 'objection',
  event: 'assessed',
  title: 'Object to the assessment',
  span: 30,
  unit: 'day',
  rule: 'within 30 days of its service',
  provisions: ['section 82'],
  order: 1,
}
const RETURN = {
  key: 'return',
  event: 'period',
  reporting: 'online',
  title: 'File the return',
  span: 19,
  unit: 'day',
  rule: 'up to the 19th',
  provisions: ['section 67'],
  order: 2,
}
const stored = async () => (await database.from('deadlines').select(COLUMNS).order('order').throwOnError()).data
const told = async () => (await createVisitor().rpc('get_deadlines').throwOnError()).data?.map(({ key }) => key)

beforeEach(async () => {
  await database.from('deadlines').delete().neq('key', '').throwOnError()
  await database.from('deadlines').insert([OBJECTION, RETURN]).throwOnError()
})

const field = (name: string) => screen.getByRole('textbox', { name })
const titles = () => screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent)

async function write(user: UserEvent, provision: string) {
  await screen.findByRole('heading', { name: 'Add a deadline' })
  await user.type(field('Title (required)'), 'Ask for a refund')
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Counted from (required)' }),
    'The date of an invoice or import document',
  )
  await user.type(field('How many (required)'), '6')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Days or months (required)' }), 'Months')
  await user.type(field('The same in words (required)'), 'within 6 months of its date')
  await user.type(field('Provisions (required)'), provision)
}

it('TOOL-4 lists the deadlines in their order, each with how it is counted, and leads to what readers see', async () => {
  await renderStaffPage('/admin/deadlines')
  const row = await screen.findByRole('row', { name: 'Object to the assessment' })
  expect(row).toHaveTextContent('Within 30 days of its service')
  expect(row).toHaveTextContent('30 days from: Assessment')
  expect(titles()).toEqual(['Object to the assessment', 'File the return'])
})

it('TOOL-4 adds a deadline, says before which day the tool would give, and readers have it at once', async () => {
  const { user } = await renderStaffPage('/admin/deadlines?edit=new')
  await write(user, 'section 38{Enter}section 116')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  const preview = within(screen.getByRole('region', { name: 'Preview' }))
  expect(
    preview.getByText(/^Counted from: The date of an invoice .* today, \d+ \w+ \d+, the tool says .* \(6 months\)\.$/),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Back to the form' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Deadline added')).toBeInTheDocument()
  expect((await stored())?.at(-1)).toMatchObject({
    key: 'ask-for-a-refund',
    event: 'document',
    reporting: null,
    span: 6,
    unit: 'month',
    provisions: ['section 38', 'section 116'],
    order: 3,
  })
  expect(await told()).toEqual(['objection', 'return', 'ask-for-a-refund'])
})

it('TOOL-4 says of a provision that the law here does not have which one it is, and keeps what was typed', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = await renderStaffPage('/admin/deadlines?edit=new')
  await write(user, 'section 38{Enter}section 9999')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(
    await screen.findByRole('link', { name: /^The law here has no provision “section 9999”\. Write it as/ }),
  ).toBeInTheDocument()
  await waitFor(() => expect(field('Provisions (required)')).toHaveFocus())
  expect(field('Provisions (required)')).toHaveValue('section 38\nsection 9999')
  expect(log).toHaveBeenCalled()
  log.mockRestore()
  expect(await stored()).toHaveLength(2)
})

it.each(['367', '-1', '1.5'])('TOOL-4 says of %s days that the tool cannot count them', async (typed) => {
  const { user } = await renderStaffPage('/admin/deadlines')
  await user.click(await screen.findByRole('link', { name: 'Object to the assessment' }))
  await waitFor(() => expect(field('How many (required)')).toHaveValue('30'))
  await user.clear(field('How many (required)'))
  await user.type(field('How many (required)'), typed)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const sentence = 'How many must be a whole number from 0 to 366'
  expect(await screen.findByRole('link', { name: sentence })).toBeInTheDocument()
  expect((await stored())?.[0]?.span).toBe(30)
})

it('TOOL-4 changes for whom a period’s deadline is, and leaves all else as it was', async () => {
  const { user } = await renderStaffPage('/admin/deadlines')
  await user.click(await screen.findByRole('link', { name: 'File the return' }))
  const from = await screen.findByRole('combobox', { name: 'Counted from (required)' })
  await waitFor(() => expect(from).toHaveValue('period online'))
  await user.selectOptions(from, 'The end of a period')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect((await stored())?.[1]).toMatchObject({ ...RETURN, reporting: null }))
})

it.each([
  ['?event=period', '', 'File the return'],
  ['', '30 days', 'Object to the assessment'],
])('TOOL-4 ADM-11 finds a deadline by what is counted from and by its words: %s %s', async (query, words, found) => {
  const { user } = await renderStaffPage(`/admin/deadlines${query}`)
  const box = await screen.findByRole('searchbox')
  if (words) await user.type(box, words)
  expect(await screen.findByText('1 deadline found')).toBeInTheDocument()
  expect(titles()).toEqual([found])
})

it('TOOL-4 ADM-10 deletes a deadline, which readers see no more, and brings it back at its address', async () => {
  const { user } = await renderStaffPage('/admin/deadlines')
  await choose(user, /^Object/, 'Delete')
  await confirmDeletion(user)
  await waitFor(() => expect(titles()).toEqual(['File the return']))
  expect(await told()).toEqual(['return'])
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(titles()).toEqual(['Object to the assessment', 'File the return']))
  expect(await told()).toEqual(['objection', 'return'])
})
