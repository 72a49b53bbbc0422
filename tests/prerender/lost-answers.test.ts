import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  listAddresses,
  listFormerAddresses,
  readContentChanges,
  readContentState,
  renderPage,
  writeSiteFiles,
} from '@/prerender/entry'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Fetch = typeof fetch

/** Puts a line between build and backend on which a question goes wrong as often as said; then it is answered. */
function disturb(times: number, wrong: Fetch): void {
  const { fetch } = globalThis
  const asked = new Map<string, number>()
  vi.stubGlobal('fetch', (...[input, init]: Parameters<Fetch>) => {
    const before = asked.get(String(input)) ?? 0
    asked.set(String(input), before + 1)
    return before < times ? wrong(input, init) : fetch(input, init)
  })
}

const cut: Fetch = () => Promise.reject(new TypeError('fetch failed'))
/** As the clients' own fetch ends a question after 10 s of silence. */
const late: Fetch = () => Promise.reject(new DOMException('silent for too long', 'TimeoutError'))
const answer =
  (status: number): Fetch =>
  async () =>
    new Response('{"message":"busy"}', { status })
const silent: Fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

const QUESTIONS: Record<string, () => Promise<unknown>> = {
  'how new the content is': readContentState,
  'what has changed': () => readContentChanges(0),
  'all addresses': listAddresses,
  'former addresses': listFormerAddresses,
  'the feeds': () => writeSiteFiles([]),
  'a page': () => renderPage('/rulings', 0),
}

describe('FIND-1 a build asks again', () => {
  it.each(Object.entries(QUESTIONS))('FIND-1 for %s, when each answer is late once', async (_, ask) => {
    disturb(1, late)
    await expect(ask()).resolves.toBeDefined()
  })

  it.each<[string, Fetch]>([
    ['the line is cut', cut],
    ['the server fails', answer(503)],
    ['a gateway says that there are too many questions', answer(429)],
  ])('FIND-1 when %s', async (_, wrong) => {
    disturb(1, wrong)
    const { body } = await renderPage('/rulings', 0)
    expect(body).toContain('href="/rulings/')
  })

  it('FIND-1 but not when it is refused', async () => {
    disturb(1, answer(403))
    await expect(readContentState()).rejects.toThrow('You are not allowed to do this.')
  })
})

describe('FIND-1 a build whose backend is silent', () => {
  beforeEach(async () => {
    // What is loaded for the first question takes time of its own.
    await readContentState()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })

  it('FIND-1 goes on with the third question after 23 s', async () => {
    disturb(2, silent)
    const asked = readContentState()
    await vi.advanceTimersByTimeAsync(23_000)
    expect(await asked).toMatchObject({ version: expect.any(Number) })
  })

  it('FIND-1 stops with a sentence after 47 s', async () => {
    disturb(4, silent)
    const said = vi.fn()
    const asked = readContentState().catch(said)
    await vi.advanceTimersByTimeAsync(46_999)
    expect(said).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await asked
    expect(said).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'The server took too long to answer. Try again in a moment.' }),
    )
  })
})
