import { expect, it } from 'vitest'
import { guideAsRead } from '@/data/guides/queries'
import type { Step } from '@/data/guides/schema'
import { citeRest, memoText, writeMemo } from './memo'
import { ANSWERS, followWay, questionsFrom, type Way, wayAddress } from './way'

const ID = '5b1f0f0e-8b1e-4b6e-9c57-0d6e3c1d2a10'

const step = (key: string, answers: Record<string, string> | null, more: Partial<Step> = {}): Step => ({
  key,
  kind: answers ? 'question' : 'outcome',
  title: answers ? `Is it ${key}?` : `It may be ${key}`,
  text: '<p>See section 30(a)(5).</p>',
  ends: '',
  rests: [{ cite: 'section 30(a)(5)', name: '', note: 'Services' }],
  answers: Object.entries(answers ?? {}).map(([name, to]) => ({ key: name, text: `Answer ${name}`, note: '', to })),
  ...more,
})

const STEPS = [
  step('client', { abroad: 'place', israel: 'taxed' }),
  step('place', { yes: 'zero', no: 'taxed', perhaps: 'client2' }),
  step('client2', { yes: 'zero' }),
  step('zero', null, { ends: '<p>Ask an adviser.</p>' }),
  step('taxed', null),
]

const guideOf = (steps: Step[]) =>
  guideAsRead(
    {
      id: ID,
      title: 'Is it zero-rated?',
      summary: 'In short',
      text_as_of: '2021-01-14',
      changes_noted_to: '2026-11-21',
      updated_at: '2026-11-01T00:00:00Z',
      nodes: steps,
    },
    [[['section 30(a)(5)', '/law/vat-law/30#s30(a)(5)']]],
  )

const GUIDE = guideOf(STEPS)

/** The way that these answers make, by the addresses of their links. */
function take(...answers: string[]): Way {
  let way = followWay(GUIDE, null)
  for (const key of answers) {
    const answer = way?.step.answers.find((each) => each.key === key)
    if (!way || !answer) throw new Error(`No answer ${key}`)
    way = followWay(GUIDE, answersIn(wayAddress(ID, [...way.taken, { step: way.step, answer }])))
  }
  if (!way) throw new Error('No way')
  return way
}

const answersIn = (address: string) => new URL(address, 'https://example.com').searchParams.get(ANSWERS)

it('TOOL-5 each answer has an address of its own, which holds the way', () => {
  const { taken, step: shown, changed } = take('abroad', 'yes')
  expect(taken.map(({ answer }) => answer.key)).toEqual(['abroad', 'yes'])
  expect([shown.key, changed, taken.some(({ isReworded }) => isReworded)]).toEqual(['zero', null, false])
  expect(wayAddress(ID, [])).toBe(`/guides/${ID}`)
  expect(wayAddress(ID, taken)).toMatch(/^\/guides\/[-0-9a-f]+\?a=client\.abroad\.\w+_place\.yes\.\w+$/)
})

it.each([
  ['', 'client', null],
  ['nonsense', 'client', { number: 1, title: null }],
  ['client.gone.x', 'client', { number: 1, title: 'Is it client?' }],
  ['place.yes.x', 'client', { number: 1, title: 'Is it place?' }],
  ['client.abroad.x_lost.yes.x', 'place', { number: 2, title: null }],
  ['client.israel.x_place.yes.x', 'taxed', { number: 2, title: 'Is it place?' }],
])(
  'TOOL-5 of the answers "%s" those that hold are kept, and the step that changed is named',
  (answers, key, changed) => {
    const way = followWay(GUIDE, answers)
    expect([way?.step.key, way?.changed]).toEqual([key, changed])
  },
)

it('TOOL-5 a question that was reworded since is known by its address', () => {
  const { taken } = take('abroad', 'yes')
  const reworded = guideOf([
    step('client', { abroad: 'place' }, { title: 'Is it quite another one?' }),
    ...STEPS.slice(1),
  ])
  const way = followWay(reworded, answersIn(wayAddress(ID, taken)))
  expect(way?.step.key).toBe('zero')
  expect(way?.taken.map(({ isReworded }) => isReworded)).toEqual([true, false])
})

it('TOOL-5 a way that goes round in a draft comes to an end', () => {
  const round = guideOf([step('client', { abroad: 'client' })])
  expect(followWay(round, Array(500).fill('client.abroad.x').join('_'))?.taken).toHaveLength(1)
  expect(questionsFrom(round, round.steps[0]!)).toBe(1)
  expect(followWay(guideOf([]), null)).toBeNull()
})

it('TOOL-5 says how many questions there are at most', () => {
  expect(GUIDE.steps.map((each) => questionsFrom(GUIDE, each))).toEqual([3, 2, 1, 0, 0])
})

it('TOOL-5 the memo has the way, what it rests on, where the texts end and the day', () => {
  const memo = writeMemo(GUIDE, take('abroad', 'yes'), 'https://example.com/guides/1', '2026-11-24')
  expect(memoText(memo)).toBe(`Is it zero-rated?

Way taken on 24 November 2026 in the guide “Is it zero-rated?”, Israel VAT Guide, https://example.com/guides/1

1. Is it client? (Value Added Tax Law, 5736-1975, s. 30(a)(5)). Answer: Answer abroad.
2. Is it place? (section 30(a)(5)). Answer: Answer yes.

Outcome: It may be zero. See section 30(a)(5).

It rests on: section 30(a)(5).

Where the texts end: Ask an adviser.

From summaries of the text of 14 January 2021, later changes noted to 21 November 2026. General information, not legal advice; the Hebrew text is binding.`)
})

it.each([
  ['regulation 12A', '', 'Value Added Tax Regulations, 5736-1976, reg. 12A'],
  ['regulation 6 of the Registration Regulations', '', 'regulation 6 of the Registration Regulations'],
  ['CA 41/96', 'Kasuto v. Director of VAT, 1999', 'CA 41/96 Kasuto v. Director of VAT, 1999'],
  ['CA 41/96', '', 'CA 41/96'],
])('TOOL-5 in a memo %s %s is cited as %s', (cite, name, cited) => {
  expect(citeRest({ cite, name })).toBe(cited)
})

it('TOOL-5 what a step rests on leads to it, where the site has it', () => {
  expect(GUIDE.steps[0]?.rests[0]?.url).toBe('/law/vat-law/30#s30(a)(5)')
  const [first] = guideOf([step('client', {}, { rests: [{ cite: 'section 999', name: '', note: '' }] })]).steps
  expect(first?.rests[0]?.url).toBeNull()
})
