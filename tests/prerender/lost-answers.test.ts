import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  listAddresses,
  listFormerAddresses,
  readAhead,
  readVersion,
  renderPage,
  writeSiteFiles,
} from '@/site/prerender/entry'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Fetch = typeof fetch

/**
 * Puts a line between build and backend on which a question goes wrong as often as said; then it is answered.
 * @param which questions, by their address
 * @returns how many questions were asked
 */
function disturb(times: number, wrong: Fetch, which = /./): () => number {
  const { fetch } = globalThis
  const asked = new Map<string, number>()
  vi.stubGlobal('fetch', (...[input, init]: Parameters<Fetch>) => {
    const question = `${input} ${init?.body ?? ''}`
    const before = asked.get(question) ?? 0
    asked.set(question, before + 1)
    return before < times && which.test(String(input)) ? wrong(input, init) : fetch(input, init)
  })
  return () => [...asked.values()].reduce((sum, each) => sum + each, 0)
}

const isOfManyPages = (pathname: string) => /^\/(?:rulings|decisions|news)(?:\/|$)/.test(pathname)
const pagesOfLists = async () => (await listAddresses()).map(({ pathname }) => pathname).filter(isOfManyPages)

const cut: Fetch = () => Promise.reject(new TypeError('fetch failed'))
/** As the clients' own fetch ends a question after 20 s. */
const late: Fetch = () => Promise.reject(new DOMException('took too long', 'TimeoutError'))
const answer =
  (status: number): Fetch =>
  async () =>
    new Response('{"message":"busy"}', { status })
const silent: Fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

const QUESTIONS: Record<string, () => Promise<unknown>> = {
  'how new the content is': readVersion,
  'all addresses': listAddresses,
  'former addresses': listFormerAddresses,
  'the feeds': () => writeSiteFiles([]),
  'what many pages ask': () => pagesOfLists().then(readAhead),
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

  it('FIND-1 FIND-7 for what many pages ask, and gets the same answers', async () => {
    const pathnames = await pagesOfLists()
    const whole = await readAhead(pathnames)
    vi.unstubAllGlobals()
    const asked = disturb(0, cut)
    await readAhead(pathnames)
    const questions = asked()
    vi.unstubAllGlobals()
    const askedAgain = disturb(1, late)
    expect(await readAhead(pathnames)).toEqual(whole)
    expect(askedAgain()).toBe(2 * questions)
  })

  it('FIND-1 but not when it is refused', async () => {
    disturb(1, answer(403))
    await expect(readVersion()).rejects.toThrow('You are not allowed to do this.')
  })
})

describe('FIND-1 a build whose backend is silent', () => {
  beforeEach(async () => {
    // What is loaded for the first question takes time of its own.
    await readVersion()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    // Its clock is the machine's, whatever the timers are.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const limit = new AbortController()
      setTimeout(() => limit.abort(new DOMException('took too long', 'TimeoutError')), milliseconds)
      return limit.signal
    })
  })

  it('FIND-1 goes on with the third question after 43 s', async () => {
    disturb(2, silent)
    const asked = readVersion()
    await vi.advanceTimersByTimeAsync(43_000)
    expect(await asked).toEqual(expect.any(Number))
  })

  it('FIND-1 stops with a sentence after 87 s', async () => {
    disturb(4, silent)
    const said = vi.fn()
    const asked = readVersion().catch(said)
    await vi.advanceTimersByTimeAsync(86_999)
    expect(said).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await asked
    expect(said).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'The server took too long to answer. Try again in a moment.' }),
    )
  })
})

describe('FIND-1 a build that loses an answer for good', () => {
  it.each(['get_cited_sections', 'get_neighbours', 'get_related_rulings', 'get_list_options', 'rulings?'])(
    'FIND-1 FIND-7 stops after 7 s, when it is that of %s for many pages',
    async (name) => {
      const pathnames = await pagesOfLists()
      await readAhead(pathnames)
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      disturb(4, cut, new RegExp(name.replace('?', '\\?')))
      const said = vi.fn()
      const asked = readAhead(pathnames).catch(said)
      await vi.advanceTimersByTimeAsync(6999)
      expect(said).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      await asked
      expect(said).toHaveBeenCalledWith(expect.objectContaining({ name: 'AppError', kind: 'network' }))
    },
  )
})
