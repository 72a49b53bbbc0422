import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import type axe from 'axe-core'
import { PAGE_STATE } from '../support/page-states.ts'
import { withSheet } from './page.ts'

const WIDE = { width: 1280, height: 800 }
const NARROW = { width: 390, height: 844 }

const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']
const RULES_OF_LAYOUT = ['target-size']

/** Those of good practice too, and the targets of 24 px of WCAG 2.2, which axe leaves out unless asked (ACC-1). */
const ALL_RULES: axe.RunOptions = { rules: { 'target-size': { enabled: true } } }

const only = (values: string[]): axe.RunOptions => ({ runOnly: { type: 'rule', values } })

/** A checker's source, read once a worker. A browser takes the shortened one of axe in half the time. */
const sourceOf = (address: string) => readFileSync(fileURLToPath(address), 'utf8')
const AXE = sourceOf(import.meta.resolve('axe-core/axe.min.js'))
const SECOND_CHECKER = sourceOf(import.meta.resolve('accessibility-checker-engine/ace.js'))

/** Axe notes once where everything stands: text laid out on approach would move the footer under what it measures later. */
const AS_A_WHOLE = `.law-chapter, .law-sections { content-visibility: visible !important }
  /* What is half under the sticky foot of a list is whole again after the next scroll. */
  .office-foot { position: static !important }`

/** What stands around every page: once it has been tried, it can be left out elsewhere. */
const FRAME = 'header:has(~ main), main ~ footer'
const WHOLE: axe.ElementContext = 'html'
const INSIDE: axe.ElementContext = { include: ['html'], exclude: [FRAME] }

interface Tried {
  /** Whether what stands around the page has been tried before. */
  isFrameKnown?: boolean
  /** Whether it is the page that stands for its kind. */
  isFirst?: boolean
}

/** What axe finds wrong on the page as it is, in light and, as far as colours go, in dark. */
export async function findFaults(page: Page, tried: Tried = {}): Promise<string[]> {
  return [
    ...(await findFaultsIn(page, 'light', ALL_RULES, tried)),
    ...(await findFaultsIn(page, 'dark', only(RULES_OF_COLOUR), tried)),
  ]
}

async function findFaultsIn(
  page: Page,
  colorScheme: 'light' | 'dark',
  rules: axe.RunOptions,
  { isFrameKnown }: Tried,
): Promise<string[]> {
  test.info().annotations.push({ type: PAGE_STATE })
  const faults = await withSheet(page, AS_A_WHOLE, async () => {
    // without motion, so that no colour is measured half-way to another; out of view none would ever come to its end
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(() => {
      // Axe calls a target too small that is half under a sticky bar; it is whole again after the next scroll.
      scrollTo(0, 0)
      for (const transition of document.getAnimations()) transition.finish()
    })
    return runAxe(page, isFrameKnown ? INSIDE : WHOLE, rules)
  })
  return faults.map((fault) => `${colorScheme} ${page.viewportSize()?.width} px ${fault}`)
}

/** What any rule of axe, also those of good practice alone, finds wrong inside an element as it is. */
export const findAnyFault = (page: Page, selector: string): Promise<string[]> => runAxe(page, selector, {})

/** Rules of the second checker that measure what axe measures on the same page; they take most of its time. */
const MEASURED_TWICE = ['target_spacing_sufficient', 'text_contrast_sufficient', 'text_spacing_valid']

/**
 * What a second checker, IBM's, holds to be wrong on the page as it is by WCAG 2.2; what it only asks a person is left out, and
 * what axe measures too is measured by it on the first page of a kind.
 */
async function findFaultsBySecond(
  page: Page,
  { isFrameKnown = false, isFirst = false }: Tried = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(SECOND_CHECKER)
  return page.evaluate(
    async ([isInside, leftOut]) => {
      const { Checker } = Reflect.get(window, 'ace')
      const checker = new Checker()
      // Rules that only recommend or ask, whatever they find, took two thirds of its time.
      const { engine, rulesetRules, ruleReasonLevels } = checker
      rulesetRules.WCAG_2_2 = rulesetRules.WCAG_2_2.filter((rule: string) => {
        const levels = Object.values(ruleReasonLevels[rule].WCAG_2_2)
        const isFailed = levels.includes('VIOLATION') && String(engine.getRule(rule).run).includes('RuleFail')
        return isFailed && !leftOut.includes(rule)
      })
      const place = isInside ? document.querySelector('main') : document
      const report: Report = await checker.check(place, ['WCAG_2_2'])
      return report.results
        .filter(({ value }) => value.join(' ') === 'VIOLATION FAIL')
        .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`)
    },
    [isFrameKnown, isFirst ? [] : MEASURED_TWICE] as const,
  )
}

type Report = { results: { ruleId: string; value: [string, string]; message: string; snippet: string }[] }

async function runAxe(page: Page, place: axe.ElementContext, options: Readonly<axe.RunOptions>): Promise<string[]> {
  // In the page itself: the package for Playwright opens another page for each run, for frames that this site has none of.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const violations: axe.Result[] = await page.evaluate(
    async ([context, chosen]) => {
      const checker = Reflect.get(window, 'axe')
      const find = async (): Promise<axe.Result[]> => (await checker.run(context, chosen)).violations
      // The markup of all that passes would cost as much as the rules: it is read where something does not.
      checker.configure({ noHtml: true })
      const found = await find()
      if (found.length === 0) return found
      checker.reset()
      return find()
    },
    // A selector for every element that passes would cost more than some rules.
    [place, { ...options, resultTypes: ['violations'], selectors: false }] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
  )
}

/** Axe finds nothing on the page as it is, in light and in dark, and neither does a second checker. */
export async function expectNoFaults(page: Page, tried: Tried = {}): Promise<void> {
  expect(await findFaults(page, tried)).toEqual([])
  expect(await findFaultsBySecond(page, tried)).toEqual([])
}

/**
 * Nor on a small one, as far as sizes go, and colours on the page that stands for its kind: the elements are the same
 * everywhere but in the menus of small screens, which are tried for themselves.
 */
export async function expectNoFaultsOnSmall(page: Page, { isFrameKnown, isFirst }: Tried = {}): Promise<void> {
  const rules = isFirst ? [...RULES_OF_COLOUR, ...RULES_OF_LAYOUT] : RULES_OF_LAYOUT
  expect(await findFaultsIn(page, 'light', only(rules), { isFrameKnown })).toEqual([])
}

/** Neither finds anything on the page as it is, large and small; where `isWhole` is not asked for, the second is left out. */
export async function expectNoFaultsAtAnySize(page: Page, isWhole = true): Promise<void> {
  await page.setViewportSize(WIDE)
  expect(await findFaults(page)).toEqual([])
  if (isWhole) expect(await findFaultsBySecond(page)).toEqual([])
  await page.setViewportSize(NARROW)
  await expectNoFaultsOnSmall(page)
}
