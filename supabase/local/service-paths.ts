/** The services on offer; never /_system, which shows settings and schema to anyone. */
const SERVICES = ['/auth/v1', '/rest/v1', '/storage/v1', '/functions/v1', '/__mail']

/** Whether an address, with or without its query, belongs to the backend and not to the site. */
export function isServicePath(url = ''): boolean {
  const pathname = url.split('?', 1)[0] ?? ''
  return (
    SERVICES.some((service) => pathname === service || pathname.startsWith(`${service}/`)) ||
    pathname === '/__mail.json'
  )
}

/** The path as lite's router sees it: decoded, so that "o%74p" is "otp". */
export function routedPath(request: Request): string {
  const { pathname } = new URL(request.url)
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
