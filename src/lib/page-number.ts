/**
 * The page that an address asks for (LIST-1); anything but a whole number from 1 counts as the first.
 * @param name of the parameter, where several lists share the address
 */
export function pageOf(search: URLSearchParams, name = 'page'): number {
  const asked = search.get(name) ?? ''
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
}
