import { type PlaywrightSuite, playwrightSpecs } from './reports.ts'

/** The mark of a test for each state of a page, theme and width that it had checked for access (ACC-1). */
export const PAGE_STATE = 'page state'

/** How many page states the tests of a Playwright report had checked. */
export function countPageStates(suites: PlaywrightSuite[]): number {
  const marks = playwrightSpecs(suites).flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
  return marks.filter(({ type }) => type === PAGE_STATE).length
}
