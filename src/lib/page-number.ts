/** The page that an address asks for in the parameter `name` (LIST-1); 1 for anything but a whole number from 1. */
export function pageOf(search: URLSearchParams, name = 'page'): number {
  const asked = search.get(name) ?? ''
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
}
