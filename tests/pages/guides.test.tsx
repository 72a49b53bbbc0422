import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { keepPack, readPack } from '@/lib/pack'
import { packAddress } from '@/names/pack-address'
import { createService } from '../support/backend.ts'
import { cutEveryLine, holdRequests, repairLine } from '../support/backend-line.ts'
import { renderPage } from '../support/render-page.tsx'

const database = createService()
const GUIDE = crypto.randomUUID()
const DRAFT = crypto.randomUUID()

const question = (key: string, title: string, answers: [text: string, to: string][]) => ({
  key,
  kind: 'question',
  title,
  text: `<p>What helps with ${key}: section 30(a)(5).</p><img src=x onerror="alert(1)">`,
  ends: '',
  rests: [{ cite: 'section 30(a)(5)', name: '', note: 'Services' }],
  answers: answers.map(([text, to], index) => ({ key: `answer${index}`, text, note: '', to })),
})
const outcome = (key: string, title: string) => ({
  key,
  kind: 'outcome',
  title,
  text: '<p>Under section 30(a)(5).</p>',
  ends: '<p>Ask the Tax Authority or an adviser.</p>',
  rests: [
    { cite: 'section 30(a)(5)', name: '', note: 'Services to foreign residents' },
    { cite: 'CA 41/96', name: 'Kasuto v. Director of VAT, 1999', note: 'Policy holders' },
  ],
  answers: [],
})
const NODES = [
  question('client', 'Is the quoll foreign?', [
    ['Yes, a foreign quoll', 'place'],
    ['No', 'taxed'],
  ]),
  question('place', 'Is the quoll outside?', [
    ['Yes, outside', 'zero'],
    ['No, it is in', 'taxed'],
  ]),
  outcome('zero', 'The zero rate may apply'),
  outcome('taxed', 'It bears the standard rate'),
]
const TEXT_DAYS = { text_as_of: '2021-01-14', changes_noted_to: '2026-11-21' }

beforeAll(async () => {
  await database
    .from('guides')
    .insert([
      { id: GUIDE, title: 'A test of quolls', summary: 'On quolls', nodes: NODES, is_enabled: true, ...TEXT_DAYS },
      { id: DRAFT, title: 'A draft on quolls', summary: 'On quolls', nodes: NODES, is_enabled: false, ...TEXT_DAYS },
    ])
    .throwOnError()
})
afterAll(async () => {
  await database.from('guides').delete().in('id', [GUIDE, DRAFT]).throwOnError()
})
afterEach(() => {
  repairLine()
  vi.restoreAllMocks()
})

const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const way = () => within(screen.getByRole('navigation', { name: 'The way taken' }))
const link = (name: string | RegExp) => screen.findByRole('link', { name })

it('TOOL-5 lists published guides, and leads to each', async () => {
  const { user } = renderPage('/guides')
  const list = within(await screen.findByRole('main'))
  expect(await list.findByRole('link', { name: /A test of quolls/ })).toHaveAttribute('href', `/guides/${GUIDE}`)
  expect(list.queryByText('A draft on quolls')).toBeNull()
  await user.click(await link(/A test of quolls/))
  expect(await title('Is the quoll foreign?')).toBeInTheDocument()
})

it('TOOL-5 asks one question at a time; each step is in the address, and Back works', async () => {
  const { user, router } = renderPage(`/guides/${GUIDE}`)
  expect(await title('Is the quoll foreign?')).toBeInTheDocument()
  expect(screen.getByText('Question 1 of at most 2')).toBeInTheDocument()
  expect(screen.getByText('Text of 14 January 2021')).toBeInTheDocument()
  await user.click(await link('Yes, a foreign quoll'))
  await waitFor(async () => expect(await title('Is the quoll outside?')).toHaveFocus())
  expect(router.state.location.search).toMatch(/^\?a=client\.answer0\.\w+$/)
  expect(way().getByText('Yes, a foreign quoll')).toBeInTheDocument()
  await user.click(await link(/^Yes, outside/))
  expect(await title('The zero rate may apply')).toBeInTheDocument()
  await router.navigate(-1)
  expect(await title('Is the quoll outside?')).toBeInTheDocument()
  await user.click(way().getByRole('link', { name: /^Change\s*the answer to question 1$/ }))
  expect(await title('Is the quoll foreign?')).toBeInTheDocument()
  expect(router.state.location.search).toBe('')
})

it('TOOL-5 SEC-2 a step has its text sanitised, with its references as links', async () => {
  renderPage(`/guides/${GUIDE}`)
  const [inText] = await screen.findAllByRole('link', { name: /section 30\(a\)\(5\)/i })
  expect(inText).toHaveAttribute('href', expect.stringMatching(/^\/law\/vat-law\/30#/))
  expect(document.querySelector('main img')).toBeNull()
})

it('TOOL-5 an outcome says what it rests on, where the texts end, and is copied as a memo', async () => {
  const { user } = renderPage(`/guides/${GUIDE}?a=client.answer0.x_place.answer0.x`)
  expect(await title('The zero rate may apply')).toBeInTheDocument()
  const rests = within(screen.getByRole('region', { name: 'What it rests on' }))
  expect(rests.getByRole('link', { name: /section 30\(a\)\(5\)/i })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/law\/vat-law\/30#/),
  )
  expect(rests.getByRole('link', { name: 'Kasuto v. Director of VAT, 1999' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/rulings\//),
  )
  await user.click(screen.getByRole('button', { name: 'Copy memo' }))
  expect(await screen.findByText('Memo copied to clipboard!')).toBeInTheDocument()
  const memo = await navigator.clipboard.readText()
  expect(memo).toMatch(/^A test of quolls\n\nWay taken on \d+ \w+ 20\d\d in the guide “A test of quolls”/)
  expect(memo).toContain(
    '1. Is the quoll foreign? (Value Added Tax Law, 5736-1975, s. 30(a)(5)). Answer: Yes, a foreign',
  )
  expect(memo).toContain('not legal advice')
})

it('TOOL-5 the backend away in the middle of a guide: the answers are kept, and one goes on', async () => {
  const { user } = renderPage(`/guides/${GUIDE}`)
  await user.click(await link('Yes, a foreign quoll'))
  await title('Is the quoll outside?')
  cutEveryLine()
  await user.click(await link(/^Yes, outside/))
  expect(await title('The zero rate may apply')).toBeInTheDocument()
  expect(await screen.findByText(/^Under/)).toBeInTheDocument()
  expect(way().getByText('Yes, a foreign quoll')).toBeInTheDocument()
})

it('TOOL-5 the backend away from the start: says so, keeps the answers, and goes on when it is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  cutEveryLine()
  const { user, router } = renderPage(`/guides/${GUIDE}?a=client.answer0.x`)
  await screen.findByRole('heading', { name: 'Failed to fetch guide' })
  repairLine()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await title('Is the quoll outside?')).toBeInTheDocument()
  expect(router.state.location.search).toBe('?a=client.answer0.x')
})

it('TOOL-5 a guide changed by staff meanwhile: answers stay as far as they hold, and the step that changed is named', async () => {
  const { user, cache } = renderPage(`/guides/${GUIDE}`)
  await user.click(await link('Yes, a foreign quoll'))
  await user.click(await link(/^Yes, outside/))
  await title('The zero rate may apply')
  const [first, second, ...outcomes] = NODES
  const answers = [{ key: 'perhaps', text: 'Perhaps', note: '', to: 'zero' }]
  const changed = [{ ...first, title: 'Is the quoll a foreign resident?' }, { ...second, answers }, ...outcomes]
  await database.from('guides').update({ nodes: changed }).eq('id', GUIDE).throwOnError()
  try {
    await cache.invalidateQueries()
    expect(await title('Is the quoll outside?')).toBeInTheDocument()
    expect(screen.getByText(/question 2, “Is the quoll outside\?”, is not what it was/)).toBeInTheDocument()
    expect(
      screen.getByText(/The words of question 1, “Is the quoll a foreign resident\?” have changed/),
    ).toBeInTheDocument()
    expect(way().getByText('Yes, a foreign quoll')).toBeInTheDocument()
    await user.click(await link('Perhaps'))
    expect(await title('The zero rate may apply')).toBeInTheDocument()
  } finally {
    await database.from('guides').update({ nodes: NODES }).eq('id', GUIDE).throwOnError()
  }
})

it.each([DRAFT, crypto.randomUUID(), 'nonsense'])('TOOL-5 at %s there is no guide', async (id) => {
  renderPage(`/guides/${id}`)
  expect(await title('Guide not found')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to Guides' })).toHaveAttribute('href', '/guides')
})

it('TOOL-5 a slow guide shows that it is coming', async () => {
  const release = holdRequests('guides')
  renderPage(`/guides/${GUIDE}`)
  expect(await screen.findByText('Loading', { selector: 'h1 *' })).toBeInTheDocument()
  release()
  expect(await title('Is the quoll foreign?')).toBeInTheDocument()
})

it('TOOL-5 READ-2 the home page leads to the guides', async () => {
  renderPage('/')
  const parts = within(await screen.findByRole('navigation', { name: 'Further parts' }))
  expect(parts.getByRole('link', { name: /^Guides/ })).toHaveAttribute('href', '/guides')
})

it('TOOL-5 READ-9 an outcome goes into the pack with the way taken, and is taken out again', async () => {
  keepPack([])
  const { user } = renderPage(`/guides/${GUIDE}?a=client.answer0.x_place.answer0.x`)
  await user.click(await screen.findByRole('button', { name: /^Add to pack/ }))
  const [item = ''] = readPack()
  expect(item).toMatch(new RegExp(`^guides/${GUIDE}\\?a=client\\.answer0\\.\\w+_place\\.answer0\\.\\w+$`))
  await user.click(screen.getByRole('button', { name: /^Remove from pack/ }))
  expect(readPack()).toEqual([])
})

const packed = async (item: string) => {
  renderPage(packAddress([item], ''))
  return within(await screen.findByRole('article', { name: 'A test of quolls' }))
}

it('TOOL-5 READ-9 a pack has the questions and answers of a way, what they rest on, and the outcome', async () => {
  const way = `guides/${GUIDE}?a=client.answer0.x_place.answer0.x`
  const text = await packed(way)
  const [first, second] = await text.findAllByRole('listitem')
  expect(first).toHaveTextContent(
    'Is the quoll foreign? (Value Added Tax Law, 5736-1975, s. 30(a)(5))Answer: Yes, a foreign quoll',
  )
  expect(second).toHaveTextContent('Is the quoll outside? (section 30(a)(5))Answer: Yes, outside')
  expect(text.getByRole('heading', { name: 'Outcome: The zero rate may apply' })).toBeInTheDocument()
  expect(screen.getByRole('article', { name: 'A test of quolls' })).toHaveTextContent(
    /It rests on: section 30\(a\)\(5\); CA 41\/96 Kasuto v\. Director of VAT, 1999\..*Ask the Tax Authority or an adviser\./,
  )
  expect(text.getByText(/^Way taken in the guide “A test of quolls”\. From summaries .* 14 January 2021/)).toBeVisible()
  expect(text.getByRole('link', { name: new RegExp(`/${way.slice(0, 20)}`) })).toHaveAttribute('href', `/${way}`)
})

it.each([
  [
    'client.answer0.x_gone.answer0.x',
    /^This guide was changed .* question 2 is no longer there\. The answers before it/,
  ],
  ['client.answer0.x', /^The words of question 1, “Is the quoll foreign\?” have changed/],
])('TOOL-5 READ-9 a pack says of the answers %s what staff have changed since', async (answers, words) => {
  const text = await packed(`guides/${GUIDE}?a=${answers}`)
  expect(await text.findByText(words)).toBeInTheDocument()
  expect(text.getByRole('heading', { name: 'Not answered yet: Is the quoll outside?' })).toBeInTheDocument()
})

it('TOOL-5 READ-9 a guide without answers is in a pack as a text, with all its steps', async () => {
  const text = await packed(`guides/${GUIDE}`)
  expect(await text.findByRole('heading', { name: '1. Is the quoll foreign?' })).toBeInTheDocument()
  expect(text.getByText('Yes, a foreign quoll: go to 2')).toBeInTheDocument()
})

it('TOOL-5 READ-9 a pack says of a guide that is gone that it is', async () => {
  renderPage(packAddress([`guides/${DRAFT}?a=client.answer0.x`], ''))
  expect(await screen.findAllByText(/^There is no text at this place of the pack\./)).toHaveLength(2)
})
