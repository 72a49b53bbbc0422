import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { resetDataFolder } from '../../supabase/local/reset.ts'
import { open, signIn, startNotes, temporaryFolder } from './notes-backend.ts'

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

function startWriter(...words: [dataDir: string] | [dataDir: string, start: 'from-nothing']): ChildProcess {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./writer.ts', import.meta.url)), ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  return child
}

function kill(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

it('BACKEND a killed process loses no row that it acknowledged', async () => {
  const dataDir = temporaryFolder()
  const writer = startWriter(dataDir)
  const acknowledged: string[] = []
  for await (const line of createInterface({ input: writer.stdout! })) {
    if (line.startsWith('stored ')) acknowledged.push(line.slice('stored '.length))
    if (acknowledged.length === 200) await kill(writer)
  }
  const backend = await startNotes({ dataDir })
  const stored = await backend.sql<{ body: string }>('select body from public.notes')
  await backend.close()
  const bodies = new Set(stored.map(({ body }) => body))
  expect(acknowledged.filter((body) => !bodies.has(body))).toEqual([])
  expect(acknowledged.length).toBeGreaterThanOrEqual(200)
})

it('BACKEND a process killed during its very first start leaves a folder that starts', async () => {
  const dataDir = temporaryFolder()
  const writer = startWriter(dataDir, 'from-nothing')
  // Postgres's catalogue is being written: the folder exists and is far from whole
  await expect.poll(() => existsSync(path.join(dataDir, 'postgres/base')), { interval: 5 }).toBe(true)
  await kill(writer)
  expect(existsSync(path.join(dataDir, 'ready'))).toBe(false)
  const backend = await startNotes({ dataDir })
  expect(await backend.sql('select count(*)::int as rows from public.notes')).toEqual([{ rows: 0 }])
  await backend.close()
})

describe('BACKEND a data folder', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'backend-test-'))
  let backend: Awaited<ReturnType<typeof startNotes>>
  beforeAll(async () => {
    backend = await startNotes({ dataDir })
  })
  afterAll(async () => {
    await backend.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('in use gives a second server a clear error, also within one process, and is not disturbed', async () => {
    const sentence = `The data folder ${dataDir} is in use by process ${process.pid}: stop that server, or set LOCAL_SUPABASE_DIR to another folder.`
    await expect(startNotes({ dataDir })).rejects.toThrow(sentence)
    await expect(resetDataFolder(dataDir)).rejects.toThrow(sentence)
    expect((await open(backend).from('notes').insert({ body: 'undisturbed' })).status).toBe(201)
  })

  it('keeps rows, files and sessions over a restart, until it is reset', async () => {
    const reader = await signIn(backend)
    await reader.from('notes').insert({ body: 'kept' })
    await reader.storage.from('papers').upload('kept.pdf', new File(['kept'], 'kept.pdf', { type: 'application/pdf' }))
    const session = (await reader.auth.getSession()).data.session
    await backend.close()

    backend = await startNotes({ dataDir })
    const again = open(backend)
    expect((await again.auth.setSession(session!)).error).toBeNull()
    expect((await again.from('notes').select('body').eq('body', 'kept')).data).toEqual([{ body: 'kept' }])
    expect(await (await again.storage.from('papers').download('kept.pdf')).data?.text()).toBe('kept')
    await backend.close()

    await resetDataFolder(dataDir)
    expect(existsSync(dataDir)).toBe(false)
  })

  it('is all that a reset empties', async () => {
    const other = temporaryFolder()
    writeFileSync(path.join(other, 'thesis.txt'), 'precious')
    await expect(resetDataFolder(other)).rejects.toThrow(
      'is not a data folder of the embedded backend: nothing was deleted.',
    )
    expect(readdirSync(other)).toEqual(['thesis.txt'])
  })
})

it('BACKEND a backend in memory leaves no files behind', async () => {
  const folder = temporaryFolder()
  vi.stubEnv('TMPDIR', folder)
  const backend = await startNotes()
  expect(readdirSync(folder)).toHaveLength(1)
  await backend.close()
  vi.unstubAllEnvs()
  expect(readdirSync(folder)).toEqual([])
})

it("BACKEND how the process ends is not the database's to say: a failed test run stays failed", async () => {
  const before = process.exitCode
  onTestFinished(() => {
    process.exitCode = before
  })
  process.exitCode = 0
  const backend = await startNotes()
  expect(process.exitCode).toBe(0)
  process.exitCode = 1
  await expect(backend.sql('select nonsense')).rejects.toThrow()
  expect((await open(backend).from('notes').select('secret')).error?.code).toBe('42501')
  expect(process.exitCode).toBe(1)
  await backend.close()
  expect(process.exitCode).toBe(1)
})
