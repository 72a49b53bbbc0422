import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { ENCODINGS, type Encoding } from './compress.ts'
import { type FileStore, openFileStore, type StoredFile } from './file-store.ts'
import { readHeaders, readRedirects } from './netlify.ts'
import { HOSTING_FILES, isMeant, REVALIDATED, type SiteRules } from './site-rules.ts'

/** Where an address leads. */
type Answer = { status: 200 | 404; file?: StoredFile | undefined } | { status: 302 | 308; location: string }

/**
 * Answers for a finished build as a good static host does, by the rules that the build's own files tell (FIND-8). Every
 * request is answered; what the backend serves must be taken out before.
 */
export function createStaticHost(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const store = openFileStore(folder)
  return (request, response) => {
    handle(store, request, response).catch(() => {
      if (response.headersSent) response.destroy()
      else response.writeHead(500, { 'cache-control': 'no-store' }).end('The file could not be read.')
    })
  }
}

async function handle(store: FileStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // RFC 9112, 3.2.2: an address may be whole, as a proxy is asked.
  const [path, query] = (request.url ?? '').replace(/^https?:\/\/[^/?]*/i, '').split(/\?(.*)/s)
  const pathname = path || '/'
  const rules = await readRules(store)
  for (const { path, headers } of rules.headers) {
    if (isMeant(path, pathname)) response.setHeaders(new Map(Object.entries(headers)))
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD', 'cache-control': REVALIDATED }).end()
    return
  }
  const answer = await find(store, rules, pathname)
  if ('location' in answer) {
    const location = query === undefined ? answer.location : `${answer.location}?${query}`
    response.writeHead(answer.status, { location, 'cache-control': REVALIDATED }).end()
    return
  }
  // a file that is missing now may be there after the next build
  if (answer.status === 404 || !response.hasHeader('cache-control')) response.setHeader('cache-control', REVALIDATED)
  if (answer.file) await send(answer.status, answer.file, request, response)
  else response.writeHead(answer.status).end()
}

async function readRules(store: FileStore): Promise<SiteRules> {
  const [headers, redirects] = await Promise.all([store('_headers'), store('_redirects')])
  return { headers: readHeaders(headers?.body.toString() ?? ''), ...readRedirects(redirects?.body.toString() ?? '') }
}

async function find(store: FileStore, { redirects, rewrites }: SiteRules, pathname: string): Promise<Answer> {
  const name = nameOf(pathname)
  if (name !== undefined) {
    const location = pathname.replace(/\/$/, '').replace(/^\/index$|(?:(?:^|\/)index)?\.html$/, '') || '/'
    const isFile = name === 'index' || (await store(name))
    if (pathname !== '/' && location !== pathname && (isFile || pathname.endsWith('/')))
      return { status: 308, location }
    if (name === '404') return { status: 404, file: await store('404.html') }
    const names = name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`]
    const rewritten = rewrites.filter(({ from }) => isMeant(from, pathname)).map(({ to }) => `${to.slice(1)}.html`)
    for (const page of [...names, ...rewritten]) {
      const file = await store(page)
      if (file) return { status: 200, file }
    }
    const former = redirects.find(({ from }) => isMeant(from, pathname))
    if (former) return { status: 302, location: former.to }
  }
  return { status: 404, file: await store('404.html') }
}

/** The path in the build that an address names; undefined for what can be no file of the site. */
function nameOf(pathname: string): string | undefined {
  try {
    const name = decodeURIComponent(pathname).replace(/^\/|\/$/g, '')
    const isUsual = !/^\/|\/\/|[\\\0]|(?:^|\/)\./.test(name)
    return isUsual && !HOSTING_FILES.some((hidden) => hidden === name) ? name : undefined
  } catch {
    return undefined
  }
}

async function send(status: number, file: StoredFile, request: IncomingMessage, response: ServerResponse) {
  const headers: OutgoingHttpHeaders = { 'content-type': file.type, etag: file.etag }
  if (file.isCompressible) response.appendHeader('vary', 'Accept-Encoding')
  if (status === 200 && isHeld(file, request.headers['if-none-match'])) {
    response.writeHead(304, { etag: file.etag }).end()
    return
  }
  const encoding = file.isCompressible ? bestEncoding(request.headers['accept-encoding']) : undefined
  const body = encoding ? await file.compressed(encoding) : file.body
  if (encoding) headers['content-encoding'] = encoding
  response.writeHead(status, { ...headers, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Whether the asker has this file already, by RFC 9110, 13.1.2: whether a proxy took a tag for a strong one plays no part. */
function isHeld({ etag }: StoredFile, held = ''): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return held.trim() === '*' || held.split(',').some((tag) => opaque(tag) === opaque(etag))
}

function bestEncoding(accepted: string | string[] = ''): Encoding | undefined {
  const names = String(accepted)
    .toLowerCase()
    .split(',')
    .filter((item) => !/;\s*q=0(?:\.0*)?\s*$/.test(item))
    .map((item) => item.split(';', 1)[0]?.trim())
  return ENCODINGS.find((encoding) => names.includes(encoding))
}
