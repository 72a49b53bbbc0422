import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { afterEach, expect, it, onTestFinished } from 'vitest'
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

const servers: Server[] = []
afterEach(async () => {
  for (const { child } of servers.splice(0)) {
    if (child.exitCode !== null) continue
    child.kill()
    await once(child, 'exit')
  }
})

/** A data folder as a first start leaves it, in a quarter of the time. */
async function seeded(dataDir: string): Promise<string> {
  const backend = await openEmbeddedSupabase({ dataDir, snapshot: await seededDatabase() })
  await backend.close()
  return dataDir
}

const ON_A_FREE_PORT = ['--port', '0', '--host', '127.0.0.1']

/** The dev server as `npm run dev` starts it, on a free port. */
const startDev = (variables: Record<string, string>) => startVite(ON_A_FREE_PORT, variables)

function startVite(options: string[], variables: Record<string, string>): Server {
  const env = { ...process.env, VITE_SUPABASE_URL: '', VITE_SUPABASE_ANON_KEY: '', NO_COLOR: '1', ...variables }
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...options], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const server = { child, output: () => output }
  servers.push(server)
  return server
}

async function addressOf(server: Server): Promise<string> {
  const find = () => /http:\/\/127\.0\.0\.1:\d+/.exec(server.output())?.[0]
  await expect.poll(find).toBeTruthy()
  return find()!
}

const askChapters = (address: string) =>
  fetch(`${address}/rest/v1/chapters?select=id&limit=1`, { headers: { apikey: LOCAL_PUBLISHABLE_KEY } })

it('BACKEND two copies run side by side on data folders of their own, and a third on a used one ends with one sentence', async () => {
  // one begun from nothing, by the server itself
  const folders = [temporaryFolder(), await seeded(temporaryFolder())]
  const copies = folders.map((folder) => startDev({ LOCAL_SUPABASE_DIR: folder }))
  for (const copy of copies) {
    const response = await askChapters(await addressOf(copy))
    expect([response.status, (await response.json()).length]).toEqual([200, 1])
  }
  expect(copies[0]!.output()).toContain(`embedded, data in ${folders[0]}`)

  const third = startDev({ LOCAL_SUPABASE_DIR: folders[0]! })
  const [code] = await once(third.child, 'exit')
  expect(code).toBe(1)
  expect(third.output()).toContain(
    `The data folder ${folders[0]} is in use by process ${copies[0]!.child.pid}: stop that server`,
  )
  expect((await askChapters(await addressOf(copies[0]!))).status).toBe(200)
})

it('BACKEND with VITE_SUPABASE_URL set, no embedded backend is opened', async () => {
  const server = startDev({ VITE_SUPABASE_URL: 'https://example.supabase.co', VITE_SUPABASE_ANON_KEY: 'anything' })
  const response = await askChapters(await addressOf(server))
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(server.output()).not.toContain('embedded, data in')
})

it('MEND-B5 a build that is given a secret key stops with one sentence and writes nothing', async () => {
  const folder = path.join(temporaryFolder(), 'dist')
  const VITE_SUPABASE_ANON_KEY = 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz'
  const variables = { VITE_SUPABASE_URL: 'https://example.supabase.co', VITE_SUPABASE_ANON_KEY }
  const build = startVite(['build', '--outDir', folder], variables)
  const [code] = await once(build.child, 'exit')
  expect(code).toBe(1)
  expect(build.output()).toContain('VITE_SUPABASE_ANON_KEY holds a secret key')
  expect(build.output()).not.toContain(VITE_SUPABASE_ANON_KEY)
  expect(existsSync(folder)).toBe(false)
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

it('MEND-B6 the dev server gives nothing of its data folder away, even where it serves all else, and nothing else of the project', async () => {
  // in a folder of which everything is served
  const folder = mkdtempSync('node_modules/.data (test)-')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(path.join(folder, '..', path.basename(folder).concat('.txt')), 'served')
  onTestFinished(() => rmSync(`${folder}.txt`))
  const server = await addressOf(startDev({ LOCAL_SUPABASE_DIR: await seeded(folder) }))
  expect((await askChapters(server)).status).toBe(200)
  expect(await leaks(server, [`/${encodeURI(folder)}.txt`], 'served')).toHaveLength(1)

  const secret = readFileSync(path.join(folder, 'jwt-secret'), 'utf8')
  expect(await leaks(server, addressesOf(`${encodeURI(folder)}/jwt-secret`), secret)).toEqual([])
  const settings = readFileSync('.env.example', 'utf8')
  expect(await leaks(server, addressesOf('.env.example', ['', '?raw']), settings)).toEqual([])
  const source = readFileSync('supabase/config.toml', 'utf8')
  expect(await leaks(server, addressesOf('supabase/config.toml', ['', '?raw']), source)).toEqual([])
})

it('MEND-B6 FIND-8 the preview server serves the built site alone, by its files, beside the backend', async () => {
  const outDir = temporaryFolder()
  const pages = { 'index.html': 'Home', '404.html': 'Nothing here', 'rulings.html': 'Rulings', 'admin.html': 'Staff' }
  for (const [name, title] of Object.entries(pages)) {
    writeFileSync(path.join(outDir, name), `<title>${title}</title>${'and so on '.repeat(200)}`)
  }
  await writeHostingFiles(outDir, {})
  const folder = mkdtempSync('node_modules/.data-')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const preview = startVite(['preview', ...ON_A_FREE_PORT, '--outDir', outDir], {
    LOCAL_SUPABASE_DIR: await seeded(folder),
  })
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
  expect((await askChapters(server)).status).toBe(200)
  const secret = readFileSync(path.join(folder, 'jwt-secret'), 'utf8')
  expect(await leaks(server, addressesOf(`${folder}/jwt-secret`), secret)).toEqual([])
})
