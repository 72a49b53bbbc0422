import { test as base, expect, type Page } from '@playwright/test'

/** What browsers say of all that the site's policy does not allow. */
const VIOLATION = /Content Security Policy|Trusted(?:HTML|Script)/

/** Resolves when the page answers its reader (src/main.tsx). */
export const alive = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('alive').length > 0, null, { timeout: 4000 })

/**
 * Tests in which the site keeps its own policy (SEC-3): one fails when a page of it does something that is not allowed. A
 * test that means to do so takes what the browser said out of `violations`. Opening an address waits until the page is alive,
 * unless a test says what else to wait for (`waitUntil`).
 */
export const test = base.extend<{ violations: string[] }>({
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (address, options) => {
      const response = await goto(address, options)
      // Not for ever: a test may keep its scripts from the page.
      if (javaScriptEnabled !== false && !options?.waitUntil && address.startsWith('/'))
        await alive(page).catch(() => {})
      return response
    }
    await use(page)
  },
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
