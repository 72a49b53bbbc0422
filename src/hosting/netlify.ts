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

/** Status 200 answers with the other page and keeps the address. */
const STATUS = { redirects: '302', rewrites: '200' } as const

/** The file `_redirects` for some rules. */
export function writeRedirects({ redirects, rewrites }: SiteRules): string {
  const write = (rules: readonly AddressRule[], status: string) =>
    rules.map(({ from, to }) => `${from} ${to} ${status}\n`).join('')
  return write(redirects, STATUS.redirects) + write(rewrites, STATUS.rewrites)
}

/** The rules in a file `_redirects`. */
export function readRedirects(text: string): Pick<SiteRules, 'redirects' | 'rewrites'> {
  const lines = text.split('\n').map((line) => line.split(' '))
  const read = (wanted: string): AddressRule[] =>
    lines.flatMap(([from = '', to = '', status]) => (status === wanted ? [{ from, to }] : []))
  return { redirects: read(STATUS.redirects), rewrites: read(STATUS.rewrites) }
}
