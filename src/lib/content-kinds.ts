/** The name of each law by its type (spec 3, chapters.type), in the order of the tabs. */
export const LAW_NAMES = { 'vat-law': 'VAT Law', regulations: 'Regulations', 'booking-rules': 'Booking Rules' } as const

export type LawType = keyof typeof LAW_NAMES

export const LAW_TYPES = keysOf(LAW_NAMES)

/** `one` starts a line about an item; `many` is for breadcrumbs, `menu` for menus and filters, `title` for lists. */
const kind = (path: string, one: string, many: string, { menu = many, title = many } = {}) => ({
  path,
  one,
  many,
  menu,
  title,
})

/** The kinds of content that readers find, in the order of the main menu, and their only names (spec 2). */
export const CONTENT = {
  law: kind('/law', 'Law & Regulations', 'Law & Regulations'),
  ruling: kind('/rulings', 'Court ruling', 'Court Rulings', { menu: 'Rulings' }),
  decision: kind('/decisions', 'Tax decision', 'Tax Decisions'),
  faq: kind('/faqs', 'FAQ', 'FAQs', { title: 'Common Questions' }),
  news: kind('/news', 'News post', 'News', { title: 'News & Updates' }),
}

/** A kind of content, as the database names it. */
export type ContentKind = keyof typeof CONTENT

export const CONTENT_KINDS = keysOf(CONTENT)

/** Whether a word, from an address or an answer, names a kind of content. */
export const isContentKind = (word: unknown): word is ContentKind => CONTENT_KINDS.some((each) => each === word)

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  const keys = []
  for (const key in table) keys.push(key)
  return keys
}
