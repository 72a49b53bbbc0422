import { decodeHash } from '@/lib/decode-hash'
import { areMarks, numberInHash, numbersOf, numberTyped } from '@/lib/section-number'

/** A section as far as its paragraphs are concerned; `paragraphs` as private.section_paragraphs() writes them. */
export type WithParagraphs = { number: string | null; slug: string; paragraphs: string[] | null }

type Titled = WithParagraphs & { title: string }
type Place = Titled & { id: string }
type Holder = { id: string; sections: Place[] }

/** What an address names in a section. */
export type FoundPlace = {
  /** The paragraph as the address has it, "(a)(5)(i)"; null for the section as a whole. */
  path: string | null
  /** The nearest that the section has, "(a)(5)"; null if it has none of them. */
  paragraph: string | null
  /** The id of the nearest one's element. */
  paragraphId: string | null
}
export type Target = FoundPlace & { sectionId: string; chapterId: string }

/** What "#{sectionId}", "#s30", "#30", "#section-30" or "#s30(a)(5)" means (LAW-5, READ-5); null when this law has none. */
export function findTarget(chapters: Holder[], hash: string): Target | null {
  const wanted = decodeHash(hash)
  if (!wanted) return null
  let best: Target | null = null
  let length = 0
  for (const chapter of chapters) {
    for (const section of chapter.sections) {
      if (section.id === wanted) return { sectionId: wanted, chapterId: chapter.id, ...WHOLE }
      const found = findPlace(section, hash)
      // Of sections 9 and 9(a), "#s9(a)(1)" means the second.
      if (found && found.length > length) {
        length = found.length
        best = { ...found.place, sectionId: section.id, chapterId: chapter.id }
      }
    }
  }
  return best
}

const WHOLE: FoundPlace = { path: null, paragraph: null, paragraphId: null }

/** What an address names in a section, and how much of it is the section's number; null if it names another. */
export function findPlace(section: Titled, hash: string): { place: FoundPlace; length: number } | null {
  const wanted = (numberInHash(hash) ?? decodeHash(hash)).toLowerCase()
  for (const number of [section.slug, ...numbersOf(section.title).map((each) => each.toLowerCase())]) {
    if (!wanted.startsWith(number)) continue
    const rest = wanted.slice(number.length)
    if (rest === '') return { place: WHOLE, length: number.length }
    if (areMarks(rest)) return { place: nearestTo(section, rest), length: number.length }
  }
  return null
}

/** The place of a paragraph, in small letters, or of the nearest around it: a text may end before it. */
function nearestTo(section: WithParagraphs, path: string): FoundPlace {
  const around = pathsOf(section).filter((each) => path.startsWith(each.toLowerCase()))
  const paragraph = around.reduce((longest, each) => (each.length > longest.length ? each : longest), '') || null
  return {
    path: paragraph?.length === path.length ? paragraph : path,
    paragraph,
    paragraphId: paragraph && anchorOf(section) + paragraph,
  }
}

/** What marking the paragraphs of a section needs; null if it has none that have addresses. */
export const markedSection = (section: WithParagraphs, provision: string) =>
  section.paragraphs && {
    name: `${provision} ${section.number ?? ''}`.trim(),
    anchor: anchorOf(section),
    paragraphs: section.paragraphs,
  }

/** What the addresses of a section's paragraphs begin with, by the rule of private.section_anchor: "s30", "registration-6". */
export function anchorOf({ number, slug }: Omit<WithParagraphs, 'paragraphs'>): string {
  const numbered = number
    ?.toLowerCase()
    .replace(/[^0-9a-z]+/g, '-')
    .replace(/-$/, '')
  if (slug === numbered) return `s${number}`
  return /^\d/.test(slug) ? `s${slug}` : slug
}

/** What a section is called where its title would be heard over and over: "section 30"; its title if the number is not its own. */
export const shortNameOf = (section: WithParagraphs & { title: string }, provision: string): string =>
  anchorOf(section) === `s${section.number}` ? `${provision} ${section.number}` : section.title

/** The paths of a section's paragraphs, in order: "(a)", "(a)(5)". */
export const pathsOf = ({ paragraphs }: Pick<WithParagraphs, 'paragraphs'>): string[] =>
  (paragraphs ?? []).map((paragraph) => paragraph.split(' ')[1] ?? '')

/** The hash of the section whose number somebody typed, as "30", "§ 30(a)(5)" or "reg. 6D"; null when this law has none. */
export function hashTyped(chapters: Holder[], typed: string): string | null {
  const number = numberTyped(typed)
  return number && findTarget(chapters, `#s${number}`) ? `s${number}` : null
}
