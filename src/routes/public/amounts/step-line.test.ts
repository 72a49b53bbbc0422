import { describe, expect, it } from 'vitest'
import { formatAmount, numberWords } from '@/law/amounts'
import { drawSteps, hasHistory, presentStep, yearsBelow } from './step-line'

const step = (effective_from: string, amount: number) => ({ id: effective_from, effective_from, amount })
const STEPS = [step('2026-06-01', 5), step('2026-01-01', 10), step('2024-01-01', 20)]

describe('TOOL-1 a line of steps', () => {
  it('TOOL-1 goes from the first step to today, zero at the foot', () => {
    const { drawn, line } = drawSteps(STEPS, '2028-01-01')
    expect(drawn.map(({ step, left }) => [step.amount, left])).toEqual([
      [20, 0],
      [10, 50.03],
      [5, 60.37],
    ])
    expect(line).toBe('M0 12H50.03V56H60.37V78H100')
  })

  it('TOOL-1 leaves out what is still to come, and stands without any', () => {
    expect(drawSteps(STEPS, '2026-02-01').drawn).toHaveLength(2)
    expect(drawSteps(STEPS, '1990-01-01').line).toBe('')
    expect(presentStep(STEPS, '1990-01-01')).toBe(STEPS[2])
    expect(presentStep(STEPS, '2026-02-01')).toBe(STEPS[1])
  })

  it('TOOL-1 finds a day on the line, and none before the first step', () => {
    const { pointOn } = drawSteps(STEPS, '2028-01-01')
    expect(pointOn('2026-05-31')).toEqual([{ day: '2026-05-31', left: 60.3, top: 56 }])
    expect(pointOn('2026-06-01')).toEqual([{ day: '2026-06-01', left: 60.37, top: 78 }])
    expect(pointOn('2023-12-31')).toEqual([])
  })

  it('TOOL-1 is drawn only where there is a history', () => {
    expect(hasHistory(STEPS, '2028-01-01')).toBe(true)
    expect(hasHistory(STEPS, '2024-02-01')).toBe(false)
    expect(hasHistory([step('2025-01-01', 5), step('2024-01-01', 5)], '2028-01-01')).toBe(false)
  })

  it('TOOL-1 names each year, or each tenth of many', () => {
    expect(yearsBelow(STEPS, '2026-11-25')).toEqual(['2024-01-01', '2025-01-01', '2026-01-01'])
    expect(yearsBelow([step('1976-07-01', 8)], '2026-11-25')).toEqual([
      '1980-01-01',
      '1990-01-01',
      '2000-01-01',
      '2010-01-01',
      '2020-01-01',
    ])
  })
})

describe('TOOL-1 an amount in words', () => {
  it.each([
    [18, '%', '18%'],
    ['16.50', '%', '16.5%'],
    [5000, 'NIS', 'NIS 5,000'],
    [1_775_000, 'NIS', 'NIS 1,775,000'],
    [2_000_000, 'NIS', 'NIS 2 million'],
    [0, 'NIS', 'NIS 0'],
    [1234.5, 'NIS', 'NIS 1,234.5'],
  ])('TOOL-1 %s %s: %s', (amount, unit, words) => {
    expect(formatAmount(amount, unit)).toBe(words)
  })

  it('TOOL-1 has no millions where a part of one is left', () => {
    expect(numberWords(1_500_000)).toBe('1,500,000')
  })
})
