/** What is wrong with a request before any service sees it: the status to answer, and a sentence. */
export interface RequestFault {
  status: 400 | 405
  message: string
  /** Postgres' code, where a hosted project would send one. */
  code?: string
}

/** The methods that the three services know; HTTP has others, such as TRACE. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']

/** How deeply tables may be embedded: `chapters(sections(…))` is two deep, which is what the site needs. */
const MAX_EMBEDS = 4

/** How deeply a JSON body may be nested; rows with arrays of Postgres' six dimensions have eight levels. */
const MAX_NESTING = 32

/** The fault of a request that no service could understand or that would cost too much; undefined if there is none. */
export function findRequestFault(request: { method: string; url: URL; body: Buffer }): RequestFault | undefined {
  const { method, url, body } = request
  if (!METHODS.includes(method)) return { status: 405, message: `The method ${method} is not allowed.` }
  const path = decode(url.pathname)
  if (path === undefined || /%00/.test(url.href)) return bad('The address of the request cannot be read.')
  if (url.searchParams.getAll('select').some((select) => depthOf(select, '(', ')') > MAX_EMBEDS))
    return bad(`Tables can be embedded at most ${MAX_EMBEDS} deep.`)
  if (holdsNul(body))
    return { ...bad('The body of the request holds the character NUL, which no text may.'), code: '22P05' }
  if (mayBeJson(body) && depthOf(body.toString(), '[{', ']}') > MAX_NESTING)
    return bad(`The body of the request is nested more than ${MAX_NESTING} deep.`)
  return undefined
}

const bad = (message: string): RequestFault => ({ status: 400, message })

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Raw or escaped in JSON. In a column's name it would cut the SQL statement short. */
const holdsNul = (body: Buffer) => body.includes(0) || /(?<!\\)(?:\\\\)*\\u0000/.test(body.toString())

/** Whatever its content type: services read JSON without being told. */
const mayBeJson = (body: Buffer) => /^\s*[[{]/.test(body.toString('latin1', 0, 100))

/** The most brackets open at once, without those in quotation marks. */
function depthOf(text: string, opening: string, closing: string): number {
  let deepest = 0
  let depth = 0
  let isQuoted = false
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index)
    if (sign === '\\') index += 1
    else if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (opening.includes(sign)) deepest = Math.max(deepest, ++depth)
    else if (closing.includes(sign)) depth -= 1
  }
  return deepest
}
