import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { compressAhead } from '../../src/hosting/compress-ahead.ts'
import { createStaticHost } from '../../src/hosting/static-host.ts'
import { writeHostingFiles } from '../../src/hosting/write-hosting-files.ts'

const LONG = 'The law, at length. '.repeat(400)

/** A build in small. */
const FILES = {
  'index.html': `<title>Home</title>${LONG}`,
  '404.html': `<title>Nothing here</title>${LONG}`,
  'admin.html': '<title>Staff</title>',
  'rulings.html': '<title>Rulings</title>',
  'rulings/one.html': '<title>One</title>',
  'law/vat-law.html': `<title>Law</title>${LONG}`,
  'law/a b.html': '<title>A B</title>',
  'assets/index-abc.js': `export const law = "${LONG}"`,
  'assets/index-abc.css': `/* ${LONG} */`,
  'assets/font-abc.woff2': 'font'.repeat(500),
  'feeds/changes.atom': `<feed>${LONG}</feed>`,
  'sitemap.xml': '<urlset/>',
  'manifest.webmanifest': `{ "name": "${LONG}" }`,
  'robots.txt': 'User-agent: *',
  'favicon.svg': '<svg/>',
  'previews/law.png': 'png',
  'unknown.xyz': 'xyz',
  '.hidden': 'hidden',
}

let folder: string
let end: () => Promise<void>
const ports = { preview: 0, nginx: 0, plain: 0 }

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const site = path.join(folder, 'dist')
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true })
    writeFileSync(path.join(site, name), text)
  }
  await writeHostingFiles(site, {}, { redirects: [{ from: '/law/vat-law/30', to: '/law/vat-law/30a' }] })
  await compressAhead(site)
  const preview = createServer(createStaticHost(site))
  await new Promise<void>((resolve) => preview.listen(0, '127.0.0.1', resolve))
  Object.assign(ports, { preview: portOf(preview), nginx: await freePort(), plain: await freePort() })

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
    preview.close()
    await ended
  }
  await vi.waitFor(
    async () => {
      if (nginx.exitCode !== null) throw new Error(said)
      await ask(ports.nginx, '/')
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
    .replace(/^ *(?:listen \[::\]|http2 |ssl_).*\n/gm, '')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${folder}/${of};`)
  return `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; events {}
    http { access_log off; ${temporary.join(' ')} ${own} }`
}

const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

interface Asked {
  method?: string
  headers?: Record<string, string>
}
interface Received {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Asks for an address as it is written, for fetch would tidy it up. */
function ask(port: number, address: string, { method = 'GET', headers = {} }: Asked = {}): Promise<Received> {
  const { promise, resolve, reject } = Promise.withResolvers<Received>()
  const sent = request({ host: '127.0.0.1', port, path: address, method, headers }, (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk) => chunks.push(chunk))
    response.on('end', () =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
    )
  })
  sent.once('error', reject).end()
  return promise
}

/** What a reader gets: status, where it leads, its words, and all headers that the site's rules speak of. */
function told({ status, headers, body }: Received) {
  const { date: _, connection: _c, 'keep-alive': _k, server: _s, 'transfer-encoding': _t, ...said } = headers
  // nginx knows a file by its time and size, and says that it sends parts
  const { etag, 'last-modified': _l, 'accept-ranges': _a, 'content-length': _n, ...rules } = said
  const isPage = status === 200 || status === 404
  // what is sent with a redirect, browsers do not show
  if (!isPage) delete rules['content-type']
  const text = headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
  return { status, rules, hasEtag: Boolean(etag), text: isPage ? text.toString() : undefined }
}

const EVERY_FILE = Object.keys(FILES).map((name) => encodeURI(`/${name.replace(/\.html$/, '').replace(/^index$/, '')}`))

describe('FIND-8 SEC-3 nginx, by the example, answers as the preview does', () => {
  it.each([
    ...EVERY_FILE,
    ...['/?q=1', '/rulings?page=3', `/rulings?q=${'x'.repeat(12_000)}`, 'http://vat.example.com/rulings/one?page=2'],
    ...['/rulings/', '/rulings/one/?a=1&b=%2F', '/rulings/one.html', '/index.html', '/index', '/index?q=1', '//'],
    ...['/rulings.html/', '/404.html', '/404/', '/assets/', '/assets/index-abc.js/', '/rulings/%0d%0aSet-Cookie:x/'],
    ...['/law', '/law?found=tax', '/law/', '/admin/', '/admin/rulings/edit?row=1'],
    ...['/law/vat-law/30?found=tax', '/law/vat-law/30/', '/law/vat-law/300'],
    ...[
      '/nowhere',
      '/Rulings',
      '/rulings//one',
      '/rulings/two',
      '/assets/gone-abc.js',
      '/assets',
      `/${'x'.repeat(5000)}`,
    ],
    ...['//127.0.0.1/', '//127.0.0.1/x.html', '/\\evil.com/', '/\\evil.com/x.html', '/rulings/..%5c..%5csecret'],
    ...['/rulings/.git/config', '/_headers', '/_redirects', '/vercel.json', '/nginx.conf', '/%5fheaders'],
  ])('FIND-8 %s', async (address) => {
    for (const headers of [{ 'accept-encoding': 'gzip' }, { 'accept-encoding': 'identity' }]) {
      const [preview, nginx] = await Promise.all([
        ask(ports.preview, address, { headers }),
        ask(ports.nginx, address, { headers }),
      ])
      expect(told(nginx)).toEqual(told(preview))
    }
  })

  // A page of its own for these would be no help: no browser and no link asks so.
  it.each(['/%zz', '/a%00b', '/../secret', '/%2e%2e/secret', '/..%2fsecret'])(
    'FIND-8 %s is refused',
    async (address) => {
      expect((await ask(ports.nginx, address)).status).toBe(400)
    },
  )

  it('FIND-8 an address that ends in .html leads on before it is found that nothing is there', async () => {
    const { status, headers } = await ask(ports.nginx, '/rulings/two.html')
    expect([status, headers.location]).toEqual([308, '/rulings/two'])
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('FIND-8 only reading is answered: %s is not', async (method) => {
    const [preview, nginx] = await Promise.all([ask(ports.preview, '/', { method }), ask(ports.nginx, '/', { method })])
    expect(nginx.status).toBe(405)
    expect(told(nginx)).toEqual(told(preview))
  })

  it.each(['/', '/assets/index-abc.js', '/law/vat-law'])('FIND-8 %s has not changed since', async (address) => {
    const headers = { 'accept-encoding': 'gzip' }
    const { etag = '' } = (await ask(ports.nginx, address, { headers })).headers
    const again = await ask(ports.nginx, address, { headers: { ...headers, 'if-none-match': `"other", ${etag}` } })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers['cache-control']).toBe((await ask(ports.preview, address)).headers['cache-control'])
  })

  it('FAST-4 scripts and sheets are sent as the build compressed them', async () => {
    for (const address of ['/assets/index-abc.js', '/assets/index-abc.css']) {
      const { body } = await ask(ports.nginx, address, { headers: { 'accept-encoding': 'gzip' } })
      expect(body).toEqual(readFileSync(path.join(folder, `dist${address}.gz`)))
    }
  })

  it('FIND-8 where nothing is there it never says that nothing has changed', async () => {
    const { etag = '' } = (await ask(ports.nginx, '/nowhere')).headers
    for (const held of [etag, '*']) {
      expect((await ask(ports.nginx, '/nowhere', { headers: { 'if-none-match': held } })).status).toBe(404)
    }
  })

  it('FIND-8 HEAD has the same headers and no body', async () => {
    for (const address of ['/', '/nowhere']) {
      const asked = { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } }
      const [preview, nginx] = [await ask(ports.preview, address, asked), await ask(ports.nginx, address, asked)]
      expect([nginx.status, nginx.body.length]).toEqual([preview.status, 0])
      expect(nginx.headers['content-encoding']).toBe('gzip')
    }
  })

  it('SEC-3 whoever comes without TLS is led to it', async () => {
    const { status, headers } = await ask(ports.plain, '/rulings?page=2')
    expect([status, headers.location]).toEqual([301, 'https://vat.example.com/rulings?page=2'])
  })

  it('SEC-3 does not say which version it is', async () => {
    expect((await ask(ports.nginx, '/nowhere')).headers.server).toBe('nginx')
  })
})
