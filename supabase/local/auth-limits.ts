import { refuseAuth } from './auth-refusal.ts'
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

/** One mail a minute for an address, as GoTrue's smtp_max_frequency has it. */
const BETWEEN_MAILS = 60_000
const SENDS_MAIL = /^POST \/auth\/v1\/(recover|magiclink|resend)$/

export interface AuthLimits {
  /** GoTrue's answer to a request that comes too soon; undefined, with the request counted, for any other. */
  refusal: (request: Request, sender: string) => Promise<Response | undefined>
  /** Notes that a mail went to this address now. */
  noteMail: (address: string) => void
}

/**
 * GoTrue's limits against guessing passwords and against floods of mail, which lite has not. `perFiveMinutes` stands for
 * all rates, as a project's own settings would. What is counted is kept in memory: a restart begins anew.
 */
export function createAuthLimits(perFiveMinutes?: number): AuthLimits {
  const used = new Map<string, { requests: number; at: number }>()
  const mailed = new Map<string, number>()

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
      if (!SENDS_MAIL.test(what)) return undefined
      const left = (mailed.get(await addressOf(request)) ?? 0) + BETWEEN_MAILS - Date.now()
      if (left <= 0) return undefined
      const seconds = Math.floor(left / 1000)
      const words = `For security purposes, you can only request this after ${seconds} seconds.`
      return refuseAuth(429, 'over_email_send_rate_limit', words)
    },
    noteMail: (address) => void mailed.set(address.toLowerCase(), Date.now()),
  }
}

async function addressOf(request: Request): Promise<string> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null)
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : ''
  return String(email).toLowerCase()
}
