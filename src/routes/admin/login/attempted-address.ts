import { paths } from '@/app/paths'

const ORIGIN = 'https://site.invalid'

/**
 * Where to go after signing in: the address that was first asked for, as the guard left it in the history entry (AUTH-1).
 * @param state of the location; anybody may have put anything into it
 * @returns a path of this site under /admin with its query and hash, other than the page of sign-in; else /admin
 */
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
