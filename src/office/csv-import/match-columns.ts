import type { FieldSpec } from '@/office/manager'

/** By which other names a field is known in the tables of others. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  title: ['name', 'parties', 'case', 'case name', 'headline', 'decision', 'decision no'],
  number: ['case no', 'case number', 'no', 'docket', 'file number'],
  date: ['day', 'date of judgment', 'date of decision', 'published', 'judgment date', 'decision date'],
  court: ['instance', 'tribunal'],
  judge: ['judges', 'before'],
  summary: ['abstract', 'short'],
  content: ['text', 'body', 'html', 'full text'],
  key_points: ['points', 'highlights'],
  pdf_url: ['pdf', 'link', 'url', 'source'],
  email: ['e-mail', 'mail', 'email address', 'address', 'subscriber'],
  question: ['q', 'ask'],
  answer: ['a', 'reply', 'response'],
  category_id: ['topic', 'section', 'group'],
  is_enabled: ['state', 'enabled'],
}

const folded = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Which field each column of a file is, by its name; null for one that is none. A field is taken once. */
export function matchColumns(head: readonly string[], fields: readonly FieldSpec[]): (string | null)[] {
  const taken = new Set<string>()
  const namesOf = ({ name, label }: FieldSpec) => [
    [name, label],
    // A decision is called by its number.
    [...(SYNONYMS[name] ?? []), ...(/number/i.test(label) ? (SYNONYMS.number ?? []) : [])],
  ]
  const matched: (string | null)[] = head.map(() => null)
  // What a field itself is called comes before what else it may be called.
  for (const round of [0, 1]) {
    for (const [place, column] of head.entries()) {
      if (matched[place] || folded(column) === '') continue
      const field = fields.find(
        (each) => !taken.has(each.name) && namesOf(each)[round]?.some((name) => folded(name) === folded(column)),
      )
      if (!field) continue
      matched[place] = field.name
      taken.add(field.name)
    }
  }
  return matched
}
