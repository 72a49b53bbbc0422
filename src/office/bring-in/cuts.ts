import { compareNumbers, orderOf } from './label-numbers'
import { type Label, readLabel } from './labels'
import { type Block, emphasisEnd } from './law-blocks'
import { goesOn, isTitleLike, LONGEST_TITLE } from './title-words'

/** Where a piece begins, and why there. */
export type Cut = {
  place: number
  kind: 'section' | 'chapter' | 'left out'
  number: string
  /** The place of the line with the label; a title may stand above it. */
  labelAt: number
  /** How many characters of the line are the label, and how many are label and title. */
  labelEnd: number
  titleEnd: number
  /** The place of the line that is the title, where that is another than the label's. */
  titleAt: number | null
  cutBy: string
  doubt: string | null
}

/** A line that may begin a section or chapter. */
export type Candidate = {
  place: number
  label: Label
  block: Block
  form: 'named' | 'heading' | 'bold' | 'line' | 'item'
  /** How the line above ends; "in section" wraps, and a number below it is more likely cited. */
  before: 'ended' | 'goes on' | 'open' | 'wraps'
}

/**
 * What may begin a section or chapter at a place; null for lines that are words of a text.
 * @param last the candidate before it
 */
export function candidateAt(blocks: readonly Block[], place: number, last: Candidate | undefined): Candidate | null {
  const block = blocks[place]
  if (!block?.isLine) return null
  const above = blocks[place - 1]
  const before = above ? endOf(above) : 'ended'
  if (block.item?.isFirst) return { place, label: itemLabel(block.item.number), block, form: 'item', before }
  const label = readLabel(block.text)
  if (!label) return null
  const form = formOf(block, label)
  if (form === 'line' && label.isNamed && !isNameInLine(block, label)) return null
  const isBelowChapter = last?.place === place - 1 && last.label.kind !== 'section'
  const wraps = form === 'line' && !isBelowChapter && above?.level === 0 && above.isLine && goesOn(above.text)
  if (!wraps) return { place, label, block, form: form === 'line' && label.isNamed ? 'named' : form, before }
  return label.isNamed ? null : { place, label, block, form, before: 'wraps' }
}

function endOf({ text }: Block): Candidate['before'] {
  const end = text.trimEnd().slice(-LONGEST_TITLE)
  if (/[;,]$|[;,]\s*(?:and|or|ו?או)$/i.test(end)) return 'goes on'
  return /[.:]$/.test(end) ? 'ended' : 'open'
}

function formOf(block: Block, label: Label): Candidate['form'] {
  if (block.level > 0) return 'heading'
  return emphasisEnd(block.element, 0) >= label.words.length ? 'bold' : 'line'
}

/** "Section 30." and "Section 30 Zero rate" are names; "Section 30 applies to" and "Section 30(a) of the Law" are not. */
function isNameInLine({ text }: Block, label: Label): boolean {
  if (label.isClosed) return true
  const rest = text.slice(label.length)
  return /^\p{Lu}/u.test(rest) && isTitleLike(rest) && rest.split(/\s+/).length <= 12
}

const itemLabel = (number: number): Label => ({
  kind: 'section',
  number: String(number),
  words: `${number}.`,
  length: 0,
  isNamed: false,
  isClosed: true,
})

/** Which candidates are taken as sections, and what is doubtful about it or about a section that was not cut. */
export type Taken = { taken: ReadonlySet<number>; doubts: ReadonlyMap<number, string> }

/** Farther on than this, a number at the start of a line is more likely a year or a sum. */
const FARTHEST = 20

/**
 * Follows the numbers of a file. A name or heading is always a section; a number alone is one where it goes on from the last,
 * so that "1.", "2." of a list inside a section are none.
 */
export function* followNumbers(candidates: readonly Candidate[]): Generator<void, Taken> {
  const taken = new Set<number>()
  const doubts = new Map<number, string>()
  const later = new Map<string, number>()
  const clear = candidates.filter(({ before }) => before !== 'wraps')
  for (const { label, place } of clear) if (label.kind === 'section') later.set(label.number, place)
  const weakest = weakestForm(clear)
  const firstSure = mostAreSure(clear)
    ? clear.find(({ label, form }) => label.kind === 'section' && isSure(form))
    : undefined
  let last: Candidate | null = null
  let listed: string | null = null
  let isNewChapter = false
  for (const [index, candidate] of candidates.entries()) {
    const { place, label, form } = candidate
    if (label.kind !== 'section') {
      taken.add(place)
      if (label.kind !== 'division') isNewChapter = true
      listed = null
      continue
    }
    if (form === 'item' && weakest !== 'item') continue
    const step = last ? compareNumbers(label.number, last.label.number) : 1
    const from = last?.label.number ?? ''
    const going = `the numbers go from ${from} ${step < 0 ? 'back ' : ''}to ${label.number}`
    const isBack = step <= 0 && !isNewChapter
    if (isSure(form)) {
      if (isBack) doubts.set(place, step === 0 ? `${label.number} is there twice` : going)
    } else {
      const isListed = listed !== null && isNext(listed, label.number)
      const isBefore = last === null && firstSure && compareNumbers(label.number, firstSure.label.number) >= 0
      const isAhead = last !== null && step > 0 && orderOf(label.number).figures - orderOf(from).figures > FARTHEST
      const next = candidates
        .slice(index + 1, index + 4)
        .find((other) => other.label.kind === 'section' && other.before !== 'wraps')
      const isGoneOn = next !== undefined && isNext(label.number, next.label.number)
      if (candidate.before === 'wraps') {
        // Where no section has begun, it would be lost in none.
        const isFirst = (last === null || isNewChapter) && isGoneOn
        if (!isFirst) {
          const isMissed = isNext(from, label.number) && listed === null && !later.has(label.number)
          if (last && isMissed && !doubts.has(last.place))
            doubts.set(last.place, `“${label.words}” in it is not cut: the line above goes on`)
          continue
        }
        doubts.set(place, `“${label.words}”: a reference that begins in the line above?`)
      }
      // "…; or" goes on, "…." has ended.
      const isGoing = candidate.before === 'goes on' || (later.get(label.number) ?? 0) > place
      const isPointOfList = isListed && (isGoing || !isNext(from, label.number))
      if (isBack || isBefore || isPointOfList || (isAhead && !isGoneOn)) {
        listed = label.number
        const isOdd = !isListed && orderOf(label.number).figures !== 1 && !isBefore
        if (last && isOdd && !doubts.has(last.place))
          doubts.set(last.place, `“${label.words}” in it is not cut: ${going}`)
        continue
      }
      if (isListed && candidate.before !== 'ended') doubts.set(place, `“${label.words}”: a point of the list above?`)
      else if (isAhead) doubts.set(place, going)
    }
    taken.add(place)
    last = candidate
    listed = null
    isNewChapter = false
    yield
  }
  return { taken, doubts }
}

const isSure = (form: Candidate['form']) => form === 'named' || form === 'heading' || form === 'bold'

function mostAreSure(candidates: readonly Candidate[]): boolean {
  const sections = candidates.filter(({ label }) => label.kind === 'section')
  return sections.filter(({ form }) => isSure(form)).length * 2 >= sections.length
}

/** Items of lists are sections only in a file that has no better ones. */
function weakestForm(candidates: readonly Candidate[]): 'line' | 'item' {
  const sections = candidates.filter(({ label }) => label.kind === 'section')
  const items = sections.filter(({ form }) => form === 'item').length
  return items > sections.length - items ? 'item' : 'line'
}

function isNext(before: string, number: string): boolean {
  const [one, other] = [orderOf(before), orderOf(number)]
  return other.figures === one.figures + 1 || (other.figures === one.figures && compareNumbers(number, before) > 0)
}
