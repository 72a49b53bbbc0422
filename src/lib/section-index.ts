import type { Reference } from './references'

type Place = { id: string; number: string | null }
type Holder = { title: string; sections: Place[] }
type Entry = { id: string; kind: Reference['kind']; instrument: string | null }

// As private.instrument_of and private.provision_kind in SQL: "… Regulations (Registration), 5736-1976".
const INSTRUMENT = /^(.+?)(?:,?\s+5\d{3}-\d{4}|(?<= Regulations)$)/

const instrumentOf = (chapterTitle: string): string | null => INSTRUMENT.exec(chapterTitle)?.[1] ?? null

/** A function that finds the section id that a reference means (LAW-10); null for none, and for the section itself. */
export function indexSections(chapters: Holder[], textKind: Reference['kind']) {
  const entries = new Map<string, Entry[]>()
  for (const { title, sections } of chapters) {
    const kind = /\bRegulations\b/.test(title) ? 'regulation' : textKind
    const instrument = instrumentOf(title)
    for (const { id, number } of sections) {
      // If a law has only 25(a) and 25(c), "25" leads to the first of them, by the key "25(".
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

// Null is the main instrument; `own` is that of the chapter being read.
function isMeant(instrument: string | null, of: string | null, own: string | null): boolean {
  if (of === null) return instrument === own
  if (/^(?:VAT |Value Added Tax )?(?:Law\b|Regulations\b(?! \())/.test(of)) return instrument === null
  const words = of.split(/\s+/).filter((word) => !/^(?:Regulations|Law|VAT)$/.test(word))
  return instrument !== null && words.length > 0 && words.every((word) => instrument.includes(word))
}
