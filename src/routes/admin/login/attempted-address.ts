import { paths } from '@/names/paths'

const ORIGIN = 'https://site.invalid'

/** Where to go after signing in (AUTH-1): the address in the location's `state` if it is under /admin, else /admin. */
export function attemptedAddress(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return paths.admin
  const from = state.from as Partial<Record<'pathname' | 'search' | 'hash', unknown>> | null
  const [path, search, hash] = [from?.pathname, from?.search, from?.hash].map((part) =>
    typeof part === 'string' ? part : '',
  )
  const wanted = `${path}${search}${hash}`
  if (!wanted.startsWith('/') || !URL.canParse(wanted, ORIGIN)) return paths.admin
  const address = new URL(wanted, ORIGIN)
  const isOurs = address.origin === ORIGIN && `${address.pathname}/`.startsWith(`${paths.admin}/`)
  return isOurs && address.pathname !== paths.signIn ? address.pathname + address.search + address.hash : paths.admin
}
