import { test as base, expect } from '@playwright/test'

/** What browsers say of all that the site's policy does not allow. */
const VIOLATION = /Content Security Policy|Trusted(?:HTML|Script)/

/**
 * Tests in which the site keeps its own policy (SEC-3): one fails when a page of it does something that is not allowed. A
 * test that means to do so takes what the browser said out of `violations`.
 */
export const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ context }, use) => {
      const violations: string[] = []
      context.on('console', (message) => {
        if (VIOLATION.test(message.text())) violations.push(message.text())
      })
      await use(violations)
      expect(violations).toEqual([])
    },
    { auto: true },
  ],
})
