import { expect, it } from 'vitest'
import type { Step } from '@/data/guides/schema'
import {
  allWays,
  beginningWith,
  drawTree,
  moved,
  nameOf,
  newAnswer,
  newStep,
  stepInWords,
  withoutStep,
  withStep,
} from './edit-steps'

const step = (key: string, ...to: string[]): Step => ({
  key,
  kind: to.length > 0 ? 'question' : 'outcome',
  title: key.toUpperCase(),
  text: `<p>${key}</p>`,
  ends: '',
  rests: [],
  answers: to.map((target, index) => ({ key: `a${index}`, text: `to ${target}`, note: '', to: target })),
})

const STEPS = [step('one', 'two', 'end'), step('two', 'end', 'other'), step('end'), step('other')]

it('TOOL-5 new steps and answers have keys that none has', () => {
  const keys = [newStep('question'), newStep('outcome'), newAnswer(), newAnswer()].map(({ key }) => key)
  expect(new Set(keys).size).toBe(4)
  for (const key of keys) expect(key).toMatch(/^[a-z0-9-]{1,40}$/)
})

it('TOOL-5 what led to a step that is deleted leads nowhere', () => {
  expect(withoutStep(STEPS, 'end').map(({ answers }) => answers.map(({ to }) => to))).toEqual([
    ['two', ''],
    ['', 'other'],
    [],
  ])
})

it('TOOL-5 steps are changed, put first and moved', () => {
  expect(withStep(STEPS, { ...step('two'), title: 'New' })[1]?.title).toBe('New')
  expect(beginningWith(STEPS, 'two').map(({ key }) => key)).toEqual(['two', 'one', 'end', 'other'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect([moved(['a', 'b'], 0, -1), moved(['a', 'b'], 1, 1)]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
})

it('TOOL-5 the tree draws each step once, and names those that it does not reach', () => {
  const { root, lost } = drawTree([...STEPS, step('lost', 'one')])
  expect(lost.map(({ key }) => key)).toEqual(['lost'])
  expect(root?.answers.map(({ to }) => to && [to.step.key, 'answers' in to])).toEqual([
    ['two', true],
    ['end', false],
  ])
})

it('TOOL-5 a loop is drawn as one, and does not run on', () => {
  const steps = [step('one', 'two'), step('two', 'one', 'gone')]
  const to = drawTree(steps).root?.answers[0]?.to
  expect(to && 'answers' in to && to.answers.map((each) => each.to)).toEqual([{ step: steps[0], isLoop: true }, null])
  expect(allWays(steps, 10).ways.map(({ answers, end }) => [answers.length, end])).toEqual([
    [2, null],
    [2, null],
  ])
})

it('TOOL-5 every way is tried, up to a number', () => {
  const { ways, areMore } = allWays(STEPS, 10)
  expect(areMore).toBe(false)
  expect(ways.map(({ answers, end }) => [...answers.map(({ answer }) => answer.text), end?.key])).toEqual([
    ['to two', 'to end', 'end'],
    ['to two', 'to other', 'other'],
    ['to end', 'end'],
  ])
  expect(allWays(STEPS, 2)).toMatchObject({ ways: [{}, {}], areMore: true })
  const wide = Array.from({ length: 20 }, (_, index) => step(`s${index}`, `s${index + 1}`, `s${index + 1}`))
  expect(allWays(wide, 200).ways).toHaveLength(200)
})

it('TOOL-5 a step is named by its words or its place, and read line by line', () => {
  const nameless = { ...step('two'), title: ' ' }
  expect(nameOf([step('one'), nameless], nameless)).toBe('Step 2, without words')
  const asked = {
    ...step('one', 'two'),
    rests: [{ cite: 'CA 41/96', name: 'Kasuto', note: 'Strict' }],
    ends: '<p>Ask.</p>',
  }
  expect(stepInWords(asked, (html) => html.replace(/<[^>]*>/g, ''))).toBe(
    'Question: ONE\none\nCA 41/96 · Kasuto · Strict\n→ to two (to two)\nWhere the texts end: Ask.',
  )
})
