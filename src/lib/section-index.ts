import type { Reference } from './references'

type Place = { id: string; number: string | null }
type Holder = { title: string; sections: Place[] }
type Entry = { id: string; instrument: string | null }

/** A chapter that is an instrument of its own carries its name and year: "… Regulations (Registration), 5736-1976". */
const INSTRUMENT = /^(.+?),?\s+5\d{3}-\d{4}/

/** The instrument that a chapter is, or null for a chapter of the text's main one. */
const instrumentOf = (chapterTitle: string): string | null => INSTRUMENT.exec(chapterTitle)?.[1] ?? null

/**
 * Prepares the look-up of references in one text of the law (LAW-10).
 * @param kind what the text's provisions are called; references of the other kind are nowhere in it
 * @returns finds the section a reference means, read from a chapter; null when it is nowhere, or the same section
 */
export function indexSections(chapters: Holder[], kind: Reference['kind']) {
  const entries = new Map<string, Entry[]>()
  for (const { title, sections } of chapters) {
    for (const { id, number } of sections) {
      if (!number) continue
      const known = entries.get(number) ?? []
      entries.set(number, [...known, { id, instrument: instrumentOf(title) }])
    }
  }
  return (reference: Reference, from: { sectionId: string; chapterTitle: string }): string | null => {
    if (reference.kind !== kind) return null
    const own = instrumentOf(from.chapterTitle)
    const find = (number: string) =>
      entries.get(number)?.find(({ instrument }) => isMeant(instrument, reference.of, own))
    const found = find(reference.number) ?? find(reference.number.replace(/\(.*/, ''))
    return found && found.id !== from.sectionId ? found.id : null
  }
}

/** Whether a provision of an instrument (null: the main one) is meant by "… of the X", read in a chapter of `own`. */
function isMeant(instrument: string | null, of: string | null, own: string | null): boolean {
  if (of === null) return instrument === own
  if (/^(?:VAT |Value Added Tax )?(?:Law\b|Regulations\b(?! \())/.test(of)) return instrument === null
  const words = of.split(/\s+/).filter((word) => !/^(?:Regulations|Directives|Law|VAT)$/.test(word))
  return instrument !== null && words.length > 0 && words.every((word) => instrument.includes(word))
}
