import postgres from 'postgres'
import { expect, it, onTestFinished } from 'vitest'
import { startRealPostgres } from '../../supabase/local/real-postgres.ts'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''

it('MEND-D10 a backend limits its queries, closes while they run, and leaves nothing on the server', async () => {
  const server = postgres(serverUrl)
  onTestFinished(() => server.end())
  const backend = await startRealPostgres({ serverUrl })
  const [database] = await backend.sql<{ name: string }>('select current_database() as name')
  expect(await backend.sql('show statement_timeout')).toEqual([{ statement_timeout: '1min' }])
  await backend.sql('create function public.dawdle() returns void language sql as $$ select pg_sleep(3600) $$')
  const asked = fetch(`${backend.url}/rest/v1/rpc/dawdle`, { method: 'POST', headers: { apikey: backend.secretKey } })
  const running = Promise.allSettled([asked, backend.sql('select pg_sleep(3600)')])
  const sessions = () =>
    server`select from pg_stat_activity where datname = ${database?.name ?? ''} and state = 'active'`
  await expect.poll(async () => (await sessions()).length).toBe(2)

  await backend.close()

  expect((await running).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await sessions()).toHaveLength(0)
  expect(await server`select from pg_database where datname = ${database?.name ?? ''}`).toHaveLength(0)
})
