import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { onTestFinished } from 'vitest'
import { type EmbeddedOptions, startEmbeddedSupabase } from '../../supabase/local/embedded-supabase.ts'
import { createLocalUser } from '../../supabase/local/local-staff.ts'
import { emptyDatabase } from '../support/snapshots.ts'

/** A schema small enough to see all of it, with one of each thing that the embedded backend must get right. */
const NOTES = `
  create table public.notes (
    id uuid primary key default gen_random_uuid(),
    body text not null unique check (length(body) <= 40),
    secret text not null default 'hidden',
    sender text);
  revoke all on public.notes from anon, authenticated;
  grant select (id, body), insert (body) on public.notes to anon, authenticated;
  grant select (sender) on public.notes to authenticated;
  alter table public.notes enable row level security;
  create policy "all read" on public.notes for select to anon, authenticated using (true);
  create policy "all write" on public.notes for insert to anon, authenticated with check (body is distinct from 'forbidden');

  create function public.stamp_sender() returns trigger language plpgsql as $$
  begin
    new.sender := current_setting('request.headers', true)::json ->> 'x-forwarded-for';
    if new.body = 'too many' then
      raise sqlstate 'PGRST' using
        message = '{"code": "429", "message": "Too many"}',
        detail = '{"status": 429, "headers": {"Retry-After": "60"}}';
    end if;
    return new;
  end $$;
  create trigger stamp_sender before insert on public.notes for each row execute function public.stamp_sender();

  create function public.whoami() returns json language sql as $$
    select json_build_object(
      'role', current_user, 'uid', auth.uid(), 'claims', current_setting('request.jwt.claims', true)::json,
      'method', current_setting('request.method', true), 'path', current_setting('request.path', true)) $$;
  create function public.refuse(code text) returns void language plpgsql as $$
  begin raise exception 'refused' using errcode = code; end $$;

  insert into storage.buckets (id, name, public, allowed_mime_types)
    values ('papers', 'papers', true, array['application/pdf', 'text/html', 'text/xml', 'application/xhtml+xml', 'image/svg+xml',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document']);
  create policy "signed-in upload" on storage.objects for insert to authenticated with check (bucket_id = 'papers');
  create policy "signed-in look" on storage.objects for select to authenticated using (bucket_id = 'papers');
  create policy "signed-in delete" on storage.objects for delete to authenticated using (bucket_id = 'papers');
`

/** A user of the notes backend. */
export const READER = { email: 'reader@example.com', password: 'reader-password', isStaff: false }

/** A new temporary folder that goes when the running test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'backend-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Writes migrations into a folder and gives its path. */
export function writeMigrations(files: Record<string, string>, folder = temporaryFolder()): string {
  for (const [name, sql] of Object.entries(files)) writeFileSync(path.join(folder, name), sql)
  return folder
}

/** Starts the embedded backend on the notes alone, with one user in it; from nothing when `snapshot` is said to be undefined. */
export async function startNotes(options: EmbeddedOptions = {}) {
  const snapshot = 'snapshot' in options ? options.snapshot : await emptyDatabase()
  const migrationsDir = writeMigrations({ '1_notes.sql': NOTES }, mkdtempSync(path.join(tmpdir(), 'notes-')))
  try {
    const backend = await startEmbeddedSupabase({ migrationsDir, seed: false, ...options, snapshot })
    const [known] = await backend.sql('select 1 from auth.users where email = $1', [READER.email])
    if (!known) await createLocalUser({ query: backend.sql }, READER)
    return backend
  } finally {
    rmSync(migrationsDir, { recursive: true, force: true })
  }
}

/** A visitor's client, or with `key` another's. */
export function open(backend: { url: string; publishableKey: string }, key = backend.publishableKey): SupabaseClient {
  return createClient(backend.url, key, { auth: { persistSession: false, autoRefreshToken: false } })
}

/** The client of the signed-in reader. */
export async function signIn(backend: { url: string; publishableKey: string }): Promise<SupabaseClient> {
  const client = open(backend)
  const { error } = await client.auth.signInWithPassword(READER)
  if (error) throw error
  return client
}
