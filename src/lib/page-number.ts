/** The page that an address asks for in the parameter `name` (LIST-1); 1 for anything but a whole number from 1. */
export function pageOf(search: URLSearchParams, name = 'page'): number {
  const asked = search.get(name) ?? ''
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1
}

/** The path of a list, of the path of any of its pages: /rulings for /rulings/page/2, which the build writes (FIND-5). */
export const listPathOf = (pathname: string): string => pathname.replace(/\/page\/\d+$/, '')

/** The path of what stays while one goes from page to page of it: of a list, and of what changed, whose pages are months. */
export const stayingPathOf = (pathname: string): string =>
  listPathOf(pathname).replace(/^(?<changes>\/changes)\/[\d-]+$/, '$<changes>')

/** The page that an address asks for, by its path or by its query. */
export const pageOfAddress = (pathname: string, search: URLSearchParams): number =>
  pageOf(new URLSearchParams(/\/page\/(?<page>\d+)$/.exec(pathname)?.groups ?? search))
