import { type ContactMessage, EMPTY_MESSAGE } from '@/data/contact-messages/schema'
import { SITE_URL } from '@/lib/site'

/** So much of the words of a text, and of an address, is taken into a message. */
const MOST_WORDS = 500
const MOST_ADDRESS = 500

/**
 * The message that a link "Report an error" begins (paths.report): the address of a text of this site, and words of it, as plain
 * text; null for any other address of the page. Whoever made the link, only the reader sends it.
 */
export function begunReport(search: string): ContactMessage | null {
  const params = new URLSearchParams(search)
  const about = addressOf(params.get('about') ?? '')
  if (!about) return null
  const words = (params.get('words') ?? '').replace(/[\s\p{C}]+/gu, ' ').trim()
  const cut = words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS).trimEnd()}…` : words
  const message = `An error in ${about}\n${cut && `Where it says: “${cut}”\n`}\n`
  return { ...EMPTY_MESSAGE, subject: 'feedback', message }
}

/** The whole address of a page of this site; empty for anything else. */
function addressOf(path: string): string {
  const site = SITE_URL || window.location.origin
  if (!path.startsWith('/') || path.length > MOST_ADDRESS || !URL.canParse(path, site)) return ''
  const { origin, href } = new URL(path, site)
  return origin === new URL(site).origin ? href : ''
}
