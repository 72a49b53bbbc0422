import { fieldsOf } from '@/lib/fields-of'
import { parseJson } from '@/lib/parse-json'
import { fetchUnlessSilent } from './fetch-unless-silent'

/**
 * The clients' fetch. It gives up on a silent server, and hands on every refusal as a JSON object, whatever its body was:
 * the clients take some bodies for answers (`null`; with 404 a list, or nothing at all), and a failure would pass for done.
 * @throws DOMException "TimeoutError" from the call or from reading the body
 */
export const backendFetch: typeof fetch = async (input, init) => {
  const response = await fetchUnlessSilent(input, init)
  if (response.ok) return response
  return new Response(JSON.stringify(fieldsOf(parseJson(await response.text()))), response)
}
