export const SITE_NAME = 'Israel VAT Guide'

/** The notice above every page (DATA-7), for as long as the content is a demonstration. */
export const SITE_NOTICE =
  'Demonstration content: short summaries in our own words, not the law itself and not legal advice. The Hebrew text is binding.'

/** The networks' own sharing pages, which need no account of ours. */
export const SHARE_LINKS: readonly { name: string; href: (address: string) => string }[] = [
  {
    name: 'LinkedIn',
    href: (address) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`,
  },
  { name: 'X', href: (address) => `https://x.com/intent/post?url=${encodeURIComponent(address)}` },
  {
    name: 'Facebook',
    href: (address) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
  },
]

/** Who publishes this copy of the site and how to reach them, from VITE_PUBLISHER; empty where nobody is named. */
export const publisher = (): string => (import.meta.env.VITE_PUBLISHER ?? '').trim()

/** The site's own address, from VITE_SITE_URL; empty where that is not set. Links to this site begin with useSiteUrl(). */
export const SITE_URL: string = (import.meta.env.VITE_SITE_URL ?? '').replace(/\/+$/, '')
