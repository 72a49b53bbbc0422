import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { recordedExchanges, replay, type Subject } from './replay.ts'

/** What project_facts() says. */
interface Facts {
  jobs: string[]
  migrations: string[]
  has_sender: boolean
  limits: number
  staff: number
  policies: string[]
  mail_taken_at: string | null
}

/** A project, and what its owner's key can do with it. */
export interface Examined {
  url: string
  publishableKey: string
  /** The site's address, if it is known. */
  site: string
  facts: () => Promise<Facts>
  /** An account of no rights, for as long as `task` runs. */
  withSubject: <Result>(task: (subject: Subject) => Promise<Result>) => Promise<Result>
  /** Where a mailed link would lead that asks for this address. */
  linkTarget: (subject: Subject, redirectTo: string) => Promise<string>
}

/** Whether one thing is as README's "On a hosted Supabase project" asks; if not, `press` says what to do. */
export interface Finding {
  what: string
  isRight: boolean
  press: string
}

const MIGRATIONS = path.join(import.meta.dirname, '../migrations')
const files = () => globSync('*.sql', { cwd: MIGRATIONS })

/** What every migration makes by this pattern: jobs, and policies of files. */
const made = (pattern: RegExp): string[] =>
  files().flatMap((file) =>
    Array.from(readFileSync(path.join(MIGRATIONS, file), 'utf8').matchAll(pattern), ([, name = '']) => name),
  )

const missing = (wanted: string[], there: string[]): string => wanted.filter((name) => !there.includes(name)).join(', ')

/** Examines a project (REAL-3). @throws Error if it does not answer at all */
export async function examine(project: Examined): Promise<Finding[]> {
  const facts = await project.facts()
  const versions = files().map((file) => file.split('_', 1)[0] ?? '')
  const absent = missing(versions, facts.migrations)
  const jobs = missing(made(/cron\.schedule\('([\w-]+)'/g), facts.jobs)
  const policies = missing(made(/create policy "([^"]+)" on storage\.objects/g), facts.policies)
  const mail = await fetch(`${project.url}/functions/v1/mail`)
  const waited = Date.now() - Date.parse(facts.mail_taken_at ?? '')
  const page = `${project.site}/admin/new-password`
  const found: Finding[] = [
    { what: `migrations${absent && `: ${absent} missing`}`, isRight: !absent, press: 'npx supabase@3.1.0 db push' },
    { what: 'a member of staff', isRight: facts.staff > 0, press: 'README, "On a hosted Supabase project", 4' },
    {
      what: 'senders are told apart',
      isRight: facts.has_sender,
      press: 'supabase/hosted.md, "How senders are told apart"',
    },
    {
      what: 'limits on what visitors send',
      isRight: facts.limits > 0,
      press: 'insert the rows of private.limits again',
    },
    {
      what: `jobs${jobs && `: ${jobs} missing`}`,
      isRight: !jobs,
      press: 'Database → Extensions → pg_cron, then db push',
    },
    {
      what: `policies of files${policies && `: ${policies} missing`}`,
      isRight: !policies,
      press: 'npx supabase@3.1.0 db push',
    },
    { what: 'the function that sends mail', isRight: mail.status !== 404, press: 'supabase/hosted.md, on mail' },
    { what: 'mail is asked for each minute', isRight: waited < 180_000, press: 'supabase/hosted.md, on mail' },
  ]
  return project.withSubject(async (subject) => {
    const differing = await replay(
      recordedExchanges().filter(({ sendsMail }) => !sendsMail),
      project,
      subject,
    )
    const target = await project.linkTarget(subject, page)
    return [
      ...found,
      {
        what: `links in mails lead to ${page}`,
        isRight: target === page,
        press: 'Authentication → URL Configuration → Site URL',
      },
      { what: 'accounts answer as recorded', isRight: differing.length === 0, press: 'see below' },
      ...differing.map(({ text, press }) => ({
        what: text,
        isRight: false,
        press: press ?? 'tests/contract/auth.json',
      })),
    ]
  })
}

/** What a project tells nobody, and its owner looks up. */
const TO_LOOK_AT = [
  'Authentication → Sign In / Providers: "Secure password change" and "Secure email change" are on',
  'Authentication → Emails → SMTP Settings: a server of yours; at least 600 seconds between mails',
  'Authentication → Rate Limits: 10 emails an hour',
  'Authentication → Emails → Templates: "Reset password" is supabase/templates/recovery.html',
  'Authentication → Emails → Security: "Password changed" is on',
]

function hosted(): Examined {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key, VITE_SUPABASE_ANON_KEY: publishableKey } = process.env
  if (!url || !key || !publishableKey) {
    throw new Error('Set SUPABASE_URL, SUPABASE_SECRET_KEY and VITE_SUPABASE_ANON_KEY, for this one command.')
  }
  const client = createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } })
  const linkFor = async (email: string, redirectTo?: string) => {
    const { data, error } = await client.auth.admin.generateLink({
      type: 'recovery',
      email,
      options: { ...(redirectTo && { redirectTo }) },
    })
    if (error) throw error
    return data.properties
  }
  return {
    url,
    publishableKey,
    site: (process.env.VITE_SITE_URL ?? '').replace(/\/+$/, ''),
    facts: async () => (await client.rpc('project_facts').throwOnError()).data,
    withSubject: async (task) => {
      const [email, password] = [`doctor-${crypto.randomUUID()}@example.com`, crypto.randomUUID()]
      const { data, error } = await client.auth.admin.createUser({ email, password, email_confirm: true })
      if (error) throw error
      try {
        return await task({ email, password, token: async () => (await linkFor(email)).hashed_token })
      } finally {
        await client.auth.admin.deleteUser(data.user.id)
      }
    },
    linkTarget: async ({ email }, redirectTo) => (await linkFor(email, redirectTo)).redirect_to,
  }
}

if (import.meta.main) {
  try {
    const findings = await examine(hosted())
    for (const { what, isRight, press } of findings)
      console.log(isRight ? `right  ${what}` : `WRONG  ${what}. → ${press}`)
    for (const line of TO_LOOK_AT) console.log(`look   ${line}`)
    process.exitCode = findings.every(({ isRight }) => isRight) ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
