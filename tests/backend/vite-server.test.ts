import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/local-keys.ts'
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

/** The dev server as `npm run dev` starts it, on a free port. */
const startDev = (variables: Record<string, string>) => startVite(['--port', '0', '--host', '127.0.0.1'], variables)

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
  await expect.poll(find, { timeout: 90_000 }).toBeTruthy()
  return find()!
}

const askChapters = (address: string) =>
  fetch(`${address}/rest/v1/chapters?select=id&limit=1`, { headers: { apikey: LOCAL_PUBLISHABLE_KEY } })

it('BACKEND two copies run side by side on data folders of their own, and a third on a used one ends with one sentence', async () => {
  const folders = [temporaryFolder(), temporaryFolder()]
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
