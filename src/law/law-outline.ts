import { withoutNumber } from '@/lib/section-number'
import { type Provision, provisionOf } from '@/names/provisions'

type Titled = { title: string; number: string | null }
type Holder = { id: string; title: string; sections: Titled[] }

/** Where a chapter stands: its place in its text, counted from 1, and the numbers of its first and last section. */
export type ChapterPlace = { ordinal: number; range: NumberRange | null }
export type NumberRange = { kind: Provision; from: string; to: string }

/** The places of the chapters of a text of the law, by chapter id (READ-4). */
export function outlineOf(chapters: Holder[], type: string): ReadonlyMap<string, ChapterPlace> {
  return new Map(
    chapters.map(({ id, title, sections }, index) => {
      const numbers = sections.map(({ number }) => number)
      return [id, { ordinal: index + 1, range: rangeOf(numbers, provisionOf(type, title)) }]
    }),
  )
}

/** From the first to the last of the numbers of some sections; null when none has a number. */
export function rangeOf(numbers: readonly (string | null)[], kind: NumberRange['kind']): NumberRange | null {
  const known = numbers.filter((number) => number !== null)
  const [from] = known
  return from === undefined ? null : { kind, from, to: known.at(-1) ?? from }
}

/** A section's title in two: the number as the title has it, "30.", which may be empty, and the words. */
export function splitTitle(title: string): { number: string; words: string } {
  const words = withoutNumber(title)
  return { number: title.slice(0, title.length - words.length).trim(), words }
}
