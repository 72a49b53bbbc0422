import { test as base } from './stored-rows.ts'

/** Tries one claim on the page as it is. */
export type Check = (claim: string, prove: () => Promise<void>) => Promise<void>

/**
 * Tests that try several claims on a page that is opened once: each is a step with its own name and its own end, which the
 * accessibility statement takes up, and one that does not hold keeps none of the others from being tried.
 */
export const test = base.extend<{ check: Check }>({
  // biome-ignore lint/correctness/noEmptyPattern: how Playwright is told that nothing else is needed
  check: async ({}, use) => {
    const faults: string[] = []
    await use(async (claim, prove) => {
      try {
        await base.step(claim, prove)
      } catch (error) {
        faults.push(`${claim}\n${error instanceof Error ? error.message : error}`)
      }
    })
    if (faults.length > 0) throw new Error(faults.join('\n\n'))
  },
})
