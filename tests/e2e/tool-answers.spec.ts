import { expect } from '@playwright/test'
import { main } from './page.ts'
import { test } from './test.ts'

const ANSWERS = [
  { tool: 'rate', path: '/which-rate?deal=service&given=2024-12-20&paid=2025-01-15&case=none', name: 'The rate' },
  {
    tool: 'number',
    path: '/allocation-number?date=2026-07-01&amount=8000&supply=taxed&buyer=dealer',
    name: 'The answer',
  },
  { tool: 'days', path: '/deadlines?assessed=2026-11-02', name: 'The days' },
]

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`TOOL-2 TOOL-3 TOOL-4 FAST-3 a link with answers shows the answer in one window of ${width} × ${height}, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript(() => {
      const moves: number[] = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) moves.push(Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
      Object.assign(window, { moves })
    })
    for (const { tool, path, name } of ANSWERS)
      await test.step(tool, async () => {
        await page.goto(path)
        const answer = main(page).getByRole('region', { name })
        await expect(answer.getByRole('heading')).toBeInViewport({ ratio: 1 })
        // Several days with their rules are longer than a phone; the first of them is the nearest.
        const first = answer.getByRole('listitem').first()
        if (tool === 'days') await expect(first).toBeInViewport({ ratio: 1 })
        const isBelow = tool === 'days' && width < 1440
        for (const button of isBelow ? [] : ['Change the answers', 'Copy text', 'Copy link'])
          await expect(answer.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 })
        expect(await page.evaluate(() => Reflect.get(window, 'moves'))).toEqual([])
        await answer.getByRole('button', { name: 'Change the answers' }).click()
        await expect(main(page).getByRole('heading', { name: 'Your answers' })).toBeFocused()
        await expect(main(page).getByRole('heading', { name: 'Your answers' })).toBeInViewport({ ratio: 1 })
      })
  })
