/** How many chapters the generated law has: as many as the VAT law. */
const CHAPTERS = 18
const WORDS_A_SECTION = 210

const VOCABULARY = `tax taxable transaction dealer authorised exempt goods services asset intangible import export
  consideration invoice allocation number input output period return director authority assessment objection appeal
  district court refund deduction registration licensed importer financial institution non-profit person resident
  foreign Israel Eilat area free zone customs declaration bookkeeping ledger receipt payment chargeability delivery
  performance price market value rate zero percentage fine interest linkage differential penalty imprisonment notice
  written day month year before after within unless provided however according prescribed regulations Minister Finance
  Knesset approval purpose business course partnership company subsidiary liable owner seller buyer agent broker real
  property right apartment lease rental sale contract agreement hire instalment credit debt bad cancelled document
  evidence record inspection seizure search warrant investigation detention release offence convicted aggravated
  circumstances statement false misleading omitted negligence reasonable cause burden proof temporary order amendment`
  .trim()
  .split(/\s+/)

/**
 * SQL that replaces the law by a generated one: always the same texts, all different, of about the seeded law's make-up.
 * @param sections how many, shared out over 18 chapters
 */
export function generatedLaw(sections: number): string {
  const pick = picker(1975)
  const statements = ["delete from public.chapters where type = 'vat-law';"]
  for (let chapter = 1; chapter <= CHAPTERS; chapter++) {
    statements.push(
      `insert into public.chapters (id, title, type, "order") values ('${uuid(chapter, 0)}', '${sentence(pick, 5)}', 'vat-law', ${chapter});`,
    )
  }
  const rows: string[] = []
  const rulings: string[] = []
  for (let number = 1; number <= sections; number++) {
    const chapter = Math.ceil((number / sections) * CHAPTERS)
    const id = uuid(chapter, number)
    rows.push(
      `('${id}', '${uuid(chapter, 0)}', '${number}. ${sentence(pick, 4)}', '${body(pick)}', ${number}, '2026-01-01')`,
    )
    if (number % 25 === 0) rulings.push(`('${id}', '${sentence(pick, 6)}', 'https://example.org/${id}')`)
  }
  // One statement for all: the search's index is kept a statement at a time.
  statements.push(
    `insert into public.sections (id, chapter_id, title, content, "order", text_as_of) values ${rows.join(',\n')};`,
    `insert into public.related_rulings (section_id, title, url) values ${rulings.join(',\n')};`,
  )
  return `begin; ${statements.join('\n')} commit; analyze;`
}

const uuid = (chapter: number, section: number) =>
  `00000000-0000-4000-8000-${String(chapter).padStart(4, '0')}${String(section).padStart(8, '0')}`

/** Two paragraphs and a list, about as the seeded sections are made. */
function body(pick: Pick): string {
  const share = Math.round(WORDS_A_SECTION / 6)
  const items = Array.from({ length: 4 }, (_, index) => `<li>(${index + 1}) ${sentence(pick, share / 2)}.</li>`)
  const paragraph = () =>
    `<p>${sentence(pick, share)}. <strong>${sentence(pick, 4)}</strong> ${sentence(pick, share)}.</p>`
  return `${paragraph()}<ul>${items.join('')}</ul>${paragraph()}`
}

type Pick = (below: number) => number

function sentence(pick: Pick, words: number): string {
  const chosen = Array.from({ length: Math.round(words) }, () => VOCABULARY[pick(VOCABULARY.length)])
  const text = chosen.join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Numbers that look random and are the same every time (mulberry32). */
function picker(seed: number): Pick {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
