import { spawn } from 'node:child_process'
import { once } from 'node:events'
import postgres from 'postgres'
import { expect, it, onTestFinished } from 'vitest'
import { startRealPostgres } from '../../supabase/local/real-postgres.ts'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''
const program = process.env.TEST_POSTGREST

it('MEND-D10 a backend limits its queries, closes while they run, and leaves nothing on the server', async () => {
  const server = postgres(serverUrl)
  onTestFinished(() => server.end())
  const backend = await startRealPostgres({ serverUrl, postgrest: program })
  const [database] = await backend.sql<{ name: string }>('select current_database() as name')
  expect(await backend.sql('show statement_timeout')).toEqual([{ statement_timeout: '1min' }])
  const headers = { apikey: backend.secretKey }
  await backend.sql('create function public.is_known() returns void language sql as $$ $$')
  await backend.sql('create function public.dawdle() returns void language sql as $$ select pg_sleep(3600) $$')
  await backend.sql("notify pgrst, 'reload schema'")
  const isKnown = async () => (await fetch(`${backend.url}/rest/v1/rpc/is_known`, { headers })).ok
  await expect.poll(isKnown).toBe(true)
  const asked = fetch(`${backend.url}/rest/v1/rpc/dawdle`, { method: 'POST', headers })
  const running = Promise.allSettled([asked, backend.sql('select pg_sleep(3600)')])
  const sessions = () =>
    server`select from pg_stat_activity where datname = ${database?.name ?? ''} and state = 'active'`
  await expect.poll(async () => (await sessions()).length).toBe(2)

  await backend.close()

  expect((await running).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await sessions()).toHaveLength(0)
  expect(await server`select from pg_database where datname = ${database?.name ?? ''}`).toHaveLength(0)
})

it.runIf(program)('MEND-D10 PostgREST ends with the process that started it, also where that is killed', async () => {
  const server = postgres(serverUrl)
  const start = `
    const { startRealPostgres } = await import('./supabase/local/real-postgres.ts')
    const backend = await startRealPostgres(${JSON.stringify({ serverUrl, postgrest: program, seed: false })})
    console.log((await backend.sql('select current_database() as name'))[0].name)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', start], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [printed] = await once(child.stdout, 'data')
  const name = String(printed).trim()
  onTestFinished(async () => {
    await server.unsafe(`drop database ${name} with (force)`)
    await server.end()
  })
  const sessions = async () =>
    (await server`select from pg_stat_activity where datname = ${name} and usename = 'authenticator'`).length
  expect(await sessions()).toBeGreaterThan(0)
  child.kill('SIGKILL')
  await expect.poll(sessions).toBe(0)
})
