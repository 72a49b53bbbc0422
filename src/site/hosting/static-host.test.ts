import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteRules } from './site-rules.ts'
import { createStaticHost } from './static-host.ts'
import { writeHostingFiles } from './write-hosting-files.ts'

const LONG = 'The law, at length. '.repeat(400)

/** A build in small, and a file beside it that is nobody's business. */
const FILES = {
  'dist/index.html': `<title>Home</title>${LONG}`,
  'dist/404.html': `<title>Nothing here</title>${LONG}`,
  'dist/admin.html': '<title>Staff</title>',
  'dist/rulings.html': '<title>Rulings</title>',
  'dist/rulings/one.html': '<title>One</title>',
  'dist/law/vat-law.html': '<title>Law</title>',
  'dist/law/vat-law.md': '# Law, חוק',
  'dist/data/vat-law.json': '{ "law": "חוק" }',
  'dist/law/a b.html': '<title>A B</title>',
  'dist/assets/index-abc.js': `export const law = "${LONG}"`,
  'dist/assets/font-abc.woff2': 'font'.repeat(500),
  secret: 'secret',
}

let folder: string
let server: Server

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'static-host-'))
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const former = [{ from: '/law/vat-law/30', to: '/law/vat-law/30a' }]
  await writeHostingFiles(path.join(folder, 'dist'), {}, { former })
  server = createServer(createStaticHost(path.join(folder, 'dist')))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

interface Received {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  title: string | undefined
}

/** Asks for an address as it is written, for fetch would tidy it up. */
function ask(address: string, headers: Record<string, string> = {}): Promise<Received> {
  const { promise, resolve, reject } = Promise.withResolvers<Received>()
  const { port } = server.address() as AddressInfo
  const sent = request({ host: '127.0.0.1', port, path: address, headers }, (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk) => chunks.push(chunk))
    response.on('end', () => {
      const body = Buffer.concat(chunks)
      const title = /<title>(.*)<\/title>/.exec(body.toString())?.[1]
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body, title })
    })
  })
  sent.once('error', reject).end()
  return promise
}

describe('FIND-8 addresses', () => {
  it.each([
    ['/', 'Home'],
    ['/?q=1', 'Home'],
    ['/rulings', 'Rulings'],
    ['/rulings?page=3', 'Rulings'],
    ['/rulings/one', 'One'],
    ['/law', 'Law'],
    ['/law/a%20b', 'A B'],
    ['/admin', 'Staff'],
    ['/admin/rulings/edit?row=1', 'Staff'],
    [`/rulings?q=${'x'.repeat(12_000)}`, 'Rulings'],
  ])('FIND-8 %s is a page of its own: %s', async (address, title) => {
    expect(await ask(address)).toMatchObject({ status: 200, title })
  })

  it.each([
    ['/rulings/', '/rulings'],
    ['/rulings/one/?a=1&b=%2F', '/rulings/one?a=1&b=%2F'],
    ['/rulings/one.html', '/rulings/one'],
    ['/index.html', '/'],
    ['/index?q=1', '/?q=1'],
  ])('FIND-8 %s leads to the one address of its page, %s', async (address, location) => {
    expect(await ask(address)).toMatchObject({ status: 308, headers: { location } })
  })

  it('FIND-8 a former address leads to the present one, and may be given anew', async () => {
    const location = '/law/vat-law/30a?found=tax'
    const headers = { location, 'cache-control': 'public, max-age=0, must-revalidate' }
    expect(await ask('/law/vat-law/30?found=tax')).toMatchObject({ status: 302, headers })
    expect(await ask('/law/vat-law/300')).toMatchObject({ status: 404 })
  })

  it.each([
    ...['/nowhere', '/rulings/two', '/assets/gone-abc.js', '/assets', `/${'x'.repeat(5000)}`, '/%zz', '/a%00b'],
    ...['/../secret', '/%2e%2e/secret', '/..%2fsecret', '/rulings/..%5c..%5c..%5csecret'],
    ...['//127.0.0.1/', '//127.0.0.1/x.html', '/\\evil.com/'],
  ])('FIND-8 %s is not there, and the page of that says so', async (address) => {
    expect(await ask(address)).toMatchObject({ status: 404, title: 'Nothing here' })
  })
})

describe('FIND-8 answers', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('FIND-8 are compressed as the browser can read it: %s', async (accepted, encoding, decompress) => {
    for (const [address, name] of [
      ['/', 'dist/index.html'],
      ['/nowhere', 'dist/404.html'],
      ['/assets/index-abc.js', 'dist/assets/index-abc.js'],
    ] as const) {
      const { headers, body } = await ask(address, { 'accept-encoding': accepted })
      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding'])
      expect(decompress(body).toString()).toBe(FILES[name])
    }
  })

  it('FIND-8 leave alone what is compressed already', async () => {
    const { headers } = await ask('/assets/font-abc.woff2', { 'accept-encoding': 'br' })
    expect([headers['content-type'], headers['content-encoding']]).toEqual(['font/woff2', undefined])
  })

  it('FIND-8 are kept for a year where the name has a hash, and asked about anew elsewhere', async () => {
    const cacheOf = async (address: string) => (await ask(address)).headers['cache-control']
    expect(await cacheOf('/assets/index-abc.js')).toBe('public, max-age=31536000, immutable')
    for (const address of ['/', '/rulings', '/nowhere', '/assets/gone-abc.js', '/rulings/']) {
      expect(await cacheOf(address), address).toBe('public, max-age=0, must-revalidate')
    }
  })

  it('BULK-4 name the type of Markdown and of data, and the letters that Markdown is written in', async () => {
    const typeOf = async (address: string) => (await ask(address)).headers['content-type']
    expect(await typeOf('/law/vat-law.md')).toBe('text/markdown; charset=utf-8')
    expect(await typeOf('/data/vat-law.json')).toBe('application/json')
    expect(await typeOf('/law/vat-law')).toBe('text/html;charset=utf-8')
    expect(await ask('/law/gone.md')).toMatchObject({
      status: 404,
      title: 'Nothing here',
      headers: { 'content-type': 'text/html;charset=utf-8' },
    })
  })

  it('FIND-8 say that nothing has changed, until it has', async () => {
    const { etag = '' } = (await ask('/rulings/one')).headers
    const again = await ask('/rulings/one', { 'if-none-match': etag })
    expect([again.status, again.body.length]).toEqual([304, 0])
    writeFileSync(path.join(folder, 'dist/rulings/one.html'), '<title>One, amended</title>')
    expect(await ask('/rulings/one', { 'if-none-match': etag })).toMatchObject({ status: 200, title: 'One, amended' })
    writeFileSync(path.join(folder, 'dist/rulings/one.html'), FILES['dist/rulings/one.html'])
  })

  it('SEC-3 FIND-8 all have the headers of security', async () => {
    const everywhere = siteRules({}, { scripts: [], styles: [] }).headers.find(({ path: where }) => where === '/*')!
    const security = Object.fromEntries(
      Object.entries(everywhere.headers).map(([name, value]) => [name.toLowerCase(), value]),
    )
    for (const address of ['/', '/rulings/', '/law/vat-law/30', '/nowhere', '/assets/index-abc.js']) {
      expect((await ask(address)).headers, address).toMatchObject(security)
    }
  })
})
