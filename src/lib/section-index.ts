import type { Reference } from './references'

type Place = { id: string; number: string | null }
type Holder = { title: string; sections: Place[] }
type Entry = { id: string; kind: Reference['kind']; instrument: string | null }

// A chapter that is an instrument of its own carries its name and year ("… Regulations (Registration), 5736-1976"), or is
// called Regulations. private.instrument_of and private.provision_kind say the same in SQL.
const INSTRUMENT = /^(.+?)(?:,?\s+5\d{3}-\d{4}|(?<= Regulations)$)/

/** The instrument that a chapter is, or null for a chapter of the text's main one. */
const instrumentOf = (chapterTitle: string): string | null => INSTRUMENT.exec(chapterTitle)?.[1] ?? null

/**
 * Prepares the look-up of references in one text of the law (LAW-10).
 * @param textKind what the text's provisions are called; those of a chapter of regulations are regulations in any text
 * @returns finds the section a reference means, read from a chapter; null when it is nowhere, or the same section
 */
export function indexSections(chapters: Holder[], textKind: Reference['kind']) {
  const entries = new Map<string, Entry[]>()
  for (const { title, sections } of chapters) {
    const kind = /\bRegulations\b/.test(title) ? 'regulation' : textKind
    const instrument = instrumentOf(title)
    for (const { id, number } of sections) {
      // "25" is nowhere as a whole where the text has 25(a) and 25(c): kept as "25(", it leads to the first of them.
      for (const key of number ? new Set([number, number.replace(/\(.*/, '(')]) : []) {
        entries.set(key, [...(entries.get(key) ?? []), { id, kind, instrument }])
      }
    }
  }
  return (reference: Reference, from: { sectionId: string; chapterTitle: string }): string | null => {
    const own = instrumentOf(from.chapterTitle)
    const find = (number: string) =>
      entries
        .get(number)
        ?.find(({ kind, instrument }) => kind === reference.kind && isMeant(instrument, reference.of, own))
    const found = find(reference.number) ?? find(reference.number.replace(/\(.*/, '')) ?? find(`${reference.number}(`)
    return found && found.id !== from.sectionId ? found.id : null
  }
}

/** Whether a provision of an instrument (null: the main one) is meant by "… of the X", read in a chapter of `own`. */
function isMeant(instrument: string | null, of: string | null, own: string | null): boolean {
  if (of === null) return instrument === own
  if (/^(?:VAT |Value Added Tax )?(?:Law\b|Regulations\b(?! \())/.test(of)) return instrument === null
  const words = of.split(/\s+/).filter((word) => !/^(?:Regulations|Law|VAT)$/.test(word))
  return instrument !== null && words.length > 0 && words.every((word) => instrument.includes(word))
}
