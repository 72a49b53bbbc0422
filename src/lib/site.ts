export const SITE_NAME = 'Israel VAT Guide'

/** The notice above every page (DATA-7), while the content is a demonstration: one line on any screen. */
export const SITE_NOTICE = {
  whole:
    'Demonstration content: short summaries in our own words, not the law itself and not legal advice. The Hebrew text is binding.',
  short: 'Demo, not legal advice. The Hebrew binds.',
} as const

/** Said wherever a tool answers, and in what is taken along of it. */
export const NO_ADVICE = 'General information, not legal advice.'

/** The networks' sharing pages, which need no account of ours. */
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

/** Who publishes this copy and how to reach them, from VITE_PUBLISHER; may be empty. */
export const publisher = (): string => (import.meta.env.VITE_PUBLISHER ?? '').trim()

/** The site's own address, from VITE_SITE_URL; may be empty, so build links with useSiteUrl(). */
export const SITE_URL: string = (import.meta.env.VITE_SITE_URL ?? '').replace(/\/+$/, '')

/** Whether the build wrote feeds, which hold whole addresses only. */
export const HAS_FEEDS = Boolean(import.meta.env.VITE_SITE_URL)
