import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { REVALIDATED, siteRules } from '../../src/site/hosting/site-rules.ts'
import { writeHostingFiles } from '../../src/site/hosting/write-hosting-files.ts'
import { freePort } from '../support/free-port.ts'

const LONG = 'The law, at length. '.repeat(400)

/** A build in small. */
const FILES = {
  'index.html': `<title>Home</title>${LONG}`,
  '404.html': `<title>Nothing here</title>${LONG}`,
  'admin.html': '<title>Staff</title>',
  'rulings.html': '<title>Rulings</title>',
  'rulings/one.html': '<title>One</title>',
  'law/vat-law.html': `<title>Law</title>${LONG}`,
  'law/vat-law.md': `# Law\n\n${LONG}`,
  'data/vat-law.json': `{ "law": "${LONG}" }`,
  'assets/index-abc.js': `export const law = "${LONG}"`,
  'manifest.webmanifest': '{ "name": "Guide" }',
}

let folder: string
let end: () => Promise<void>
const ports = { nginx: 0, plain: 0 }

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const site = path.join(folder, 'dist')
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true })
    writeFileSync(path.join(site, name), text)
  }
  await writeHostingFiles(site, {}, { former: [{ from: '/law/vat-law/30', to: '/law/vat-law/30a' }] })
  Object.assign(ports, { nginx: await freePort(), plain: await freePort() })

  writeFileSync(path.join(folder, 'nginx.conf'), settings(readFileSync(path.join(site, 'nginx.conf'), 'utf8'), site))
  const program = process.env.TEST_NGINX ?? ''
  const nginx = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  nginx.stderr.on('data', (words) => {
    said += words
  })
  const ended = new Promise((resolve) => nginx.once('close', resolve))
  end = async () => {
    nginx.kill()
    await ended
  }
  await vi.waitFor(
    async () => {
      if (nginx.exitCode !== null) throw new Error(said)
      await ask('/')
    },
    { timeout: 30_000 },
  )
  expect(said).not.toMatch(/warn|emerg/)
})
afterAll(async () => {
  await end?.()
  rmSync(folder, { recursive: true })
})

/** The example as it is, but for its ports, its root and its certificate: a whole file of settings for a server in a folder. */
function settings(example: string, site: string): string {
  const own = example
    .replace('listen 443 ssl;', `listen 127.0.0.1:${ports.nginx};`)
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace('root /var/www/vat.example.com;', `root ${site};`)
    .replace('include mime.types;', 'include /etc/nginx/mime.types;')
    .replace(/^ *(?:listen \[::\]|http2 |ssl_).*\n/gm, '')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${folder}/${of};`)
  return `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; events {}
    http { access_log off; ${temporary.join(' ')} ${own} }`
}

interface Received {
  status: number
  headers: IncomingHttpHeaders
  title: string | undefined
}

/** Asks for an address as it is written, for fetch would tidy it up. */
function ask(address: string, port = ports.nginx): Promise<Received> {
  const { promise, resolve, reject } = Promise.withResolvers<Received>()
  const headers = { 'accept-encoding': 'gzip' }
  const sent = request({ host: '127.0.0.1', port, path: address, headers }, (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk) => chunks.push(chunk))
    response.on('end', () => {
      const body = Buffer.concat(chunks)
      const text = String(response.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body)
      const title = /<title>(.*)<\/title>/.exec(text)?.[1]
      resolve({ status: response.statusCode ?? 0, headers: response.headers, title })
    })
  })
  sent.once('error', reject).end()
  return promise
}

it.each([
  ['/', 200, 'Home'],
  ['/rulings?page=3', 200, 'Rulings'],
  ['/rulings/one', 200, 'One'],
  ['/law', 200, 'Law'],
  ['/admin/rulings/edit?row=1', 200, 'Staff'],
  ['/nowhere', 404, 'Nothing here'],
  ['/assets/gone-abc.js', 404, 'Nothing here'],
  ['/_headers', 404, 'Nothing here'],
])('FIND-8 nginx answers %s with %i, %s', async (address, status, title) => {
  const { headers, ...answer } = await ask(address)
  expect(answer).toEqual({ status, title })
  expect(headers['cache-control']).toBe(REVALIDATED)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
})

it.each([
  ['/rulings/?page=2', 308, '/rulings?page=2'],
  ['/rulings/one.html', 308, '/rulings/one'],
  ['/index.html', 308, '/'],
  ['/law/vat-law/30?found=tax', 302, '/law/vat-law/30a?found=tax'],
])('FIND-8 nginx leads from %s by %i to %s', async (address, status, location) => {
  expect(await ask(address)).toMatchObject({ status, headers: { location } })
})

it('FIND-8 nginx leads to no other site', async () => {
  for (const address of ['//127.0.0.1/', '/\\evil.com/']) expect((await ask(address)).status, address).toBe(404)
})

it('FIND-8 nginx sends scripts compressed, to be kept for a year', async () => {
  const { status, headers } = await ask('/assets/index-abc.js')
  expect([status, headers['content-encoding'], headers.vary]).toEqual([200, 'gzip', 'Accept-Encoding'])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

it('FIND-8 nginx sends the manifest as one', async () => {
  expect((await ask('/manifest.webmanifest')).headers['content-type']).toContain('application/manifest+json')
})

it('FIND-8 nginx sends Markdown and data as what they are, compressed', async () => {
  const sentAs = async (address: string) => {
    const { status, headers } = await ask(address)
    return [status, headers['content-type'], headers['content-encoding']]
  }
  expect(await sentAs('/law/vat-law.md')).toEqual([200, 'text/markdown; charset=utf-8', 'gzip'])
  expect(await sentAs('/data/vat-law.json')).toEqual([200, 'application/json', 'gzip'])
  expect(await sentAs('/law/gone.md')).toEqual([404, 'text/html; charset=utf-8', 'gzip'])
})

it('FIND-8 nginx sends the headers of security with every answer', async () => {
  const everywhere = siteRules({}, { scripts: [], styles: [] }).headers.find(({ path: where }) => where === '/*')!
  const security = Object.entries(everywhere.headers).map(([name, value]) => [name.toLowerCase(), value])
  for (const address of ['/', '/rulings/', '/nowhere', '/assets/index-abc.js', '/law/vat-law/30']) {
    const { headers } = await ask(address)
    expect(headers, address).toMatchObject(Object.fromEntries(security))
    expect(headers.server).toBe('nginx')
  }
})

it('FIND-8 nginx leads whoever comes without TLS to it', async () => {
  const { status, headers } = await ask('/rulings?page=2', ports.plain)
  expect([status, headers.location]).toEqual([301, 'https://vat.example.com/rulings?page=2'])
})
