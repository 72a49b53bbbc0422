import { expect, type Page } from '@playwright/test'
import { expectArrival, expectWhole, main, open } from './page.ts'
import { test } from './test.ts'

/** Opens the privacy policy with other markup at the end of its body, as if some had got past every other defence. */
async function openWith(page: Page, markup: string): Promise<void> {
  await page.route('**/privacy', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${markup}</body>`) })
  })
  await page.route('https://evil.example/**', (route) =>
    route.fulfill({ body: 'window.attackHasRun = true', contentType: 'text/javascript' }),
  )
  await open(page, '/privacy')
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

test('SEC-3 nothing in the page is run that the policy does not know, and the page works on', async ({
  page,
  violations,
}) => {
  for (const [name, markup] of Object.entries(INJECTED)) {
    await test.step(name, async () => {
      violations.splice(0)
      await openWith(page, markup)
      await expect.poll(() => violations.length).toBeGreaterThan(0)
      violations.splice(0)
      expect(await page.evaluate(() => 'attackHasRun' in window)).toBe(false)
      await page.getByRole('link', { name: 'Terms of Use' }).click()
      await expectArrival(page, 'Terms of Use')
    })
  }
})

test('SEC-3 a link that is a script does nothing', async ({ page, violations }) => {
  await openWith(page, `<a id="attack" href="javascript:${RUN}">Read on</a>`)
  await page.locator('#attack').click()
  await expect.poll(() => violations.length).toBeGreaterThan(0)
  violations.splice(0)
  expect(await page.evaluate(() => 'attackHasRun' in window)).toBe(false)
})

test('SEC-3 a form sends nothing to another site', async ({ page, violations }) => {
  await openWith(page, '<form action="https://evil.example/" id="attack"></form>')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.locator('#attack').evaluate((form: HTMLFormElement) => form.submit())
  await expect.poll(() => violations.length).toBeGreaterThan(0)
  violations.splice(0)
  expect(sent.filter((url) => url.includes('evil.example'))).toEqual([])
  expect(await page.evaluate(() => window.location.pathname)).toBe('/privacy')
})

test('SEC-3 scripts cannot turn a string into markup, code or a connection to another site', async ({
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
})

test('SEC-3 the page may not be shown inside of another', async ({ page, violations }) => {
  await page.route('**/framer', (route) =>
    route.fulfill({ body: '<iframe src="/privacy"></iframe>', contentType: 'text/html' }),
  )
  await page.goto('/framer', { waitUntil: 'load' })
  await expect.poll(() => violations.length).toBeGreaterThan(0)
  violations.splice(0)
  await expect(page.frameLocator('iframe').getByRole('banner')).toHaveCount(0)
})

const PAGES = [
  ...['/', '/law/vat-law', '/law/regulations', '/law/booking-rules', '/rulings', '/decisions', '/news', '/faqs'],
  ...['/search?q=invoice', '/contact', '/privacy', '/terms', '/accessibility', '/open-data'],
]

test('SEC-3 every kind of page comes to its end under the policy, and the items that lists lead to', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  for (const address of PAGES) {
    const response = await page.goto(address)
    expect(response?.headers()['content-security-policy'], address).toContain("require-trusted-types-for 'script'")
    await expectWhole(page)
    const item = main(page).getByRole('article').getByRole('link').first()
    if (['/rulings', '/decisions', '/news'].includes(address)) {
      await item.click()
      await expectArrival(page)
      await expectWhole(page)
    }
  }
  expect(complaints).toEqual([])
})
