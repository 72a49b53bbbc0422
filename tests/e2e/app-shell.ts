import type { BrowserContext, Page } from '@playwright/test'

/**
 * From now on every address is opened by the app alone, which fetches what it shows: as one of a row that is newer than the
 * last build, whose page the build has not written yet.
 */
export async function openByApp(target: Page | BrowserContext): Promise<void> {
  await target.route('**/*', async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'document') return route.fallback()
    await route.fulfill({ response: await route.fetch({ url: new URL('/admin', request.url()).href }) })
  })
}
