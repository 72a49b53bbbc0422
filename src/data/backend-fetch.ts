import { fieldsOf } from '@/lib/fields-of'
import { parseJson } from '@/lib/parse-json'
import { fetchUnlessSilent } from './fetch-unless-silent'

/** The clients' fetch: gives up on a silent server as fetchUnlessSilent does, and makes every refusal a JSON object. */
export const backendFetch: typeof fetch = async (input, init) => {
  const response = await fetchUnlessSilent(input, init)
  if (response.ok) return response
  // The clients take some bodies for success, such as `null` or an empty 404.
  return new Response(JSON.stringify(fieldsOf(parseJson(await response.text()))), response)
}
