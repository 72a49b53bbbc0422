import * as v from 'valibot'
import { fetchUnlessSilent } from './fetch-unless-silent'

const REFUSAL = v.fallback(v.pipe(v.string(), v.parseJson(), v.looseObject({})), {})

/** The clients' fetch: gives up on a silent server as fetchUnlessSilent does, and makes every refusal a JSON object. */
export const backendFetch: typeof fetch = async (input, init) => {
  const response = await fetchUnlessSilent(input, init)
  if (response.ok) return response
  // The clients take some bodies for success, such as `null` or an empty 404.
  return new Response(JSON.stringify(v.parse(REFUSAL, await response.text())), response)
}
