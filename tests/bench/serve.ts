import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** Files by address, as a static host would hold them. */
export type Files = Map<string, Buffer>

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
}

/** Every file below a folder, by its address. */
export function filesOf(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    entries.map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return [`/${path.relative(folder, file).replaceAll(path.sep, '/')}`, readFileSync(file)]
    }),
  )
}

type Held = { body: Buffer; headers: Record<string, string> }

/**
 * Serves files on a loopback port as a CDN does: compressed beforehand with brotli 11, hashed names cached for a year,
 * unknown addresses answered with the nearest page. /rest/v1 and /auth/v1 go to `backend`, whose own compression is kept.
 */
export async function serve(files: Files, backend?: string): Promise<{ url: string; close: () => void }> {
  const held = new Map([...files].map(([name, body]) => [name, prepare(name, body)]))
  const server = createServer((incoming, outgoing) => {
    const pathname = new URL(incoming.url ?? '/', 'http://localhost').pathname
    if (backend && /^\/(?:rest|auth)\/v1\//.test(pathname)) return pass(incoming, outgoing, backend)
    const found = find(held, pathname)
    outgoing.writeHead(found ? 200 : 404, found?.headers).end(found?.body)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${port}`, close }
}

function prepare(name: string, body: Buffer): Held {
  const headers: Record<string, string> = {
    'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream',
    'cache-control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
  if (name.endsWith('.woff2')) return { body, headers }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return { body: brotliCompressSync(body, { params }), headers: { ...headers, 'content-encoding': 'br' } }
}

function find(held: Map<string, Held>, pathname: string): Held | undefined {
  const names = [pathname, `${pathname}.html`, `${pathname.replace(/\/$/, '')}/index.html`]
  if (path.extname(pathname) === '') names.push('/index.html')
  return names.map((name) => held.get(name)).find(Boolean)
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, backend: string): void {
  const { method, headers } = incoming
  const passed = request(`${backend}${incoming.url}`, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  passed.on('error', () => outgoing.writeHead(502).end())
  incoming.pipe(passed)
}
