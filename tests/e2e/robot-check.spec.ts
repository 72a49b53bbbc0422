import { createHash } from 'node:crypto'
import { expect, type Page, type Route } from '@playwright/test'
import { main } from './page.ts'
import { test } from './test.ts'

const CHECKING = 'Checking that you are not a robot…'

/** A puzzle as the database makes it; one that hides its greatest number takes longest. */
function newPuzzle(greatest = 2000, hidden = greatest) {
  const salt = `contact.1999999999.${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`
  const challenge = createHash('sha256').update(`${salt}.${hidden}`).digest('hex')
  const signature = 'a'.repeat(64)
  return {
    puzzle: { salt, challenge, signature, greatest },
    solution: `${salt}.${hidden}.${signature}`,
  }
}

type Made = ReturnType<typeof newPuzzle>

const askFor = (route: Route) =>
  route.fulfill({
    status: 428,
    json: { code: 'PT428', message: 'A check comes first.', details: 'contact', hint: null },
  })

/** What the database gives to whoever asks for a puzzle. */
async function give(page: Page, answer: () => Made['puzzle'] | null) {
  await page.unroute('**/rest/v1/rpc/ask_for_puzzle')
  await page.route('**/rest/v1/rpc/ask_for_puzzle', (route) => route.fulfill({ json: answer() }))
}

/** The database asks for a puzzle until it gets the solution; gives what it was sent. */
async function puzzle(page: Page, table: string, { puzzle: made, solution }: Made) {
  await give(page, () => made)
  const proofs: (string | null)[] = []
  await page.route(`**/rest/v1/${table}*`, async (route) => {
    const proof = await route.request().headerValue('proof-of-work')
    proofs.push(proof)
    await (proof === solution ? route.continue() : askFor(route))
  })
  return proofs
}

/** Puzzles are not solved until the function is called that this gives. */
async function holdSolver(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/solver.worker-*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

async function fillIn(page: Page): Promise<void> {
  await main(page).getByLabel('Name').fill('Puzzled')
  await main(page).getByLabel('Email').fill('dana@example.com')
  await main(page).getByLabel('Message').fill('Is our service zero-rated?')
}

const send = (page: Page) => main(page).getByRole('button', { name: /^Send/ })

test('SEC-6 a message goes through once its puzzle is solved, by keyboard, under the policy of SEC-3; what was typed stays until then', async ({
  page,
  baseURL,
}) => {
  const MESSAGES = '**/rest/v1/contact_messages*'
  const FAILED = 'Failed to send message. Please try again later.'
  const expectTyped = () => expect(main(page).getByLabel('Message')).toHaveValue('Is our service zero-rated?')
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))

  await test.step('solved', async () => {
    const release = await holdSolver(page)
    const made = newPuzzle()
    const proofs = await puzzle(page, 'contact_messages', made)
    await page.goto('/contact')
    await fillIn(page)
    await send(page).press('Enter')
    await expect(main(page).getByRole('status').filter({ hasText: CHECKING })).toBeVisible()
    await expect(send(page)).toBeDisabled()
    await expectTyped()
    release()
    await expect(main(page).getByText(/^Message sent successfully!/)).toBeVisible()
    await expect(main(page).getByText(CHECKING)).toHaveCount(0)
    expect(proofs).toEqual([null, made.solution])
    expect(workers.map((url) => new URL(url).origin)).toEqual([new URL(page.url()).origin])
  })

  await fillIn(page)
  await test.step('stopped', async () => {
    await page.unroute(MESSAGES)
    const proofs = await puzzle(page, 'contact_messages', newPuzzle(90_000_000))
    await send(page).press('Enter')
    await expect(main(page).getByText(CHECKING)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(main(page).getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(main(page).getByText(CHECKING)).toHaveCount(0)
    await expect(main(page).getByLabel('Message')).toBeFocused()
    await expect(main(page).getByLabel('Name')).toHaveValue('Puzzled')
    await expect(main(page).getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
    expect(proofs).toEqual([null])
    await expect.poll(() => page.workers().length).toBe(0)
  })

  for (const made of [null, newPuzzle(10, 11).puzzle])
    await test.step(made ? 'without a solution' : 'no puzzle', async () => {
      await page.unroute(MESSAGES)
      await page.route(MESSAGES, askFor)
      await give(page, () => made)
      await send(page).click()
      await expect(main(page).getByText(FAILED)).toBeVisible()
      await expectTyped()
      // what was said is gone before the next failure says the same
      await main(page)
        .getByLabel('Name')
        .fill(made ? 'Refused' : 'Unsolved')
      await expect(main(page).getByText(FAILED)).toHaveCount(0)
    })

  await test.step('refused, which is followed by another, and not for ever', async () => {
    const proofs: (string | null)[] = []
    await page.unroute(MESSAGES)
    await page.route(MESSAGES, async (route) => {
      proofs.push(await route.request().headerValue('proof-of-work'))
      await askFor(route)
    })
    await give(page, () => newPuzzle(50).puzzle)
    await send(page).click()
    await expect(main(page).getByText(FAILED)).toBeVisible()
    expect(proofs).toHaveLength(4)
    expect(new Set(proofs).size).toBe(4)
    await page.unroute(MESSAGES)
    await send(page).click()
    await expect(main(page).getByText(/^Message sent successfully!/)).toBeVisible()
  })

  await test.step('over plain http, where browsers have no such check', async () => {
    const plain = 'http://site.example'
    await page.route(`${plain}/**`, async (route) => {
      const response = await route.fetch({ url: route.request().url().replace(plain, String(baseURL)) })
      await route.fulfill({ response })
    })
    const proofs = await puzzle(page, 'contact_messages', newPuzzle())
    await page.goto(`${plain}/contact`)
    await fillIn(page)
    await send(page).click()
    await expect(main(page).getByRole('alert').filter({ hasText: 'begins with https://' })).toBeVisible()
    await expectTyped()
    await expect(send(page)).toBeEnabled()
    expect(proofs).toEqual([null])
  })
})

test('SEC-6 subscribing and judging an answer wait for their puzzles too', async ({ page }) => {
  const subscription = newPuzzle()
  const proofs = await puzzle(page, 'newsletter_subscriptions', subscription)
  await page.goto('/faqs')
  const box = page.getByRole('form', { name: 'Newsletter' })
  await box.getByLabel('Your email').fill(`${crypto.randomUUID()}@example.com`)
  await box.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box.getByText('Successfully subscribed!')).toBeVisible()
  expect(proofs).toEqual([null, subscription.solution])

  await page.route('https://api.ipify.org/**', (route) => route.abort())
  const release = await holdSolver(page)
  await puzzle(page, 'faq_feedback', newPuzzle())
  await main(page).getByRole('button', { expanded: false }).first().click()
  await main(page)
    .getByRole('button', { name: /^Helpful/ })
    .click()
  await expect(main(page).getByText(CHECKING)).toBeVisible()
  release()
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible()
})
