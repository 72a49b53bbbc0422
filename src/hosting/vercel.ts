import type { SiteRules } from './site-rules.ts'

/** The file `vercel.json` for some rules. */
export function writeVercel({ headers, redirects, rewrites }: SiteRules): string {
  const source = (path: string) => path.replace('*', '(.*)')
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    headers: headers.map((rule) => ({
      source: source(rule.path),
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    })),
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: false })),
    rewrites: rewrites.map(({ from, to }) => ({ source: source(from), destination: to })),
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}
