import { expect, it, onTestFinished } from 'vitest'
import { examine } from '../../supabase/local/doctor.ts'
import { createLocalUser } from '../../supabase/local/local-staff.ts'
import { startTestBackend } from '../support/test-backend.ts'
import { open } from './notes-backend.ts'

const user = { email: 'examined@example.com', password: 'an examined password', isStaff: false }

it('REAL-3 the doctor names what a project lacks, and what to press', async () => {
  const backend = await startTestBackend()
  onTestFinished(() => backend.close())
  await createLocalUser({ query: backend.sql }, user)
  const token = async () => {
    await open(backend).auth.resetPasswordForEmail(user.email)
    const sql = 'select recovery_token as token from auth.users where email = $1'
    return (await backend.sql<{ token: string }>(sql, [user.email]))[0]?.token ?? ''
  }
  const site = 'https://vat.example.com'
  const examined = {
    ...backend,
    site,
    facts: async () => (await open(backend, backend.secretKey).rpc('project_facts').throwOnError()).data,
    withSubject: <Result>(task: (subject: typeof user & { token: typeof token }) => Promise<Result>) =>
      task({ ...user, token }),
    linkTarget: async () => `${site}/`,
  }
  const wrong = (await examine(examined)).filter(({ isRight }) => !isRight)
  // This backend has no pg_cron and no sender of mail; the address of the site is not its own.
  expect(wrong.map(({ what }) => what)).toEqual([
    'jobs: delete-expired, publish-due, derive-pending missing',
    'the function that sends mail',
    'mail is asked for each minute',
    `links in mails lead to ${site}/admin/new-password`,
  ])
  expect(wrong.every(({ press }) => press)).toBe(true)
  await backend.sql('drop policy "staff upload objects to files" on storage.objects')
  await backend.sql("delete from supabase_migrations.schema_migrations where version = '20261121000100'")
  expect((await examine(examined)).map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      'migrations: 20261121000100 missing',
      'policies of files: staff upload objects to files missing',
    ]),
  )
})
