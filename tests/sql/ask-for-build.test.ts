import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningSupabase } from '../../supabase/local/backend.ts'
import { startTestBackend } from '../support/test-backend.ts'

/** What the README has run in the SQL editor of a hosted project. */
const README = readFileSync(path.resolve(import.meta.dirname, '../../supabase/hosted.md'), 'utf8')
const [, SNIPPET = ''] = /```sql\n(create extension if not exists pg_cron.*?)```/s.exec(README) ?? []
const [, MAIL = ''] = /```sql\n( *select vault.create_secret\('<secret>'.*?)```/s.exec(README) ?? []

/** A hosted project's own parts, as far as the snippet uses them. */
const HOSTED = `
  create schema vault;
  create view vault.decrypted_secrets as
    values ('publish_token', 'the token'), ('mail_secret', 'the secret');
  alter view vault.decrypted_secrets rename column column1 to name;
  alter view vault.decrypted_secrets rename column column2 to decrypted_secret;
  create function vault.create_secret(secret text, name text) returns uuid language sql as 'select gen_random_uuid()';
  create schema net;
  create table net.requests (url text, headers jsonb, body jsonb);
  create function net.http_post(url text, headers jsonb, body jsonb, timeout_milliseconds integer default 1) returns void language sql
    as 'insert into net.requests values (url, headers, body)';
  create schema cron;
  create table cron.job (jobname text, schedule text, command text);
  create function cron.schedule(job_name text, schedule text, command text) returns void language sql
    as 'insert into cron.job values (job_name, schedule, command)';`

let backend: RunningSupabase
beforeAll(async () => {
  backend = await startTestBackend()
  await backend.script(HOSTED)
  // the two extensions are the stand-ins above
  await backend.script(SNIPPET.replace(/^create extension .*$/gm, ''))
})
afterAll(() => backend.close())

/** Saves of single rows, each a transaction of its own. */
async function save(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await backend.sql(
      `update public.news set title = title || '.' where id = (select min(id::text)::uuid from public.news)`,
    )
  }
}

/** What is run each minute is run. */
async function passMinute(): Promise<void> {
  const jobs = await backend.sql<{ command: string }>(`select command from cron.job where schedule = '* * * * *'`)
  expect(jobs).toHaveLength(1)
  for (const { command } of jobs) await backend.sql(command)
}

const requests = () => backend.sql('select * from net.requests')

it('FIND-7 fifty saves are one build, asked for once nothing more was saved for a minute', async () => {
  await passMinute()
  await save(25)
  await passMinute()
  await save(25)
  await passMinute()
  expect(await requests()).toEqual([])
  await passMinute()
  await passMinute()
  expect(await requests()).toEqual([
    {
      url: expect.stringMatching(/^https:\/\/api\.github\.com\/repos\/.+\/dispatches$/),
      headers: { 'user-agent': 'supabase', authorization: 'Bearer the token' },
      body: { event_type: 'content-saved' },
    },
  ])
})

it('FIND-7 a save after that build is another one', async () => {
  await save(1)
  await passMinute()
  await passMinute()
  expect(await requests()).toHaveLength(2)
})

it('MAIL-9 mail is sent each minute by who knows the secret of the vault', async () => {
  await backend.script(MAIL)
  const [job] = await backend.sql<{ command: string }>(`select command from cron.job where jobname = 'send-mail'`)
  await backend.sql('truncate net.requests')
  await backend.script(job?.command ?? '')
  expect(await requests()).toEqual([
    {
      url: expect.stringMatching(/^https:\/\/.+\.supabase\.co\/functions\/v1\/mail$/),
      headers: { authorization: 'Bearer the secret' },
      body: {},
    },
  ])
})
