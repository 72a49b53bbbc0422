import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createLocalUser } from '../../supabase/local/local-staff.ts'
import { backend, type Client, createVisitor, sql } from '../support/backend.ts'

const PRESENT = 'the present password'
const NEXT = 'the next password'
const ids: string[] = []
let email: string

beforeEach(async () => {
  email = `${randomUUID()}@example.com`
  ids.push(await createLocalUser({ query: sql }, { email, password: PRESENT, isStaff: true }))
})
afterAll(() => sql('delete from auth.users where id::text = any ($1)', [ids]))

async function signIn(password = PRESENT): Promise<Client> {
  const client = createVisitor()
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return client
}

const isStaff = async (client: Client) => (await client.rpc('is_staff').throwOnError()).data

describe('SEC-1 AUTH-3 an account', () => {
  it('SEC-1 by a token alone keeps its password', async () => {
    const client = await signIn()
    for (const current_password of [undefined, '', 'another password']) {
      const { error } = await client.auth.updateUser({
        password: NEXT,
        ...(current_password !== undefined && { current_password }),
      })
      expect(error?.code).toBe(current_password ? 'current_password_invalid' : 'current_password_required')
    }
    const { access_token = '' } = (await client.auth.getSession()).data.session ?? {}
    const headers = { apikey: backend().publishableKey, authorization: `Bearer ${access_token}` }
    const json = { ...headers, 'content-type': 'application/json' }
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
    for (const path of ['user', 'us%65r', '%75ser', 'user/', 'user?x=1', '/user', 'x/../user']) {
      const url = `${backend().url}/auth/v1/${path}`
      const body = JSON.stringify({ password: NEXT })
      expect((await fetch(url, { method: 'PUT', headers: json, body })).ok, path).toBe(false)
      expect((await fetch(url, { method: 'PUT', headers, body })).ok, path).toBe(false)
      await fetch(url, { method: 'PUT', headers: form, body: new URLSearchParams({ password: NEXT }) })
    }
    await expect(signIn(NEXT)).rejects.toThrow('Invalid login credentials')
    expect(await isStaff(await signIn())).toBe(true)
  })

  it('SEC-1 AUTH-3 with its present password gets another, which ends all other sessions', async () => {
    const [here, elsewhere] = [await signIn(), await signIn()]
    const { error } = await here.auth.updateUser({ password: NEXT, current_password: PRESENT })
    expect(error).toBeNull()
    expect([await isStaff(here), await isStaff(elsewhere)]).toEqual([true, false])
    await expect(signIn()).rejects.toThrow('Invalid login credentials')
    expect(await isStaff(await signIn(NEXT))).toBe(true)
  })

  it('SEC-1 keeps its address until both addresses have said yes, and its words need no password', async () => {
    const client = await signIn()
    await client.auth.updateUser({ email: `${randomUUID()}@example.com` })
    expect((await client.auth.updateUser({ data: { x: 1 } })).data.user?.email).toBe(email)
    expect(await isStaff(await signIn())).toBe(true)
  })

  it('AUTH-3 counts its other sessions, and ends them', async () => {
    const [here, elsewhere] = [await signIn(), await signIn()]
    const count = async () => (await here.rpc('staff_account').single().throwOnError()).data.other_sessions
    expect(await count()).toBe(1)
    expect((await here.auth.signOut({ scope: 'others' })).error).toBeNull()
    expect(await count()).toBe(0)
    expect([await isStaff(here), await isStaff(elsewhere)]).toEqual([true, false])
  })
})
