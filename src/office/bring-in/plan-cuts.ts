import { contentsIn } from './contents'
import { type Candidate, type Cut, candidateAt, followNumbers } from './cuts'
import { findHeadings, readNumberedChapters } from './headings'
import type { Label } from './labels'
import type { Block } from './law-blocks'
import { NO_SECTION } from './piece'
import { isTitleLike } from './title-words'
import { titleOf } from './titles'

/** What is said of a part that the site has no place for. */
const NO_PLACE: Partial<Record<Label['kind'], string>> = {
  group: 'a part that holds chapters, which the site does not have',
  division: 'a part of a chapter, which the site does not have',
}

/** What each part of a law is on the site. */
const KINDS = {
  section: 'section',
  chapter: 'chapter',
  schedule: 'chapter',
  group: 'left out',
  division: 'left out',
} as const

/** Decides where the pieces of a law begin, in the order of its blocks. It yields wherever it may be interrupted. */
export function* planCuts(blocks: readonly Block[]): Generator<void, Cut[]> {
  const contents = yield* contentsIn(blocks)
  const found: Candidate[] = []
  for (const place of blocks.keys()) {
    const candidate = contents.has(place) ? null : candidateAt(blocks, place, found.at(-1))
    if (candidate) found.push(candidate)
    yield
  }
  const candidates = readNumberedChapters(withoutGroups(found))
  const { taken, doubts } = yield* followNumbers(candidates)
  const cuts = new Map<number, Cut>()
  // Lines that are a label, a title or a table of contents, and so are nothing else.
  const used = new Set([...contents.keys(), ...taken])
  const free = (place: number) => (used.has(place) ? undefined : blocks[place])
  for (const candidate of candidates) {
    const { place } = candidate
    if (!taken.has(place)) continue
    const title = titleOf(candidate, free(place - 1), free(place + 1))
    const cut = cutOf(candidate, title, doubts.get(place) ?? null)
    if (cut.titleAt !== null) used.add(cut.titleAt)
    cuts.set(cut.place, cut)
    yield
  }
  for (const cut of findHeadings(blocks, [...cuts.values()], used)) cuts.set(cut.place, cut)
  addContents(contents, cuts, blocks.length)
  if (!cuts.has(0)) cuts.set(0, leftOut(0, 'before the first section'))
  const ordered = [...cuts.values()].sort((one, other) => one.place - other.place)
  return ordered.map((cut, index) => {
    const isLost = cut.kind === 'left out' && cut.doubt === null && !contents.has(cut.place)
    const lines = isLost ? blocks.slice(cut.place, ordered[index + 1]?.place) : []
    return lines.every(isHeading) ? cut : { ...cut, doubt: NO_SECTION }
  })
}

/** The name of a law, and what kind of text it is, are no words of a section. */
const isHeading = ({ level, isLine, text }: Block) => level > 0 || (isLine && isTitleLike(text))

/** A part that holds chapters is a chapter where there are no chapters. */
function withoutGroups(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.some(({ label }) => label.kind === 'chapter')) return candidates
  return candidates.map((candidate) =>
    candidate.label.kind === 'group' ? { ...candidate, label: { ...candidate.label, kind: 'chapter' } } : candidate,
  )
}

function cutOf({ place, label, block, form }: Candidate, title: ReturnType<typeof titleOf>, doubt: string | null): Cut {
  const { at, end } = title
  // The name of anything else is its title: “First Schedule” is no chapter 1.
  const isNumbered = label.kind === 'section' || label.kind === 'chapter'
  const titleAt = at === 'above' ? place - 1 : at === 'below' ? place + 1 : null
  return {
    place: at === 'above' ? place - 1 : place,
    kind: KINDS[label.kind],
    number: isNumbered ? label.number : '',
    labelAt: place,
    labelEnd: isNumbered ? label.length : 0,
    titleEnd: end,
    titleAt,
    cutBy: ruleOf(label, form, block),
    doubt: doubt ?? NO_PLACE[label.kind] ?? null,
  }
}

function ruleOf({ words, isNamed }: Label, form: Candidate['form'], { level }: Block): string {
  const quoted = /\p{Script=Hebrew}/u.test(words) ? words : `“${words}”`
  if (form === 'heading') return `${quoted}, heading ${level}`
  if (form === 'item') return `${quoted} of a numbered list`
  if (form === 'bold' && !isNamed) return `${quoted} in bold`
  return isNamed ? quoted : `${quoted} at the start of a line`
}

/** A piece that is no section, from a place on. */
const leftOut = (place: number, cutBy: string): Cut => ({
  ...{ place, kind: 'left out', number: '', labelAt: place, labelEnd: 0, titleEnd: 0, titleAt: null, cutBy },
  doubt: null,
})

function addContents(contents: ReadonlyMap<number, string>, cuts: Map<number, Cut>, total: number): void {
  const first = [...cuts.keys()].reduce((one, other) => Math.min(one, other), total)
  for (const [place, rule] of contents) {
    if (contents.get(place - 1) !== rule) cuts.set(place, leftOut(place, rule))
    const next = place + 1
    if (contents.has(next) || cuts.has(next) || next === total) continue
    cuts.set(next, leftOut(next, next < first ? 'before the first section' : 'after the table of contents'))
  }
}
