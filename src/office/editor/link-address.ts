import { isAllowedAddress, isWebAddress } from '@/lib/address'

const WITHOUT_SCHEME = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}([/?#:]|$)/u
const EMAIL = /^[^\s@:/?#]+@[^\s@/?#]+\.[^\s@/?#]+$/

/** The href for what was typed, with a missing "https://" or "mailto:" added; null if the site would not link to it. */
export function readLinkAddress(typed: string): string | null {
  const text = typed.trim()
  const address = EMAIL.test(text) ? `mailto:${text}` : WITHOUT_SCHEME.test(text) ? `https://${text}` : text
  return isAllowedAddress(address) && isWhole(address) ? address : null
}

function isWhole(address: string): boolean {
  if (/\s/.test(address)) return false
  if (/^https?:/i.test(address)) return isWebAddress(address) && URL.canParse(address)
  if (/^mailto:/i.test(address)) return EMAIL.test(address.slice('mailto:'.length).replace(/\?.*$/, ''))
  if (/^tel:/i.test(address)) return /^tel:\+?[\d().-]*\d[\d().-]*(;.*)?$/i.test(address)
  return address !== '#'
}
