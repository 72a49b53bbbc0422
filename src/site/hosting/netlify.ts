import type { AddressRule, HeaderRule, SiteRules } from './site-rules.ts'

// Netlify's format of both files, which Cloudflare Pages and others read as well.

/** The file `_headers` for some rules. */
export function writeHeaders({ headers }: SiteRules): string {
  const lines = headers.flatMap((rule) => [
    rule.path,
    ...Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  return `${lines.join('\n')}\n`
}

/** The rules in a file `_headers`. */
export function readHeaders(text: string): HeaderRule[] {
  return text
    .split(/^(?=\/)/m)
    .filter(Boolean)
    .map((block) => {
      const [path = '', ...lines] = block.trimEnd().split('\n')
      return { path, headers: Object.fromEntries(lines.map(readHeader)) }
    })
}

function readHeader(line: string): [name: string, value: string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
}

/** The file `_redirects` for some rules. */
export const writeRedirects = ({ addresses }: SiteRules): string =>
  addresses.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('')

/** The rules in a file `_redirects`. */
export const readRedirects = (text: string): AddressRule[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status] = line.split(' ')
      return { from, to, status: status === '302' ? 302 : 200 }
    })
