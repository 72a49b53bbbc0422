import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { SupabaseFetch } from './lite-app.ts'
import { isServicePath } from './service-paths.ts'

/** A Connect-style middleware: answers the three services' paths and passes everything else on. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** A smaller answer fits one network packet, so compressing it gains nothing. */
const MIN_COMPRESSED_BYTES = 1024

/** Serves `answer` over Node's HTTP; an unexpected error goes to `log` and is answered with 500. */
export function createMiddleware(answer: SupabaseFetch, log: (message: string) => void): Middleware {
  return (request, response, next) => {
    const url = resolveAddress(request)
    if (!url || !isServicePath(url.pathname)) return next()
    handle(request, response, url, answer).catch((error: unknown) => {
      log(String(error))
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end('The local backend failed to answer.')
    })
  }
}

/** Undefined if ".." in the path or a slash in the host leads out of the service that the path seems to name. */
function resolveAddress({ headers, url }: IncomingMessage): URL | undefined {
  const address = `http://${headers.host ?? 'localhost'}${url}`
  return URL.canParse(address) ? new URL(address) : undefined
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  answer: SupabaseFetch,
): Promise<void> {
  const { method = 'GET' } = request
  const body = await buffer(request)
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const single of [value ?? []].flat()) headers.append(name, single)
  }
  const fetched = new Request(url, {
    method,
    headers,
    body: body.length > 0 && !/^(GET|HEAD)$/.test(method) ? new Uint8Array(body) : undefined,
  })
  const answered = await answer(fetched, request.socket.remoteAddress)
  if (url.pathname.startsWith('/storage/v1')) keepFromRunning(answered.headers)
  const data = Buffer.from(await answered.arrayBuffer())
  const sent = url.pathname.startsWith('/rest/v1') ? await compress(data, answered.headers, headers) : data
  response.writeHead(answered.status, Object.fromEntries(answered.headers))
  response.end(request.method === 'HEAD' ? undefined : sent)
}

/** Unlike hosted files, these share the site's origin: an uploaded page must not run as one of ours (SEC-7). */
function keepFromRunning(headers: Headers): void {
  const type = headers.get('content-type') ?? ''
  headers.set('x-content-type-options', 'nosniff')
  // not on a PDF, whose viewer the browser would shut out
  if (!type.startsWith('application/pdf')) headers.set('content-security-policy', "default-src 'none'; sandbox")
  if (/\b(html|svg|xhtml|xml)\b/.test(type)) headers.set('content-type', 'text/plain; charset=utf-8')
}

// Quality 4 for both is fast enough for each answer; the highest takes seconds per megabyte.
const QUALITY = 4
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function compress(data: Buffer, headers: Headers, asked: Headers): Promise<Buffer> {
  if (data.length < MIN_COMPRESSED_BYTES || headers.has('content-encoding')) return data
  const accepted = asked.get('accept-encoding') ?? ''
  const encoding = ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b(?!;q=0)`).test(accepted))
  headers.append('vary', 'accept-encoding')
  if (!encoding) return data
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  if (encoding === 'gzip') return zip(data, { level: QUALITY })
  return brotli(data, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
}
