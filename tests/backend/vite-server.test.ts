import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { writeHostingFiles } from '../../src/site/hosting/write-hosting-files.ts'
import { openEmbeddedSupabase } from '../../supabase/local/embedded-supabase.ts'
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/local-keys.ts'
import { seededDatabase } from '../support/snapshots.ts'
import { temporaryFolder } from './notes-backend.ts'

interface Server {
  child: ChildProcess
  /** All that it printed so far. */
  output: () => string
}

/** Those of one test, and that of several. */
const servers: Server[] = []
const running: Server[] = []
afterEach(() => endAll(servers))

async function endAll(group: Server[]): Promise<void> {
  for (const { child } of group.splice(0)) {
    if (child.exitCode !== null) continue
    child.kill()
    await once(child, 'exit')
  }
}

/** Data folders as a first start leaves them, in a folder of which everything is served. */
const folder = mkdtempSync('node_modules/.data (test)-')
const other = mkdtempSync('node_modules/.data-')
beforeAll(async () => {
  const backend = await openEmbeddedSupabase({ dataDir: folder, snapshot: await seededDatabase() })
  await backend.close()
  cpSync(folder, other, { recursive: true })
})
afterAll(() => {
  for (const dataDir of [folder, other]) rmSync(dataDir, { recursive: true, force: true })
})

const ON_A_FREE_PORT = ['--port', '0', '--host', '127.0.0.1']

/** The dev server as `npm run dev` starts it, on a free port. */
const startDev = (variables: Record<string, string>, group = servers) => startVite(ON_A_FREE_PORT, variables, group)

function startVite(options: string[], variables: Record<string, string>, group = servers): Server {
  const env = { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '', NO_COLOR: '1', ...variables }
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...options], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const server = { child, output: () => output }
  group.push(server)
  return server
}

/** Where it listens, as soon as it says so. */
const addressOf = (server: Server): Promise<string> =>
  vi.waitFor(
    () => {
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(server.output()) ?? []
      if (!address) throw new Error(server.output())
      return address
    },
    { timeout: 90_000 },
  )

const askChapters = (address: string) =>
  fetch(`${address}/rest/v1/chapters?select=id&limit=1`, { headers: { apikey: LOCAL_PUBLISHABLE_KEY } })

async function expectContent(address: string): Promise<void> {
  const response = await askChapters(address)
  expect([response.status, (await response.json()).length]).toEqual([200, 1])
}

describe('a dev server', () => {
  const place = path.resolve(folder)
  let copy: Server
  let address: string
  beforeAll(async () => {
    copy = startDev({ LOCAL_SUPABASE_DIR: folder }, running)
    address = await addressOf(copy)
  })
  afterAll(() => endAll(running))

  it('BACKEND a second one on its data folder ends with one sentence', async () => {
    await expectContent(address)
    expect(copy.output()).toContain(`embedded, data in ${place}`)
    const second = startDev({ LOCAL_SUPABASE_DIR: folder })
    const [code] = await once(second.child, 'exit')
    expect(code).toBe(1)
    expect(second.output()).toContain(
      `The data folder ${place} is in use by process ${copy.child.pid}: stop that server`,
    )
    await expectContent(address)
  })

  it('MEND-B6 gives nothing of its data folder away, even where it serves all else, and nothing else of the project', async () => {
    writeFileSync(`${folder}.txt`, 'served')
    onTestFinished(() => rmSync(`${folder}.txt`))
    expect(await leaks(address, [`/${encodeURI(folder)}.txt`], 'served')).toHaveLength(1)

    const secret = readFileSync(path.join(folder, 'jwt-secret'), 'utf8')
    expect(await leaks(address, addressesOf(`${encodeURI(folder)}/jwt-secret`), secret)).toEqual([])
    const settings = readFileSync('.env.example', 'utf8')
    expect(await leaks(address, addressesOf('.env.example', ['', '?raw']), settings)).toEqual([])
    const source = readFileSync('supabase/config.toml', 'utf8')
    expect(await leaks(address, addressesOf('supabase/config.toml', ['', '?raw']), source)).toEqual([])
  })

  it('BACKEND MEND-B6 FIND-8 the preview server runs beside it on a data folder of its own, and serves the built site alone, by its files', async () => {
    const outDir = temporaryFolder()
    const pages = { 'index.html': 'Home', '404.html': 'Nothing here', 'rulings.html': 'Rulings', 'admin.html': 'Staff' }
    for (const [name, title] of Object.entries(pages)) {
      writeFileSync(path.join(outDir, name), `<title>${title}</title>${'and so on '.repeat(200)}`)
    }
    await writeHostingFiles(outDir, {})
    const preview = startVite(['preview', ...ON_A_FREE_PORT, '--outDir', outDir], { LOCAL_SUPABASE_DIR: other })
    const server = await addressOf(preview)
    const accepted = { headers: { 'accept-encoding': 'br' } }
    const answers = await Promise.all(
      ['/rulings', '/admin/rulings', '/nowhere'].map((address) => fetch(server + address, accepted)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404])
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(bodies.map((body) => /<title>(.*)<\/title>/.exec(body)?.[1])).toEqual(['Rulings', 'Staff', 'Nothing here'])
    for (const { headers } of answers) {
      expect(headers.get('content-encoding')).toBe('br')
      expect(headers.get('content-security-policy')).toContain("script-src 'self';")
    }
    for (const running of [address, server]) await expectContent(running)
    const secret = readFileSync(path.join(other, 'jwt-secret'), 'utf8')
    expect(await leaks(server, addressesOf(`${other}/jwt-secret`), secret)).toEqual([])
  })
})

it('BACKEND with VITE_SUPABASE_URL set, no embedded backend is opened', async () => {
  const server = startDev({ VITE_SUPABASE_URL: 'https://example.supabase.co', VITE_SUPABASE_ANON_KEY: 'anything' })
  const response = await askChapters(await addressOf(server))
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(server.output()).not.toContain('embedded, data in')
})

it('MEND-B5 a build that is given a secret key stops with one sentence and writes nothing', async () => {
  const outDir = path.join(temporaryFolder(), 'dist')
  const VITE_SUPABASE_ANON_KEY = 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz'
  const variables = { VITE_SUPABASE_URL: 'https://example.supabase.co', VITE_SUPABASE_ANON_KEY }
  const build = startVite(['build', '--outDir', outDir], variables)
  const [code] = await once(build.child, 'exit')
  expect(code).toBe(1)
  expect(build.output()).toContain('VITE_SUPABASE_ANON_KEY holds a secret key')
  expect(build.output()).not.toContain(VITE_SUPABASE_ANON_KEY)
  expect(existsSync(outDir)).toBe(false)
})

/** Asks for an address as it stands there, for fetch would tidy it up, and gives the whole answer as text. */
function ask(address: string, path: string): Promise<{ status: number; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>()
  const { hostname, port } = new URL(address)
  // as an image or a script of another page would be fetched, and as the address bar does
  const sent = request({ hostname, port, path, headers: { accept: '*/*' } }, (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk) => chunks.push(chunk))
    response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }))
  })
  sent.once('error', reject).end()
  return promise
}

const QUERIES = ['', '?raw', '?url', '?import&raw', '?import&url&inline', '?.svg?.wasm?init', '/']

/** Every way to write the address of a file of the project, its path from the root being `name`. */
function addressesOf(name: string, queries = QUERIES): string[] {
  const folder = path.dirname(name)
  const encoded = `${folder}/%${path.basename(name).charCodeAt(0).toString(16)}${path.basename(name).slice(1)}`
  const paths = [name, encoded, `./${name}`, `src/../${name}`, `src%2f%2e%2e/${name}`]
  const roots = ['/', '//', `/@fs${process.cwd()}/`, `/@id${process.cwd()}/`]
  return roots.flatMap((root) => paths.flatMap((written) => queries.map((query) => root + written + query)))
}

/** Which of the addresses give the content away, as it is or as Vite would pack it. */
async function leaks(server: string, addresses: string[], content: string): Promise<string[]> {
  const forms = [
    content,
    JSON.stringify(content).slice(1, -1),
    Buffer.from(content).toString('base64').replace(/=+$/, ''),
  ]
  const answers = await Promise.all(addresses.map((address) => ask(server, address)))
  return addresses.filter((_address, index) => forms.some((form) => answers[index]?.body.includes(form)))
}
