import { readFileSync } from 'node:fs'
import path from 'node:path'

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** What is asked of GoTrue, and what it answers: as much of the body as is read, where words from "^" are a pattern. */
interface Exchange {
  what: string
  source: string
  ask: readonly [method: string, path: string, body?: Json]
  answer: readonly [status: number, body: Json]
  /** The session that it is asked in, and the name under which the one it begins is kept. */
  as?: string
  keep?: string
  /** What to press where a project answers otherwise. */
  press?: string
  /** Has a mail sent, if none was just now. */
  sendsMail?: boolean
}

/** The account that what is recorded is tried with. */
export interface Subject {
  email: string
  password: string
  /** The token of a link to a new password, without any mail. */
  token: () => Promise<string>
}

/** What GoTrue's source says that it answers, each with its line (REAL-2). */
export function recordedExchanges(): readonly Exchange[] {
  const file = path.join(import.meta.dirname, '../../tests/contract/auth.json')
  const { exchanges }: { exchanges: Exchange[] } = JSON.parse(readFileSync(file, 'utf8'))
  return exchanges
}

/** An answer that is another one than recorded, and what to press where a setting decides it. */
export interface Difference {
  text: string
  press: string | undefined
}

/** Asks a project what is recorded, in order. @returns what differs */
export async function replay(
  exchanges: readonly Exchange[],
  project: { url: string; publishableKey: string },
  { email, password, token }: Subject,
): Promise<Difference[]> {
  const words: Record<string, string> = { email, password, other: `${password} anew`, token_hash: await token() }
  const sessions: Record<string, string> = {}
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (all, name) => words[name] ?? all)
  const differing: Difference[] = []
  for (const { what, source, ask, answer, as, keep, press } of exchanges) {
    const [method, asked, body] = ask
    const response = await fetch(`${project.url}/auth/v1${asked}`, {
      method,
      headers: {
        apikey: project.publishableKey,
        'content-type': 'application/json',
        ...(as && { authorization: `Bearer ${sessions[as]}` }),
      },
      ...(body !== undefined && { body: fill(JSON.stringify(body)) }),
    })
    const given = await response.json().catch(() => null)
    if (keep) sessions[keep] = given?.access_token
    const expected: Json = JSON.parse(fill(JSON.stringify(answer)))
    if (fits(expected, [response.status, given])) continue
    const text = `${what} (${source}): ${JSON.stringify(expected)}, not ${response.status} ${JSON.stringify(given)}`
    differing.push({ text, press })
  }
  return differing
}

function fits(expected: Json, given: unknown): boolean {
  if (typeof expected === 'string' && expected.startsWith('^')) return new RegExp(expected).test(String(given))
  if (typeof expected !== 'object' || expected === null) return expected === given
  if (typeof given !== 'object' || given === null) return false
  const found = new Map<string, unknown>(Object.entries(given))
  return Object.entries(expected).every(([name, value]) => fits(value, found.get(name)))
}
