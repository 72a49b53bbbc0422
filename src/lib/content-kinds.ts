/** What each text of the law is called, by its type (spec 3, chapters.type), in the order of their tabs. */
export const LAW_NAMES = { 'vat-law': 'VAT Law', regulations: 'Regulations', 'booking-rules': 'Booking Rules' } as const

/** One text of the law. */
export type LawType = keyof typeof LAW_NAMES

/** The texts of the law. */
export const LAW_TYPES = keysOf(LAW_NAMES)

/**
 * What is said of a kind of content: where all of them are (of the law, what leads to its first text), what one of them is
 * called at the beginning of a line, and all of them: in the breadcrumb, in menus and filters, and as the title of their list
 * and in the footer.
 */
const kind = (path: string, one: string, many: string, { menu = many, title = many } = {}) => ({
  path,
  one,
  many,
  menu,
  title,
})

/** The kinds of content that readers find, in the order of the main menu: the only place that names them (spec 2). */
export const CONTENT = {
  law: kind('/law', 'Law & Regulations', 'Law & Regulations'),
  ruling: kind('/rulings', 'Court ruling', 'Court Rulings', { menu: 'Rulings' }),
  decision: kind('/decisions', 'Tax decision', 'Tax Decisions'),
  faq: kind('/faqs', 'FAQ', 'FAQs', { title: 'Common Questions' }),
  news: kind('/news', 'News post', 'News', { title: 'News & Updates' }),
}

/** A kind of content, by the word that the database has for it. */
export type ContentKind = keyof typeof CONTENT

/** The kinds of content. */
export const CONTENT_KINDS = keysOf(CONTENT)

/** Whether a word, from an address or an answer, names a kind of content. */
export const isContentKind = (word: unknown): word is ContentKind => CONTENT_KINDS.some((each) => each === word)

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  const keys = []
  for (const key in table) keys.push(key)
  return keys
}
