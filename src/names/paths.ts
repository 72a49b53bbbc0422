import type { ItemKind } from './kinds'
import { KINDS, LAW_TYPES, type LawType } from './kinds'
import type { Years } from './list-address'
import { PACK_PATH } from './pack-address'

const { news, faq, guide, term } = KINDS

/** What the results of a search are narrowed to. */
type SearchNarrowing = { type?: string | null } & Partial<Years>

/** Every address of the site, built in one place (SHELL-1). */
export const paths = {
  home: '/',
  law: (type: LawType = 'vat-law') => `/law/${type}`,
  /** A section in the law browser, at /law/{type}#{id} (spec 9). */
  section: (type: string, sectionId: string) => `/law/${type}#${sectionId}`,
  /** A section's own page (FIND-2). */
  sectionPage: (type: string, slug: string) => `/law/${type}/${slug}`,
  /** A page after the first of a list, at an address of its own (FIND-5). */
  listPage: (list: string, page: number | string) => `${list}/page/${page}`,
  /** A list of what concerns sections, each "vat-law/30", and is of these kinds, if any (READ-3, TIME-5). */
  concerning: (list: string, provisions: readonly string[], kinds: readonly string[] = []) =>
    `${list}?${new URLSearchParams([...kinds.map((each) => ['kind', each]), ...provisions.map((each) => ['provision', each])])}`,
  /** The page of an item that has one of its own. */
  item: (kind: ItemKind, id: string) => `${KINDS[kind].path}/${id}`,
  news: news.path,
  faqs: faq.path,
  faq: (id: string) => `${faq.path}#${id}`,
  /** Rates and amounts (TOOL-1). */
  amounts: '/amounts',
  /** The tools: which rate applies (TOOL-2), whether an invoice needs an allocation number (TOOL-3), and deadlines (TOOL-4). */
  whichRate: '/which-rate',
  allocationNumber: '/allocation-number',
  deadlines: '/deadlines',
  /** The terms by English letter; those by Hebrew letter are a page of their own, which needs no scripts (TERM-1). */
  glossary: term.path,
  hebrewGlossary: `${term.path}/hebrew`,
  term: (id: string) => `${term.path}#${id}`,
  guides: guide.path,
  guide: (id: string) => `${guide.path}/${id}`,
  contact: '/contact',
  /** The contact form begun with an error in a text: its address here, and words of it. */
  report: (about: string, words = '') => `/contact?${new URLSearchParams({ about, ...(words && { words }) })}`,
  /** What changed: the latest months, or one, "2026-11" (TIME-5). */
  changes: (month?: string) => (month ? `/changes/${month}` : '/changes'),
  /** The texts chosen to be printed together (READ-9). */
  pack: PACK_PATH,
  searchForm: '/search',
  /** The results for a query, narrowed to a type and to the years from one to another. */
  search: (query: string, { type, from, to }: SearchNarrowing = {}) =>
    `/search?q=${encodeURIComponent(query)}${Object.entries({ type, from, to })
      .map(([name, value]) => (value ? `&${name}=${value}` : ''))
      .join('')}`,
  /** Where the links in mails lead: one confirms, shows one's topics, or leaves (MAIL-1, MAIL-3, MAIL-4). */
  newsletter: (step: 'confirm' | 'manage' | 'leave') => `/newsletter/${step}`,
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  /** What is kept on the device (FIND-9). */
  offline: '/offline',
  /** The Atom feed of a list, written by the build (FIND-4). */
  feed: (kind: ItemKind) => `/feeds${KINDS[kind].path}.atom`,
  changesFeed: '/feeds/changes.atom',
  openSearch: '/opensearch.xml',
  /** What can be taken along, and how (BULK-4). */
  openData: '/open-data',
  admin: '/admin',
  signIn: '/admin/login',
  /** Where a forgotten password is asked for anew, and where the mailed link leads (TEAM-4). */
  newPassword: '/admin/new-password',
  account: '/admin/account',
  manager: (name: string) => `/admin/${name}`,
  bringInLaw: '/admin/chapters/bring-in',
} as const

/** The whole text of the law in which the section of a page stands, and its place there; undefined for any other address. */
export function inWholeText(pathname: string): { path: string; hash: string } | undefined {
  const path = LAW_TYPES.map((type) => paths.law(type)).find((each) => pathname.startsWith(`${each}/`))
  return path ? { path, hash: `#${pathname.slice(path.length + 1)}` } : undefined
}
