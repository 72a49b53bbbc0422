import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createService } from '../support/backend.ts'
import { cutLine, repairLine } from '../support/backend-line.ts'
import { renderStaffPage } from '../support/staff-page.tsx'

const database = createService()
const GUIDE = crypto.randomUUID()
const NODES = [
  {
    key: 'client',
    kind: 'question',
    title: 'Is the quoll foreign?',
    text: '<p>On quolls.</p>',
    ends: '',
    rests: [],
    answers: [
      { key: 'yes', text: 'Yes', note: '', to: 'zero' },
      { key: 'no', text: 'No', note: '', to: 'zero' },
    ],
  },
  {
    key: 'zero',
    kind: 'outcome',
    title: 'The zero rate may apply',
    text: '<p>It may.</p>',
    ends: '<p>Ask.</p>',
    rests: [{ cite: 'section 30', name: '', note: '' }],
    answers: [],
  },
]

beforeEach(async () => {
  localStorage.clear()
  await database.from('guides').delete().like('title', '%quolls%').throwOnError()
  await database
    .from('guides')
    .insert({ id: GUIDE, title: 'On quolls', summary: 'In short', nodes: NODES })
    .throwOnError()
})
afterEach(async () => {
  repairLine()
  vi.restoreAllMocks()
  await database.from('guides').delete().like('title', '%quolls%').throwOnError()
})

const stored = async () =>
  (await database.from('guides').select('nodes, is_enabled').eq('id', GUIDE).single().throwOnError()).data
const steps = () => within(screen.getByRole('navigation', { name: 'Steps' }))
const test = () => within(screen.getByRole('region', { name: 'Test' }))
const question = () => screen.getByRole('textbox', { name: 'The question (required)' })

async function open() {
  const { user } = await renderStaffPage(`/admin/guides?edit=${GUIDE}`)
  await screen.findByText('Every way ends in an outcome. The guide can be published.')
  return user
}

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: /^(Save|Publish)$/ }))

it('TOOL-5 draws the tree, and tests every way', async () => {
  const user = await open()
  expect(steps().getByRole('button', { name: /Is the quoll foreign\?/ })).toBeInTheDocument()
  expect(steps().getAllByRole('button', { name: /The zero rate may apply/ })).toHaveLength(2)
  await user.click(test().getByText('All 2 ways'))
  expect(
    test()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Yes → The zero rate may apply', 'No → The zero rate may apply'])
})

it('TOOL-5 by keyboard alone a question is added behind an answer, with an outcome, and saved', async () => {
  const user = await open()
  steps()
    .getByRole('button', { name: /Is the quoll foreign\?/ })
    .focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(question()).toHaveFocus())
  const second = screen.getAllByRole('combobox', { name: 'Leads to' })[1]!
  await user.selectOptions(second, 'Nowhere yet')
  expect(second).toHaveFocus()
  screen.getByRole('button', { name: 'To a new question' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(question()).toHaveValue(''))
  expect(question()).toHaveFocus()
  await user.keyboard('Is it spotted?')
  expect(await test().findByText('has no answers: it is a dead end')).toBeInTheDocument()
  screen.getByRole('button', { name: 'Add an answer' }).focus()
  await user.keyboard('{Enter}')
  await user.type(screen.getByRole('textbox', { name: 'Answer 1' }), 'Spotted')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Leads to' }), 'The zero rate may apply')
  expect(await screen.findByText(/^Every way ends in an outcome/)).toBeInTheDocument()
  await save(user)
  await waitFor(async () =>
    expect((await stored())?.nodes).toMatchObject([
      { key: 'client', answers: [{ to: 'zero' }, { to: expect.stringMatching(/^step-/) }] },
      { key: 'zero' },
      { title: 'Is it spotted?', answers: [{ text: 'Spotted', to: 'zero' }] },
    ]),
  )
})

it('TOOL-5 a guide with faults names them, is kept as a draft, and is not published', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const user = await open()
  await user.click(steps().getByRole('button', { name: /Is the quoll foreign\?/ }))
  await user.selectOptions(screen.getAllByRole('combobox', { name: 'Leads to' })[0]!, 'Is the quoll foreign?')
  await user.click(await test().findByRole('button', { name: /leads back to itself: its answers go round in a loop/ }))
  expect(question()).toHaveValue('Is the quoll foreign?')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status (required)' }), 'Published')
  await save(user)
  expect(
    await screen.findByText(
      /This guide cannot be published yet: “Is the quoll foreign\?” leads back to itself: its answers go round in a loop\./,
    ),
  ).toBeInTheDocument()
  expect(await stored()).toEqual({ nodes: NODES, is_enabled: false })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status (required)' }), 'Hidden')
  await save(user)
  await waitFor(async () => expect((await stored())?.nodes).not.toEqual(NODES))
  const line = within(await screen.findByRole('row', { name: 'On quolls' }))
  expect(await line.findByRole('button', { name: /Hidden/ })).toBeInTheDocument()
  expect(await line.findByText(/\d\d:\d\d/)).toBeInTheDocument()
  expect(line.queryByText('Published')).not.toBeInTheDocument()
})

it('TOOL-5 a step is deleted, and taken back', async () => {
  const user = await open()
  await user.click(steps().getAllByRole('button', { name: /The zero rate may apply/ })[0]!)
  await user.click(screen.getByRole('button', { name: 'Delete this step' }))
  expect(screen.getByText(/“The zero rate may apply” is taken out/)).toBeInTheDocument()
  expect(await test().findAllByText(/which leads nowhere/)).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Take it back' }))
  expect(await screen.findByText(/^Every way ends in an outcome/)).toBeInTheDocument()
})

it('TOOL-5 answers are moved by keyboard, and the focus goes with them', async () => {
  const user = await open()
  await user.click(steps().getByRole('button', { name: /Is the quoll foreign\?/ }))
  const down = screen.getByRole('button', { name: 'Move answer 1 down' })
  down.focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('textbox', { name: 'Answer 1' })).toHaveValue('No')
  expect(screen.getByRole('button', { name: 'Move answer 2 down' })).toHaveFocus()
})

it('TOOL-5 TRUE-6 a preview leads from question to outcome before anything is saved', async () => {
  const user = await open()
  await user.click(steps().getByRole('button', { name: /Is the quoll foreign\?/ }))
  await user.clear(question())
  await user.type(question(), 'Is it from abroad?')
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  const preview = within(await screen.findByRole('region', { name: 'Preview' }))
  expect(await preview.findByRole('heading', { level: 1, name: 'Is it from abroad?' })).toBeInTheDocument()
  const answers = within(preview.getByRole('list', { name: 'Answers' }))
  await user.click(answers.getByRole('link', { name: 'Yes' }))
  expect(await preview.findByRole('heading', { level: 1, name: 'The zero rate may apply' })).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'Preview' })).toBeInTheDocument()
  expect((await stored())?.nodes).toEqual(NODES)
})

it('TOOL-5 ADM-11 what is typed and not saved is kept in the browser', async () => {
  const user = await open()
  await user.click(steps().getByRole('button', { name: /Is the quoll foreign\?/ }))
  await user.type(question(), ' Or not?')
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Or not?'))
})

it('TOOL-5 a test that cannot be made says so, and is made again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const user = await open()
  await user.click(steps().getByRole('button', { name: /Is the quoll foreign\?/ }))
  cutLine('rpc/get_guide_faults')
  await user.type(question(), '!')
  expect(await screen.findByText(/^The guide could not be tested\./)).toBeInTheDocument()
  repairLine()
  await user.click(screen.getByRole('button', { name: 'Test again' }))
  expect(await screen.findByText(/^Every way ends in an outcome/)).toBeInTheDocument()
})

it('TOOL-5 STAFF-4 the history says in words what has changed in a step', async () => {
  const changed = NODES.map((node) => (node.key === 'client' ? { ...node, title: 'Is the quoll from abroad?' } : node))
  await database.from('guides').update({ nodes: changed }).eq('id', GUIDE).throwOnError()
  const { user } = await renderStaffPage(`/admin/guides?edit=${GUIDE}`)
  await user.click(await screen.findByRole('button', { name: 'All changes' }))
  const dialog = within(await screen.findByRole('dialog'))
  const [latest] = await dialog.findAllByRole('button', { name: /^Show\s*the state until/ })
  await user.click(latest!)
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toHaveTextContent(/Question: Is the quoll (?:foreign|from abroad)/),
  )
  expect(screen.getByRole('dialog')).not.toHaveTextContent('"key"')
})
