/** The path of a page as its file says it: a host leads an address with a slash at its end to the one without. */
export const pagePath = (pathname: string): string => pathname.replace(/(.)\/$/, '$1')
