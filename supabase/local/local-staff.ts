import type { SqlSession } from './sql-session.ts'

/** Every local backend's account (README). Not in seed.sql: no push may give a hosted project a known password. */
export const LOCAL_STAFF = { email: 'admin@example.com', password: 'local-staff-only', isStaff: true } as const

export interface LocalUser {
  email: string
  password: string
  /** Whether the user is also listed in private.staff. */
  isStaff: boolean
}

/** Makes the local staff account once; a password changed later is kept. @returns false where there is no list of staff */
export async function ensureLocalStaff(session: SqlSession): Promise<boolean> {
  const [row] = await session.query<{ has_list: boolean; has_user: boolean }>(
    `select to_regclass('private.staff') is not null as has_list,
            exists (select from auth.users where email = $1) as has_user`,
    [LOCAL_STAFF.email],
  )
  if (row?.has_list && !row.has_user) await createLocalUser(session, LOCAL_STAFF)
  return row?.has_list ?? false
}

/** Adds a confirmed user who can sign in with the password. @returns its id @throws if the address is taken */
export async function createLocalUser(session: Pick<SqlSession, 'query'>, user: LocalUser): Promise<string> {
  const staff = user.isStaff ? ', listed as (insert into private.staff (user_id) select id from added)' : ''
  const sql = `${INSERT_USER} ${staff} select id::text from added`
  const [row] = await session.query<{ id: string }>(sql, [user.email, user.password])
  if (!row) throw new Error(`The user ${user.email} was not stored.`)
  return row.id
}

// The token columns are '' instead of null, because Supabase's own Auth fails to read null there (supabase/auth#1940).
const INSERT_USER = `
  with added as (
    insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
      raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
      confirmation_token, recovery_token, email_change, email_change_token_new)
    values ('00000000-0000-0000-0000-000000000000', gen_random_uuid(), 'authenticated', 'authenticated', $1,
      extensions.crypt($2, extensions.gen_salt('bf')), now(),
      '{"provider": "email", "providers": ["email"]}', '{}', now(), now(), '', '', '', '')
    returning id, email
  ), identified as (
    insert into auth.identities (id, user_id, provider_id, provider, identity_data, last_sign_in_at, created_at, updated_at)
    select gen_random_uuid(), id, id::text, 'email',
      jsonb_build_object('sub', id::text, 'email', email, 'email_verified', true), now(), now(), now()
    from added
  )`
