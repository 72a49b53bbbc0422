import { expect, type Page } from '@playwright/test'
import { expectArrival, expectWhole } from './page.ts'
import { test } from './test.ts'

/** Opens the privacy policy with another body, or with markup at the end of its own, as if some had got past every other defence. */
async function openWith(page: Page, markup: string, isWhole = false): Promise<void> {
  const put = (html: string) => (isWhole ? html.replace('</body>', `${markup}</body>`) : `<!doctype html>${markup}`)
  await page.route('**/privacy', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: put(await response.text()) })
  })
  await page.route('https://evil.example/**', (route) =>
    route.fulfill({ body: 'window.attackHasRun = true', contentType: 'text/javascript' }),
  )
  await page.goto('/privacy', isWhole ? {} : { waitUntil: 'load' })
}

const RUN = 'window.attackHasRun = true'

const INJECTED = {
  'a script': `<script>${RUN}</script>`,
  'a handler': `<img src="/nowhere.png" alt="" onerror="${RUN}">`,
  "another site's script": '<script src="https://evil.example/x.js"></script>',
  'a script in its own address': `<script src="data:text/javascript,${RUN}"></script>`,
  'a frame': `<iframe srcdoc="<script>parent.${RUN.replace('window.', '')}</script>"></iframe>`,
  'another base for all addresses': '<base href="https://evil.example/"><script src="x.js"></script>',
  'an object': '<object data="https://evil.example/x.js" type="text/html"></object>',
}

test('SEC-3 nothing in a page is run or sent that the policy does not know, and the page works on', async ({
  page,
  violations,
}) => {
  const expectRefused = async (act: () => Promise<unknown>) => {
    violations.splice(0)
    await act()
    await expect.poll(() => violations.length).toBeGreaterThan(0)
    violations.splice(0)
    expect(await page.evaluate(() => 'attackHasRun' in window)).toBe(false)
  }
  for (const [name, markup] of Object.entries(INJECTED)) {
    await test.step(name, () => expectRefused(() => openWith(page, markup)))
  }
  await test.step('a link that is a script', async () => {
    await openWith(page, `<a id="attack" href="javascript:${RUN}">Read on</a>`)
    await expectRefused(() => page.locator('#attack').click())
  })
  await test.step('a form to another site', async () => {
    await openWith(page, '<form action="https://evil.example/" id="attack"></form>')
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await expectRefused(() => page.locator('#attack').evaluate((form: HTMLFormElement) => form.submit()))
    expect(sent.filter((url) => url.includes('evil.example'))).toEqual([])
    expect(await page.evaluate(() => window.location.pathname)).toBe('/privacy')
  })
  await test.step('the page around all that is read on', async () => {
    await expectRefused(() => openWith(page, Object.values(INJECTED).join(''), true))
    await expectWhole(page)
    await page.getByRole('link', { name: 'Terms of Use' }).click()
    await expectArrival(page, 'Terms of Use')
    violations.splice(0)
    expect(await page.evaluate(() => 'attackHasRun' in window)).toBe(false)
  })
})

test('SEC-3 scripts cannot turn a string into markup, code or a connection elsewhere, and no page is shown inside another', async ({
  page,
  violations,
}) => {
  await page.goto('/privacy')
  const outcomes = await page.evaluate(async () => {
    const attempts = {
      markup: () => Reflect.set(document.body, 'innerHTML', '<img src="/nowhere.png" onerror="1">'),
      parsing: () => new DOMParser().parseFromString('<p>', 'text/html'),
      code: () => document.body.append(Object.assign(document.createElement('script'), { text: '1' })),
      handler: () => document.body.setAttribute('onclick', '1'),
      worker: () => new Worker(URL.createObjectURL(new Blob(['1']))),
      policy: () => Reflect.get(window, 'trustedTypes').createPolicy('another', {}),
      connection: () => fetch('https://evil.example/'),
    }
    const outcomeOf = async ([name, attempt]: [string, () => unknown]) => {
      const isDone = await Promise.resolve()
        .then(attempt)
        .then(() => true)
        .catch(() => false)
      return `${name} ${isDone ? 'done' : 'refused'}`
    }
    return Promise.all(Object.entries(attempts).map(outcomeOf))
  })
  expect(outcomes.filter((outcome) => outcome.endsWith('done'))).toEqual([])
  expect(violations.splice(0).length).toBeGreaterThanOrEqual(outcomes.length)

  await page.route('**/framer', (route) =>
    route.fulfill({ body: '<iframe src="/privacy"></iframe>', contentType: 'text/html' }),
  )
  await page.goto('/framer', { waitUntil: 'load' })
  await expect.poll(() => violations.length).toBeGreaterThan(0)
  violations.splice(0)
  await expect(page.frameLocator('iframe').getByRole('banner')).toHaveCount(0)
})
