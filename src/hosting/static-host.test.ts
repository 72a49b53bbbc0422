import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compressAhead } from './compress-ahead.ts'
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
  'dist/law/a b.html': '<title>A B</title>',
  'dist/assets/index-abc.js': `export const law = "${LONG}"`,
  'dist/assets/short-abc.js': 'export const law = "short"',
  'dist/assets/font-abc.woff2': 'font'.repeat(500),
  'dist/.hidden': 'hidden',
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
  const redirects = [{ from: '/law/vat-law/30', to: '/law/vat-law/30a' }]
  await writeHostingFiles(path.join(folder, 'dist'), {}, { redirects })
  await compressAhead(path.join(folder, 'dist'))
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
function ask(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Received> {
  const { promise, resolve, reject } = Promise.withResolvers<Received>()
  const { port } = server.address() as AddressInfo
  const sent = request({ host: '127.0.0.1', port, path: address, method, headers }, (response) => {
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
    ['/law/a%20b', 'A B'],
    ['/admin', 'Staff'],
    ['/admin/rulings/edit?row=1', 'Staff'],
    [`/rulings?q=${'x'.repeat(12_000)}`, 'Rulings'],
    // a proxy may ask for the whole address (RFC 9112)
    ['http://vat.example.com/rulings/one?page=2', 'One'],
    ['http://vat.example.com', 'Home'],
  ])('FIND-8 %s is a page of its own: %s', async (address, title) => {
    expect(await ask(address)).toMatchObject({ status: 200, title })
  })

  it.each([
    ['/rulings/', '/rulings'],
    ['/rulings/one/?a=1&b=%2F', '/rulings/one?a=1&b=%2F'],
    ['/rulings/one.html', '/rulings/one'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/index?q=1', '/?q=1'],
    ['//', '/'],
    ['/rulings.html/', '/rulings'],
  ])('FIND-8 %s leads to the one address of its page, %s', async (address, location) => {
    expect(await ask(address)).toMatchObject({ status: 308, headers: { location } })
  })

  it('FIND-2 FIND-8 a former address leads to the present one, and may be given anew', async () => {
    const location = '/law/vat-law/30a?found=tax'
    const headers = { location, 'cache-control': 'public, max-age=0, must-revalidate' }
    expect(await ask('/law/vat-law/30?found=tax')).toMatchObject({ status: 302, headers })
    expect(await ask('/law/vat-law/300')).toMatchObject({ status: 404 })
  })

  it.each([
    ...[
      '/nowhere',
      '/404',
      '/Rulings',
      '/rulings//one',
      `/${'long/'.repeat(1000)}x`,
      `/${'x'.repeat(5000)}`,
      '/rulings/two',
      '/rulings/two.html',
      '/assets/gone-abc.js',
      '/assets',
      '/.hidden',
      '/%zz',
      '/a%00b',
    ],
    ...[
      '/../secret',
      '/%2e%2e/secret',
      '/..%2fsecret',
      '/assets/%2e%2e/index.html',
      '/assets/..%2Findex.html',
      '/rulings/..%5c..%5c..%5csecret',
      '//127.0.0.1/',
      '/\\evil.com/',
    ],
    ...['/_headers', '/_redirects', '/vercel.json', '/nginx.conf', '/%5fheaders'],
  ])('FIND-8 %s is not there, and the page of that says so', async (address) => {
    expect(await ask(address)).toMatchObject({ status: 404, title: 'Nothing here' })
  })

  it('FIND-8 only reading is answered', async () => {
    expect(await ask('/', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })
})

it('FAST-4 only scripts and sheets that are worth it are compressed ahead', () => {
  const names = readdirSync(path.join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
  const ahead = names.filter((name) => /\.(?:br|gz)$/.test(name)).sort()
  expect(ahead).toEqual(['assets/index-abc.js.br', 'assets/index-abc.js.gz'])
})

describe('FIND-8 answers', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
    ['GZIP', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('FIND-8 are compressed as the browser can read it: %s', async (accepted, encoding, decompress) => {
    for (const [address, name] of [
      ['/', 'dist/index.html'],
      ['/assets/index-abc.js', 'dist/assets/index-abc.js'],
    ] as const) {
      const { headers, body } = await ask(address, { 'accept-encoding': accepted })
      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding'])
      expect(headers['content-length']).toBe(String(body.length))
      expect(decompress(body).toString()).toBe(FILES[name])
    }
  })

  it.each([
    ['br', '.br'],
    ['gzip', '.gz'],
  ])('FAST-4 are what the build compressed ahead: %s', async (encoding, ending) => {
    const { body } = await ask('/assets/index-abc.js', { 'accept-encoding': encoding })
    expect(body).toEqual(readFileSync(path.join(folder, `dist/assets/index-abc.js${ending}`)))
  })

  it('FIND-8 are what a file says now, whatever was compressed ahead', async () => {
    const file = path.join(folder, 'dist/assets/index-abc.js')
    const times = statSync(file)
    try {
      writeFileSync(file, `export const law = "amended: ${LONG}"`)
      utimesSync(file, times.atime, new Date(times.mtimeMs + 1000))
      const { body } = await ask('/assets/index-abc.js', { 'accept-encoding': 'br' })
      expect(brotliDecompressSync(body).toString()).toContain('amended')
    } finally {
      writeFileSync(file, FILES['dist/assets/index-abc.js'])
      utimesSync(file, times.atime, times.mtime)
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

  it('FIND-8 say that nothing has changed, until it has', async () => {
    const { etag = '' } = (await ask('/rulings/one')).headers
    const again = await ask('/rulings/one', { 'if-none-match': `"other", ${etag}` })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
    writeFileSync(path.join(folder, 'dist/rulings/one.html'), '<title>One, amended</title>')
    expect(await ask('/rulings/one', { 'if-none-match': etag })).toMatchObject({ status: 200, title: 'One, amended' })
    writeFileSync(path.join(folder, 'dist/rulings/one.html'), FILES['dist/rulings/one.html'])
  })

  it.each(['*', 'W/"other" , TAG', 'STRONG'])('FIND-8 say that nothing has changed to %s', async (asked) => {
    const { etag = '', vary } = (await ask('/')).headers
    const held = asked.replace('TAG', etag).replace('STRONG', etag.replace('W/', ''))
    const { status, headers } = await ask('/', { 'if-none-match': held })
    expect([status, headers.etag, headers.vary, headers['content-type']]).toEqual([304, etag, vary, undefined])
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  it('FIND-8 of which nothing is there never say that nothing has changed', async () => {
    const { etag = '' } = (await ask('/nowhere')).headers
    expect(await ask('/nowhere', { 'if-none-match': etag })).toMatchObject({ status: 404, title: 'Nothing here' })
  })

  it('FIND-8 are whole where a part is asked for, as RFC 9110 allows', async () => {
    const { status, headers, title } = await ask('/', { range: 'bytes=0-9' })
    expect([status, headers['content-range'], title]).toEqual([200, undefined, 'Home'])
  })

  it('FIND-8 to HEAD have the status of a page that is not there, and no body', async () => {
    const { status, headers, body } = await ask('/nowhere', {}, 'HEAD')
    expect([status, headers['content-length'], body.length]).toEqual([404, String(FILES['dist/404.html'].length), 0])
  })

  it('FIND-8 to HEAD have the same headers and no body', async () => {
    const accepted = { 'accept-encoding': 'br' }
    const { date: _, ...headers } = (await ask('/', accepted, 'HEAD')).headers
    expect((await ask('/', accepted)).headers).toMatchObject(headers)
    expect((await ask('/', accepted, 'HEAD')).body).toHaveLength(0)
  })

  it('SEC-3 FIND-8 all have the headers of security', async () => {
    const everywhere = siteRules({}, { scripts: [], styles: [] }).headers.find(({ path: where }) => where === '/*')!
    const security = Object.fromEntries(
      Object.entries(everywhere.headers).map(([name, value]) => [name.toLowerCase(), value]),
    )
    for (const address of ['/', '/rulings/', '/nowhere', '/assets/index-abc.js']) {
      expect((await ask(address)).headers, address).toMatchObject(security)
    }
  })
})
