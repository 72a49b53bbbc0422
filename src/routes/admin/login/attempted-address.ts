import * as v from 'valibot'
import { paths } from '@/names/paths'

const ORIGIN = 'https://site.invalid'

const PART = v.optional(v.string(), '')
const STATE = v.object({ from: v.object({ pathname: PART, search: PART, hash: PART }) })

/** Where to go after signing in (AUTH-1): the address in the location's `state` if it is under /admin, else /admin. */
export function attemptedAddress(state: unknown): string {
  const { success, output } = v.safeParse(STATE, state)
  if (!success) return paths.admin
  const { pathname, search, hash } = output.from
  const wanted = `${pathname}${search}${hash}`
  if (!wanted.startsWith('/') || !URL.canParse(wanted, ORIGIN)) return paths.admin
  const address = new URL(wanted, ORIGIN)
  const isOurs = address.origin === ORIGIN && `${address.pathname}/`.startsWith(`${paths.admin}/`)
  return isOurs && address.pathname !== paths.signIn ? address.pathname + address.search + address.hash : paths.admin
}
