import { isAllowedAddress } from '@/lib/sanitise'

const WITHOUT_SCHEME = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}([/?#:]|$)/u
const EMAIL = /^[^\s@:/?#]+@[^\s@/?#]+\.[^\s@/?#]+$/

/**
 * The address meant by a typed link: web, email, telephone, a place of this site (/law/vat-law#s30) or page (#s30).
 * A missing "https://" or "mailto:" is added.
 * @returns null for an address that the site does not show as a link
 */
export function readLinkAddress(typed: string): string | null {
  const text = typed.trim()
  const address = EMAIL.test(text) ? `mailto:${text}` : WITHOUT_SCHEME.test(text) ? `https://${text}` : text
  return isAllowedAddress(address) && isWhole(address) ? address : null
}

function isWhole(address: string): boolean {
  if (/\s/.test(address)) return false
  if (/^https?:/i.test(address)) return /^https?:\/\/[^/]/i.test(address) && URL.canParse(address)
  if (/^mailto:/i.test(address)) return EMAIL.test(address.slice('mailto:'.length).replace(/\?.*$/, ''))
  if (/^tel:/i.test(address)) return /^tel:\+?[\d().-]*\d[\d().-]*(;.*)?$/i.test(address)
  return address !== '#'
}
