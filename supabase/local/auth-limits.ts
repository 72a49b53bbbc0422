import { jsonOf, refuseAuth } from './auth-refusal.ts'
import { routedPath } from './service-paths.ts'

/**
 * What GoTrue answers to one address: 30 requests at once, and then as many in five minutes as a new hosted project has
 * (supabase.com/docs/guides/auth/rate-limits). A try for a password is a request for a token.
 */
const PER_FIVE_MINUTES: Readonly<Record<string, number>> = {
  'POST /auth/v1/token': 150,
  'GET /auth/v1/verify': 30,
  'POST /auth/v1/verify': 30,
  'PUT /auth/v1/user': 30,
  'POST /auth/v1/recover': 30,
  'POST /auth/v1/magiclink': 30,
  'POST /auth/v1/resend': 30,
}
const AT_ONCE = 30
const FIVE_MINUTES = 300_000

/** One mail in ten minutes for an address and ten an hour for all, as supabase/config.toml has it (TEAM-4). */
const BETWEEN_MAILS = 600_000
const MAILS_AN_HOUR = 10
const HOUR = 3_600_000
const SENDS_MAIL = /^POST \/auth\/v1\/(recover|magiclink|resend)$/

/** Whether a request may send a mail to the address in it. */
export const sendsMail = (request: Request) => SENDS_MAIL.test(`${request.method} ${routedPath(request)}`)

export interface AuthLimits {
  /** GoTrue's answer to a request that comes too soon; undefined, with the request counted, for any other. */
  refusal: (request: Request, sender: string) => Promise<Response | undefined>
  /** Notes that a mail went to this address now. */
  noteMail: (address: string) => void
  /** Begins anew, as a restart does. */
  forget: () => void
}

/**
 * GoTrue's limits against guessing passwords and against floods of mail, which lite has not. `perFiveMinutes` stands for
 * all rates, as a project's own settings would. What is counted is kept in memory: a restart begins anew.
 */
export function createAuthLimits(perFiveMinutes?: number): AuthLimits {
  const used = new Map<string, { requests: number; at: number }>()
  let mailed: { address: string; at: number }[] = []

  /** Counts a request unless the sender has none left; what was used comes back evenly. */
  function isTooOften(what: string, sender: string, rate: number): boolean {
    const now = Date.now()
    const key = `${what} ${sender}`
    const before = used.get(key) ?? { requests: 0, at: now }
    const requests = Math.max(0, before.requests - ((now - before.at) * rate) / FIVE_MINUTES)
    const isFull = requests > AT_ONCE - 1
    used.set(key, { requests: isFull ? requests : requests + 1, at: now })
    return isFull
  }

  return {
    refusal: async (request, sender) => {
      const what = `${request.method} ${routedPath(request)}`
      const rate = PER_FIVE_MINUTES[what]
      if (rate === undefined) return undefined
      if (isTooOften(what, sender, perFiveMinutes ?? rate)) {
        return refuseAuth(429, 'over_request_rate_limit', 'Request rate limit reached')
      }
      if (!sendsMail(request)) return undefined
      const asked = String((await jsonOf(request)).email).toLowerCase()
      mailed = mailed.filter(({ at }) => at > Date.now() - HOUR)
      const last = mailed.findLast(({ address }) => address === asked)
      const left = (last?.at ?? 0) + BETWEEN_MAILS - Date.now()
      const words =
        left > 0
          ? `For security purposes, you can only request this after ${Math.floor(left / 1000)} seconds.`
          : mailed.length >= MAILS_AN_HOUR && 'email rate limit exceeded'
      return words ? refuseAuth(429, 'over_email_send_rate_limit', words) : undefined
    },
    noteMail: (address) => void mailed.push({ address: address.toLowerCase(), at: Date.now() }),
    forget: () => {
      used.clear()
      mailed = []
    },
  }
}
