import { createServer, type RequestListener, type Server } from 'node:http'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createService, createVisitor, newAddress, sql } from '../support/backend.ts'
import { failRequests, holdRequests, lateAnswer, repairLine, sendFrom } from '../support/backend-line.ts'
import { renderPage } from '../support/render-page.tsx'
import { expectTextsInElements } from '../support/text-guard.ts'

expectTextsInElements()

const database = createService()
const CATEGORY = { id: crypto.randomUUID(), name: 'Judged category', order: 2000 }
let faqId: string
let service: Server

/** An IP look-up service at an address of its own, named by VITE_IP_LOOKUP_URL. */
async function lookUpBy(answer: RequestListener) {
  service = createServer(answer)
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const address = service.address()
  if (typeof address !== 'object' || !address) throw new Error('the look-up service has no port')
  vi.stubEnv('VITE_IP_LOOKUP_URL', `http://127.0.0.1:${address.port}/?format=json`)
}

const stored = async () => {
  const { data, error } = await database.from('faq_feedback').select('is_helpful, user_ip').eq('faq_id', faqId)
  if (error) throw error
  return data
}

const thumb = (name: 'Helpful' | 'Not helpful') => screen.findByRole('button', { name: new RegExp(`^${name}\\b`) })
const open = () => renderPage(`/faqs#${faqId}`).user

const THANKS = 'Thank you for your feedback!'
const FAILED = 'Unable to submit feedback. Please try again later.'

beforeEach(async () => {
  faqId = crypto.randomUUID()
  localStorage.clear()
  await database.from('faq_categories').upsert(CATEGORY)
  await database.from('faqs').insert({ id: faqId, category_id: CATEGORY.id, question: 'Judged', answer: '<p>So</p>' })
  await lookUpBy((_, response) => response.end('{"ip":"203.0.113.9"}'))
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  service.closeAllConnections()
  service.close()
  await database.from('faq_categories').delete().eq('id', CATEGORY.id)
})

it('MEND-C says before a choice that it asks another service for the address, and how long that is kept', async () => {
  const asked: string[] = []
  service.on('request', ({ url = '' }) => asked.push(url))
  open()
  await thumb('Helpful')
  const notice = screen.getByText(/^Answering asks 127\.0\.0\.1:\d+ for your IP address, which we keep for 24 hours/)
  expect(notice).toBeVisible()
  expect(within(notice).getByRole('link', { name: 'privacy' })).toHaveAttribute('href', '/privacy')
  expect(asked).toEqual([])
})

it('MEND-C promises no look-up where there is none', async () => {
  vi.stubEnv('VITE_IP_LOOKUP_URL', '')
  open()
  await thumb('Helpful')
  expect(screen.queryByText(/IP address/)).not.toBeInTheDocument()
})

it.each([
  ['Helpful', true],
  ['Not helpful', false],
] as const)('FAQ-4 stores "%s" with the address that the look-up told, and counts it', async (name, isHelpful) => {
  const user = open()
  await user.click(await thumb(name))
  expect(await screen.findByText(THANKS)).toBeInTheDocument()
  expect(await stored()).toEqual([{ is_helpful: isHelpful, user_ip: '203.0.113.9' }])
  expect(await screen.findByRole('button', { name: new RegExp(`^${name} 1\\b`) })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(await thumb('Helpful')).toHaveAttribute('aria-disabled', 'true')
  expect(await thumb('Not helpful')).toHaveAttribute('aria-disabled', 'true')
})

it('FAQ-4 counts a vote that is stored before the first counts have come', async () => {
  const release = lateAnswer('rpc/get_faq_feedback_counts')
  const user = open()
  await user.click(await thumb('Helpful'))
  await screen.findByText(THANKS)
  release()
  expect(await screen.findByRole('button', { name: /^Helpful 1: ./ })).toHaveAttribute('aria-pressed', 'true')
})

it('ACC-2 FAQ-4 a vote keeps the focus on its button, and a second one does nothing', async () => {
  const user = open()
  await user.click(await thumb('Helpful'))
  await screen.findByText(THANKS)
  expect(await thumb('Helpful')).toHaveFocus()
  await user.click(await thumb('Not helpful'))
  expect(await thumb('Not helpful')).toHaveAttribute('aria-pressed', 'false')
  expect(await stored()).toHaveLength(1)
})

it('ACC-2 the votes of each open question have a name of their own', async () => {
  open()
  await thumb('Helpful')
  expect(screen.getByRole('group', { name: 'Was this answer helpful? Judged' })).toBeVisible()
  // also where a reader's program lists the buttons of a page
  expect(screen.getByRole('button', { name: /^Helpful.*: Judged$/ })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Not helpful.*: Judged$/ })).toBeVisible()
})

it('FAQ-4 asks the look-up by GET', async () => {
  const asked: (string | undefined)[] = []
  service.removeAllListeners('request')
  service.on('request', (request, response) => {
    asked.push(request.method)
    response.end('{"ip":"2001:db8::7"}')
  })
  const user = open()
  await user.click(await thumb('Helpful'))
  await screen.findByText(THANKS)
  expect(asked).toEqual(['GET'])
  expect(await stored()).toMatchObject([{ user_ip: '2001:db8::7' }])
})

it.each<[string, RequestListener]>([
  ['fails', (_, response) => response.writeHead(500).end('no')],
  ['answers no address', (_, response) => response.end('{"ip":"<script>"}')],
  ['answers no JSON', (_, response) => response.end('203.0.113.9')],
  ['is cut off', (request) => request.socket.destroy()],
  ['does not answer within 2 seconds', () => {}],
])('FAQ-4 sends the feedback without an address when the look-up %s', async (_, answer) => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  service.removeAllListeners('request')
  service.on('request', answer)
  const user = open()
  await user.click(await thumb('Helpful'))
  expect(await thumb('Helpful')).toHaveAttribute('aria-disabled', 'true')
  expect(await screen.findByText(THANKS)).toBeInTheDocument()
  expect(await stored()).toEqual([{ is_helpful: true, user_ip: null }])
  expect(log).toHaveBeenCalled()
})

it('FAQ-4 asks nobody when the look-up is switched off', async () => {
  vi.stubEnv('VITE_IP_LOOKUP_URL', '')
  const user = open()
  await user.click(await thumb('Helpful'))
  await screen.findByText(THANKS)
  expect(await stored()).toEqual([{ is_helpful: true, user_ip: null }])
})

it('FAQ-4 thanks at once, and does not wait for the new counts', async () => {
  const user = open()
  await screen.findByRole('button', { name: /^Helpful 0: ./ })
  const release = holdRequests('rpc/get_faq_feedback_counts')
  await user.click(await thumb('Helpful'))
  expect(await screen.findByText(THANKS)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Helpful 0: ./ })).toHaveAttribute('aria-pressed', 'true')
  release()
  expect(await screen.findByRole('button', { name: /^Helpful 1: ./ })).toHaveAttribute('aria-disabled', 'true')
})

it('FAQ-4 thanks for 3 seconds', async () => {
  const user = open()
  const button = await thumb('Helpful')
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  await user.click(button)
  await screen.findByText(THANKS)
  // The message is on the page before its effect has set the timer, which goes on by itself.
  await act(async () => {})
  act(() => void vi.advanceTimersByTime(500))
  expect(screen.getByText(THANKS)).toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(2500))
  await waitFor(() => expect(screen.queryByText(THANKS)).not.toBeInTheDocument())
})

it('FAQ-4 says when the feedback cannot be stored, and gives the buttons back', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  failRequests('faq_feedback')
  const user = open()
  await user.click(await thumb('Not helpful'))
  expect(await screen.findByText(FAILED)).toBeInTheDocument()
  expect(log).toHaveBeenCalled()
  expect(await thumb('Helpful')).not.toHaveAttribute('aria-disabled')
  expect(await thumb('Not helpful')).toHaveAttribute('aria-pressed', 'false')

  repairLine()
  await user.click(await thumb('Not helpful'))
  expect(await screen.findByText(THANKS)).toBeInTheDocument()
  expect(await stored()).toHaveLength(1)
})

it('FAQ-4 SEC-6 says that the limit is reached and when it ends, and gives the buttons back', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const address = newAddress()
  const earlier = Array(60).fill({ faq_id: faqId, is_helpful: true })
  await createVisitor({ address }).from('faq_feedback').insert(earlier).throwOnError()
  sendFrom(address)
  const user = open()
  await user.click(await thumb('Not helpful'))
  expect(await screen.findByText(FAILED)).toBeInTheDocument()
  const reason =
    /^A lot of feedback has been sent from your connection within the last hour\. This will be possible again in 60 minutes\.$/
  expect(screen.getByText(reason)).toHaveAttribute('role', 'alert')
  expect(log).toHaveBeenCalled()
  expect(await thumb('Not helpful')).not.toHaveAttribute('aria-disabled')
  expect(await stored()).toEqual([{ is_helpful: true, user_ip: null }])

  await sql("update private.attempts set at = at - interval '1 hour' where action = 'feedback'")
  await user.click(await thumb('Not helpful'))
  expect(await screen.findByText(THANKS)).toBeInTheDocument()
  expect(screen.queryByText(reason)).not.toBeInTheDocument()
  expect(await stored()).toEqual([{ is_helpful: false, user_ip: expect.any(String) }])
})

it('FAQ-4 remembers the choice in the browser', async () => {
  const user = open()
  await user.click(await thumb('Not helpful'))
  await screen.findByText(THANKS)
  cleanup()
  open()
  expect(await thumb('Not helpful')).toHaveAttribute('aria-pressed', 'true')
  expect(await thumb('Helpful')).toHaveAttribute('aria-disabled', 'true')
})

it('FAQ-4 works where the browser denies storage', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied)
  const user = open()
  await user.click(await thumb('Helpful'))
  expect(await screen.findByText(THANKS)).toBeInTheDocument()
  await waitFor(async () => expect(await thumb('Helpful')).toHaveAttribute('aria-pressed', 'true'))
})
