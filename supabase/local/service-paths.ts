/** The services served; never /_system, which shows settings and schema to anyone. */
const SERVICES = ['/auth/v1', '/rest/v1', '/storage/v1']

/** Whether an address, with or without its query, is one of the backend's and not of the site. */
export function isServicePath(url = ''): boolean {
  const pathname = url.split('?', 1)[0] ?? ''
  return SERVICES.some((service) => pathname === service || pathname.startsWith(`${service}/`))
}
