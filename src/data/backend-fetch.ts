import * as v from 'valibot'

/**
 * How long a whole answer may take, in milliseconds (SEC-5). The longest is the law: 3,000 sections, some 800 KB compressed,
 * take 16 s on a line of 0.4 Mbit/s.
 */
const TIME_LIMIT = 20_000

const REFUSAL = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), {})

/** A fetch that fails with a "TimeoutError" after this time, also in the midst of a body, and makes every refusal a JSON object. */
export const fetchWithin =
  (time: number): typeof fetch =>
  async (input, init) => {
    const limit = AbortSignal.timeout(time)
    const response = await fetch(input, {
      ...init,
      signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit,
    })
    if (response.ok) return response
    // The clients take some bodies for success, such as `null` or an empty 404.
    return new Response(JSON.stringify(v.parse(REFUSAL, await response.text())), response)
  }

/** The clients' fetch. */
export const backendFetch = fetchWithin(TIME_LIMIT)
