import { expect, it, onTestFinished } from 'vitest'
import { addStaffToCli } from '../../supabase/local/cli-staff.ts'
import { LOCAL_STAFF } from '../../supabase/local/local-staff.ts'
import { startRealPostgres } from '../../supabase/local/real-postgres.ts'

// The CLI needs Docker: a database that has its migrations and nobody in it stands in for what it has reset.
const serverUrl = process.env.TEST_DATABASE_URL ?? ''

it('DATA-7 a database that the CLI has reset gets the local member of staff, once', async () => {
  const backend = await startRealPostgres({ serverUrl })
  onTestFinished(() => backend.close())
  await backend.sql('delete from auth.users')
  const [place] = await backend.sql<{ database: string }>('select current_database() as database')
  const cli = { port: Number(new URL(serverUrl).port), database: place?.database ?? '' }
  await addStaffToCli(cli)
  await addStaffToCli(cli)
  const staff = await backend.sql('select u.email from private.staff s join auth.users u on u.id = s.user_id')
  expect(staff).toEqual([{ email: LOCAL_STAFF.email }])
  await backend.script('drop schema private cascade')
  await expect(addStaffToCli(cli)).rejects.toThrow('db reset` first')
})
