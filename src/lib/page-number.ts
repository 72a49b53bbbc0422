/**
 * The page that an address asks for by `?page=` (LIST-1).
 * @param name what the page is called there, where several lists share the address
 * @returns a whole number from 1; anything else in the address counts as the first page
 */
export function pageOf(search: URLSearchParams, name = 'page'): number {
  const asked = search.get(name) ?? ''
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
}
