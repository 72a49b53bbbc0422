import type { SqlSession } from './sql-session.ts'

/**
 * The account that every local backend has, named in the README. It is made here and never by seed.sql, so that no push can
 * put a known password on a hosted project.
 */
export const LOCAL_STAFF = { email: 'admin@example.com', password: 'local-staff-only', isStaff: true } as const

export interface LocalUser {
  email: string
  password: string
  /** Whether the user is on the list private.staff as well. */
  isStaff: boolean
}

/** Makes the local staff account, once; a password changed later stays changed. */
export async function ensureLocalStaff(session: SqlSession): Promise<void> {
  const [row] = await session.query<{ has_list: boolean; has_user: boolean }>(
    `select to_regclass('private.staff') is not null as has_list,
            exists (select from auth.users where email = $1) as has_user`,
    [LOCAL_STAFF.email],
  )
  if (row?.has_list && !row.has_user) await createLocalUser(session, LOCAL_STAFF)
}

/** Adds a confirmed user who can sign in with the password, and gives its id. Throws when the address is taken. */
export async function createLocalUser(session: Pick<SqlSession, 'query'>, user: LocalUser): Promise<string> {
  const staff = user.isStaff ? ', listed as (insert into private.staff (user_id) select id from added)' : ''
  const sql = `${INSERT_USER} ${staff} select id::text from added`
  const [row] = await session.query<{ id: string }>(sql, [user.email, user.password])
  if (!row) throw new Error(`The user ${user.email} was not stored.`)
  return row.id
}

// The token columns are '' and not null, because Supabase's own Auth fails to read null there (supabase/auth#1940).
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
