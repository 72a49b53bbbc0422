/** The mark of a test for each state of a page, theme and width that it had checked for access (ACC-1). */
export const PAGE_STATE = 'page state'

/** A file in Playwright's JSON report. */
interface Suite {
  specs: { tests: { annotations: { type: string }[] }[] }[]
  suites?: Suite[]
}

/** How many page states the tests of a Playwright report had checked. */
export function countPageStates(suites: Suite[]): number {
  return suites.reduce((sum, { specs, suites: inner = [] }) => {
    const marks = specs.flatMap(({ tests }) => tests).flatMap(({ annotations }) => annotations)
    return sum + marks.filter(({ type }) => type === PAGE_STATE).length + countPageStates(inner)
  }, 0)
}
