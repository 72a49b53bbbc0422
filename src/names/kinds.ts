/** The name of each law by its type (spec 3, chapters.type), in the order of the tabs. */
export const LAW_NAMES = { 'vat-law': 'VAT Law', regulations: 'Regulations', 'booking-rules': 'Booking Rules' } as const

export type LawType = keyof typeof LAW_NAMES

export const LAW_TYPES = keysOf(LAW_NAMES)

/** What every page may need to know of a kind of content. */
export interface Kind {
  /** The address of its page or list. */
  path: string
  /** The table of its rows. */
  table: string
  /** What begins a line about one of them: "Court ruling". */
  one: string
  /** For breadcrumbs: "Court Rulings". */
  many: string
  /** For menus and filters. */
  menu: string
  /** The heading of its list. */
  title: string
  /** One and many of them within a sentence. */
  nouns: readonly [one: string, many: string]
  /** Whether the main menu leads to them, as the specification has it (SHELL-2). */
  isInMenu: boolean
  /** Whether they are listed by date, each on a page of its own: their description is in items.ts. */
  isItem: boolean
  /** Whether their list can be filtered by the section that they cite (READ-3). */
  isByProvision: boolean
  /** Whether each is a case, whose name is set in italics. */
  isCase: boolean
}

type Given<Path, Table, IsItem> = { path: Path; table: Table; isItem: IsItem } & Partial<Kind> &
  Pick<Kind, 'one' | 'many' | 'nouns'>

const kind = <const Path extends string, const Table extends string, const IsItem extends boolean>(
  given: Given<Path, Table, IsItem>,
): Kind & { path: Path; table: Table; isItem: IsItem } => ({
  menu: given.many,
  title: given.many,
  isInMenu: true,
  isByProvision: false,
  isCase: false,
  ...given,
})

/** The kinds of content that readers find, as the database names them, those of the main menu in its order (spec 2). */
export const KINDS = {
  law: kind({
    path: '/law',
    table: 'sections',
    one: 'Law & Regulations',
    many: 'Law & Regulations',
    nouns: ['section', 'sections'],
    isItem: false,
  }),
  ruling: kind({
    path: '/rulings',
    table: 'rulings',
    one: 'Court ruling',
    many: 'Court Rulings',
    menu: 'Rulings',
    nouns: ['ruling', 'rulings'],
    isItem: true,
    isByProvision: true,
    isCase: true,
  }),
  decision: kind({
    path: '/decisions',
    table: 'tax_decisions',
    one: 'Tax decision',
    many: 'Tax Decisions',
    nouns: ['decision', 'decisions'],
    isItem: true,
    isByProvision: true,
  }),
  faq: kind({
    path: '/faqs',
    table: 'faqs',
    one: 'FAQ',
    many: 'FAQs',
    title: 'Common Questions',
    nouns: ['FAQ', 'FAQs'],
    isItem: false,
  }),
  news: kind({
    path: '/news',
    table: 'news',
    one: 'News post',
    many: 'News',
    title: 'News & Updates',
    nouns: ['news post', 'news posts'],
    isItem: true,
  }),
  term: kind({
    path: '/glossary',
    table: 'terms',
    one: 'Term',
    many: 'Glossary',
    isInMenu: false,
    nouns: ['term', 'terms'],
    isItem: false,
  }),
  guide: kind({
    path: '/guides',
    table: 'guides',
    one: 'Guide',
    many: 'Guides',
    isInMenu: false,
    nouns: ['guide', 'guides'],
    isItem: false,
  }),
}

/** A kind of content, as the database names it. */
export type ContentKind = keyof typeof KINDS

export const CONTENT_KINDS = keysOf(KINDS)

/** Whether a word, from an address or an answer, names a kind of content. */
export const isContentKind = (word: unknown): word is ContentKind => CONTENT_KINDS.some((each) => each === word)

/** A kind of content that is listed by date, each item on a page of its own, with a feed (FIND-4). */
export type ItemKind = {
  [Each in ContentKind]: (typeof KINDS)[Each]['isItem'] extends true ? Each : never
}[ContentKind]

/** Whether it is listed by date. */
export const isItemKind = (each: ContentKind): each is ItemKind => KINDS[each].isItem

export const ITEM_KINDS = CONTENT_KINDS.filter(isItemKind)

/** The tables of items. */
export type ItemTable = (typeof KINDS)[ItemKind]['table']

/** A kind of text that cites sections. */
export type SourceType = Exclude<ContentKind, 'law'>

/** The kinds of texts that cite sections, in the order in which they are listed. */
export const SOURCE_TYPES = CONTENT_KINDS.filter((each): each is SourceType => each !== 'law')

/** The kinds beside the law, those listed by date first. */
export const BESIDE_THE_LAW: readonly SourceType[] = [...ITEM_KINDS, 'faq', 'guide', 'term']

const placesOf = (kinds: readonly ContentKind[]) => kinds.map((each) => KINDS[each].path.slice(1)).join('|')

/** An address of content, or of a place on this page; "/files/x.pdf" is none. */
export const CONTENT_ADDRESS = new RegExp(`^(?:#|/(?:${placesOf(CONTENT_KINDS)})(?:[/#?]|$))`)

/** An address that a text of its own may be at. */
export const TEXT_ADDRESS = new RegExp(`^/(?:${placesOf(CONTENT_KINDS)})[/#]`)

/** Which kind the list or the item at an address of this site is of. */
export const itemKindAt = (pathname: string): ItemKind | undefined =>
  ITEM_KINDS.find((each) => `${pathname}/`.startsWith(`${KINDS[each].path}/`))

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  const keys = []
  for (const key in table) keys.push(key)
  return keys
}
