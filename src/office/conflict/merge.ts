import { diffArrays } from 'diff'
import { isSame, type Piece } from './pieces'

export type Side = 'theirs' | 'mine'
/** What is taken of a stretch: a side, or both where both have added something. */
export type Choice = Side | 'both'

type Versions = {
  /** What both started from; null where that is not known. */
  origin: readonly Piece[] | null
  theirs: readonly Piece[]
  mine: readonly Piece[]
}

/** A stretch of a text: the same in both versions, or different, and by whom it was changed. */
export type Stretch = Versions & { changedBy: Side | 'both' | null }

/**
 * Compares two versions of a text piece by piece with what both started from (STAFF-4). The stretches hold every piece of
 * each version once and in order; what both changed alike is the same.
 */
export function compareVersions({ origin, theirs, mine }: Versions): Stretch[] {
  const base = origin ?? mine
  const inTheirs = placesIn(base, theirs)
  const inMine = origin ? placesIn(origin, mine) : base.map((_, index) => index)
  const stretches: Stretch[] = []
  let from = { base: 0, theirs: 0, mine: 0 }
  const add = (to: typeof from) => {
    const between: Versions = {
      origin: origin?.slice(from.base, to.base) ?? null,
      theirs: theirs.slice(from.theirs, to.theirs),
      mine: mine.slice(from.mine, to.mine),
    }
    stretches.push(...split(between))
    from = to
  }
  base.forEach((_, index) => {
    const at = { base: index, theirs: inTheirs[index] ?? -1, mine: inMine[index] ?? -1 }
    if (at.theirs < 0 || at.mine < 0) return
    add(at)
    add({ base: index + 1, theirs: at.theirs + 1, mine: at.mine + 1 })
  })
  add({ base: base.length, theirs: theirs.length, mine: mine.length })
  return stretches
}

/**
 * What both have added at one place, theirs first: pieces where none was, or words at the end of one piece; null where one of them
 * has changed or struck something, so that not both can be had.
 */
export function bothAdded({ origin, theirs, mine, changedBy }: Stretch): readonly Piece[] | null {
  if (changedBy !== 'both' || !origin || theirs.length === 0 || mine.length === 0) return null
  if (origin.length === 0) return [...theirs, ...mine]
  const [was, their, own] = [origin[0], theirs[0], mine[0]]
  if (!was || !their || !own || origin.length + theirs.length + mine.length > 3) return null
  const text = withBothEndings(was.text, their.text, own.text)
  return text === null || was.list?.open !== own.list?.open || was.list?.open !== their.list?.open
    ? null
    : [{ ...own, text }]
}

/** A piece with what two versions have added at its end, before the same closing tags; null where they have not. */
function withBothEndings(was: string, theirs: string, mine: string): string | null {
  const [closing] = /(<\/[a-z0-9]+>)*$/.exec(was) ?? ['']
  // From the outermost tag, which the words may stand beside.
  const tags = closing.split(/(?<=>)/)
  for (let inner = tags.length - 1; inner >= 0; inner--) {
    const end = tags.slice(inner).join('')
    const beginning = was.slice(0, was.length - end.length)
    const added = [theirs, mine].map((text) => text.slice(beginning.length, text.length - end.length))
    const isOnlyAdded = [theirs, mine].every(
      (text, index) => text === `${beginning}${added[index]}${end}` && BEGINS_ANEW.test(added[index] ?? ''),
    )
    if (isOnlyAdded) return `${beginning}${added.join('')}${end}`
  }
  return null
}

/** Words of their own, not more letters or digits of the last word. */
const BEGINS_ANEW = /^(\s|&nbsp;|<[a-z])/

/** The pieces that a choice for each stretch leads to; the same ones stand in every choice. */
export function chosenPieces(stretches: readonly Stretch[], choiceOf: (stretch: Stretch) => Choice): Piece[] {
  const taken = stretches.map((stretch) => (stretch.changedBy ? choiceOf(stretch) : null))
  const isWhole = (side: Side) => taken.every((one) => one === null || one === side)
  return stretches.flatMap((stretch, index) => {
    const choice = taken[index]
    if (choice === 'both') return bothAdded(stretch) ?? stretch.mine
    if (choice) return stretch[choice]
    if (isWhole('theirs') && !isWhole('mine')) return stretch.theirs
    return isWhole('mine') ? stretch.mine : withoutNewLists(stretch)
  })
}

/** The same items from two versions: where only one of them begins a list there, they go on with the one before. */
function withoutNewLists({ mine, theirs }: Stretch): Piece[] {
  return mine.map((piece, index) => {
    const { list } = piece
    const isFirst = list?.isFirst === true && theirs[index]?.list?.isFirst === true
    return list ? { ...piece, list: { ...list, isFirst } } : piece
  })
}

/** For each piece where it stands in another version; -1 where it does not. */
function placesIn(pieces: readonly Piece[], other: readonly Piece[]): number[] {
  const places: number[] = []
  let at = 0
  for (const { added, removed, value } of diffArrays([...pieces], [...other], { comparator: isSame })) {
    if (added) at += value.length
    else for (const _ of value) places.push(removed ? -1 : at++)
  }
  return places
}

/** A stretch between two that are the same, piece by piece where they are versions of one another. */
function split(between: Versions): Stretch[] {
  const { origin, theirs, mine } = between
  if (theirs.length + mine.length + (origin?.length ?? 0) === 0) return []
  const isPaired =
    theirs.length === mine.length &&
    (!origin || origin.length === mine.length) &&
    mine.every((piece, index) => {
      const base = origin?.[index] ?? piece
      return isLike(base, piece) && isLike(base, theirs[index] ?? piece)
    })
  if (!isPaired || mine.length < 2) return [{ ...between, changedBy: changerOf(between) }]
  return mine.map((piece, index) => {
    const pair = {
      origin: origin?.slice(index, index + 1) ?? null,
      theirs: theirs.slice(index, index + 1),
      mine: [piece],
    }
    return { ...pair, changedBy: changerOf(pair) }
  })
}

function changerOf({ origin, theirs, mine }: Versions): Stretch['changedBy'] {
  if (areSame(theirs, mine)) return null
  if (!origin) return 'both'
  if (areSame(theirs, origin)) return 'mine'
  return areSame(mine, origin) ? 'theirs' : 'both'
}

const areSame = (some: readonly Piece[], others: readonly Piece[]): boolean =>
  some.length === others.length && some.every((piece, index) => isSame(piece, others[index] ?? { text: '' }))

/** Whether one piece is another version of the other: half of their words are the same. */
function isLike(one: Piece, other: Piece): boolean {
  if (isSame(one, other)) return true
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const shared = [...words].filter((word) => others.has(word)).length
  return shared > 0 && 2 * shared >= Math.max(words.size, others.size)
}

const wordsOf = ({ text }: Piece) => new Set(text.match(/[\p{L}\p{N}]+(?![^<]*>)/gu))
