import { ipLookupUrl } from '../../data/faq-feedback/ip-lookup.ts'
import { parseBackendSettings } from '../../lib/backend-settings.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import type { InlineHashes } from './inline-hashes.ts'

/** Headers for the answers to some addresses; no two rules name the same header, as hosts join the values of all that match. */
export interface HeaderRule {
  /** An address, or with `*` all that begin and end so. */
  path: string
  headers: Readonly<Record<string, string>>
}

/** An address that is answered by way of another. */
export interface AddressRule {
  from: string
  to: string
  /**
   * 200: answers with the other's page and keeps the address. 302: leads to the other for the time being, for a browser keeps
   * a 308, and a former address may be given anew.
   */
  status: 200 | 302
}

/** A former address of a page, and the present one. */
export type FormerAddress = Pick<AddressRule, 'from' | 'to'>

/**
 * How a host answers for the site. Besides these rules it follows what static hosts have in common: `/rulings/x` is the
 * file `rulings/x.html`, an address with a slash or `.html` at its end leads to the one without, and what is not there is
 * `404.html` with status 404.
 */
export interface SiteRules {
  headers: readonly HeaderRule[]
  /** Of addresses where no file is; the first that fits counts. */
  addresses: readonly AddressRule[]
}

/** How long an answer is kept that no rule speaks of; what Netlify and Cloudflare Pages send of their own accord. */
export const REVALIDATED = 'public, max-age=0, must-revalidate'

/** The one kind of file whose type the rules name. */
export const MARKDOWN = { ending: 'md', type: 'text/markdown' } as const

const ONE_YEAR = 31_536_000

// All that the site never uses; what is not named, such as copying and sharing, stays with the browser's default.
const UNUSED_FEATURES = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'encrypted-media', 'geolocation'],
  ...['gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get', 'serial', 'usb'],
]

/**
 * The rules for a build: the one description from which files for hosts are written (FIND-8, SEC-3).
 * @param environment the settings of the build whose names begin with VITE_
 * @param inline hashes of what stands in the pages themselves
 * @param former addresses of pages that have another now
 */
export function siteRules(
  environment: Readonly<Record<string, string>>,
  inline: InlineHashes,
  former: readonly FormerAddress[] = [],
): SiteRules {
  const security = {
    'Content-Security-Policy': contentSecurityPolicy({ connect: connectedOrigins(environment), ...inline }),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Without its subdomains: of those only the domain's owner knows.
    'Strict-Transport-Security': `max-age=${ONE_YEAR}`,
    'X-Content-Type-Options': 'nosniff',
  }
  return {
    headers: [
      { path: '/*', headers: security },
      // Their names hold a hash of their content.
      { path: '/assets/*', headers: { 'Cache-Control': `public, max-age=${ONE_YEAR}, immutable` } },
      // Not all hosts say that it is UTF-8, and some do not know it (BULK-4). JSON and XML say so themselves.
      { path: `/*.${MARKDOWN.ending}`, headers: { 'Content-Type': `${MARKDOWN.type}; charset=utf-8` } },
    ],
    addresses: [
      ...former.map(({ from, to }) => ({ from, to, status: 302 as const })),
      { from: '/admin/*', to: '/admin', status: 200 },
      // SHELL-1's short address; the app leads on from it, and the page names its own as the canonical one.
      { from: '/law', to: '/law/vat-law', status: 200 },
    ],
  }
}

function connectedOrigins(environment: Readonly<Record<string, string>>): string[] {
  const addresses = [parseBackendSettings(environment)?.url, ipLookupUrl(environment)]
  return addresses.flatMap((address) => (address ? [new URL(address).origin] : []))
}

/** Whether a rule's path means an address. */
export function isMeant(path: string, address: string): boolean {
  const [start = '', end] = path.split('*')
  return end === undefined ? address === path : address.startsWith(start) && address.slice(start.length).endsWith(end)
}
