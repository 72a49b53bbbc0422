import type { TextAge } from '@/law/text-age'

/** A section of a text of the law as its files have it. */
export type LawSection = TextAge & {
  /** What links within the law lead to, after "#". */
  id: string
  slug: string
  title: string
  /** The day of the last edit. */
  date_updated: string
  /** HTML of the allow-list's elements, with the marks of its paragraphs; its headings begin with h4. */
  content: string
}

/** A text of the law, of today or of another day: the functions that write its files read nothing else. */
export type LawText = {
  name: string
  /** What it is a text of, in full. */
  instrument: string
  /** The address of its page, from the root where the site has none of its own. */
  url: string
  /** The address of its Akoma Ntoso. */
  xml: string
  chapters: readonly {
    title: string
    /** Where chapters are known by theirs. */
    number: string | null
    sections: readonly LawSection[]
  }[]
}
