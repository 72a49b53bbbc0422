import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { questionsOfItem, questionsOfList } from '@/kinds/item'
import { ITEMS } from '@/kinds/items'
import { asStored } from '@/texts/html-text'
import { isWorthRetrying, send } from './ask'
import { lawQuery } from './chapters/queries'
import { EMPTY_MESSAGE } from './contact-messages/schema'
import { sendContactMessage } from './contact-messages/submit'
import { AppError, NOT_KNOWN, SENTENCES } from './errors'
import { countFaqView, faqFeedbackQuery } from './faqs/queries'
import { filesTable } from './files/staff'
import { subscribeToNewsletter } from './newsletter-subscriptions/submit'
import { publicClient } from './public-client'
import { formRows } from './row-writes'
import { searchQuery } from './search/queries'

afterEach(() => vi.unstubAllGlobals())

type Given = { status: number; body: string }

/** The backend answers every call with this. */
function answerWith({ status, body }: Given): void {
  const isEmpty = [204, 205, 304].includes(status)
  vi.stubGlobal('fetch', async () => new Response(isEmpty ? null : body, { status }))
}

const bodies = fc.oneof(
  fc.constantFrom('', 'null', '{}', '[]', '[null]', '{"error":"upstream"}', '<!doctype html><title>502</title>'),
  fc.json(),
  fc.json().map((text) => text.slice(0, text.length / 2)),
  fc.string(),
  fc.record({ message: fc.jsonValue(), code: fc.jsonValue() }).map((value) => JSON.stringify(value)),
)
const refusals = fc.record({ status: fc.integer({ min: 300, max: 599 }), body: bodies })
const answers = fc.record({ status: fc.constantFrom(200, 201, 204, 206), body: bodies })

const fetched = <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>): Promise<Data> =>
  new QueryClient().fetchQuery({ ...query, retry: false })

const ID = '5b1f0f0e-8b1e-4b6e-9c57-0d6e3c1d2a10'
const WHOLE_LIST = { q: '', choices: {}, from: null, to: null, page: 1 }

// One call of each kind that the data layer makes: a list, a page, a search, a row, JSON, and writes.
const READS = {
  'the law': () => fetched(lawQuery('vat-law')),
  'a page of rulings': () => fetched(questionsOfList(ITEMS.ruling, WHOLE_LIST).rows),
  'a search of rulings': () => fetched(questionsOfList(ITEMS.ruling, { ...WHOLE_LIST, q: 'export' }).rows),
  'one ruling': () => fetched(questionsOfItem(ITEMS.ruling, ID).text),
  'the search': () => fetched(searchQuery({ query: 'export', type: null, from: null, to: null, page: 1 })),
  "an FAQ's feedback": () => fetched(faqFeedbackQuery(ID)),
  'a page of files': () => fetched(filesTable.pageQuery({ q: '', page: 1, only: {} })),
  'a row for its form': () => fetched(formRows('chapters', ['title']).rowQuery(ID)),
}
const SENDING = { signal: new AbortController().signal, onChecking: () => {} }
const WRITES = {
  'a message': () => sendContactMessage(EMPTY_MESSAGE, SENDING),
  'a subscription': () => subscribeToNewsletter('a@example.com', SENDING),
  'a view': () => countFaqView(ID),
}

const SENTENCES_KNOWN = [...Object.values(SENTENCES), NOT_KNOWN]

/** Fails unless a call was refused in words for readers. */
function expectWords(error: unknown): void {
  expect(error).toBeInstanceOf(AppError)
  expect(SENTENCES_KNOWN).toContain(error instanceof Error && error.message)
}

describe('MEND-A2 an answer of whatever shape', () => {
  it.each(Object.entries({ ...READS, ...WRITES }))('MEND-A2 that refuses %s is told in words', async (_, call) => {
    await fc.assert(
      fc.asyncProperty(refusals, async (given) => {
        // A page after the last one is no failure to the reader.
        fc.pre(!given.body.includes('PGRST103'))
        answerWith(given)
        const outcome = await call().then(
          () => 'done',
          (error: unknown) => error,
        )
        expectWords(outcome)
      }),
      { numRuns: 60 },
    )
  })

  it.each(Object.entries(READS))('MEND-A2 that seems to give %s gives it, or is told in words', async (_, call) => {
    await fc.assert(
      fc.asyncProperty(answers, async (given) => {
        answerWith(given)
        await call().catch(expectWords)
      }),
      { numRuns: 60 },
    )
  })

  it.each(['null', '', '{}', '5', '[null]', '<p>'])('MEND-A2 reads no list out of %j', async (body) => {
    answerWith({ status: 200, body })
    await expect(fetched(lawQuery('vat-law'))).rejects.toBeInstanceOf(AppError)
  })

  it('MEND-A2 drops a hit that cannot be shown, and keeps the others', async () => {
    const hit = { id: ID, type: 'law', title: 'Section 30', url: '/law', highlight: '', date: null }
    const results = [{ ...hit, title: 5 }, null, { ...hit, type: 'poem' }, hit]
    answerWith({ status: 200, body: JSON.stringify({ results, total: '3', counts: { law: { count: 'x' } } }) })
    await expect(
      fetched(searchQuery({ query: 'export', type: null, from: null, to: null, page: 1 })),
    ).resolves.toMatchObject({
      results: [{ ...hit, highlight: asStored('') }],
      total: { count: 0, more: false },
      counts: { law: { count: 0 } },
    })
  })

  // Another site at the backend's address answers like this; the form must not say that the message was sent.
  it('MEND-A2 counts an empty "not found" as a failure of a write', async () => {
    answerWith({ status: 404, body: '' })
    await expect(sendContactMessage(EMPTY_MESSAGE, SENDING)).rejects.toMatchObject({ kind: 'invalid' })
  })
})

describe('send', () => {
  it("MEND-D5 passes on the caller's own abort as it is", async () => {
    vi.stubGlobal('fetch', (_: unknown, { signal }: RequestInit) => Promise.reject(signal?.reason))
    const reason = new DOMException('left', 'AbortError')
    const call = send((await publicClient()).from('news').select('id'), AbortSignal.abort(reason))
    await expect(call).rejects.toBe(reason)
  })

  it.each([
    ['network', true],
    ['server', true],
    ['timeout', false],
    ['denied', false],
    ['conflict', false],
    ['duplicate', false],
    ['rate-limit', false],
    ['invalid', false],
    ['unknown', false],
  ] as const)('MEND-D5 finds a failure of kind "%s" worth a second try: %s', (kind, isWorth) => {
    expect(isWorthRetrying(new AppError(kind))).toBe(isWorth)
  })

  it("MEND-D5 finds a programmer's mistake not worth a second try", () => {
    expect(isWorthRetrying(new TypeError('x is undefined'))).toBe(false)
  })
})
