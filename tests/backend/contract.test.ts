import { expect, it, onTestFinished } from 'vitest'
import { createLocalUser } from '../../supabase/local/local-staff.ts'
import { recordedExchanges, replay } from '../../supabase/local/replay.ts'
import { open, startNotes } from './notes-backend.ts'

const user = { email: 'replayed@example.com', password: 'a recorded password', isStaff: false }

it('REAL-2 TEAM-9 the embedded backend answers about accounts as GoTrue does', async () => {
  const backend = await startNotes()
  onTestFinished(() => backend.close())
  await createLocalUser({ query: backend.sql }, user)
  const token = async () => {
    await open(backend).auth.resetPasswordForEmail(user.email)
    const [row] = await backend.sql<{ token: string }>(
      'select recovery_token as token from auth.users where email = $1',
      [user.email],
    )
    return row?.token ?? ''
  }
  expect(await replay(recordedExchanges(), backend, { ...user, token })).toEqual([])
})
