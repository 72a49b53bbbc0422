/** How one character is used and set: its share of all characters, our width and the stand-in's, in the same unit. */
export interface Measure {
  character: string
  share: number
  own: number
  standIn: number
}

/** Characters of a stand-in that are set at one size, relative to the text's. */
export interface SizeGroup {
  size: number
  characters: string[]
}

/** Letters differ in size by no more than this from the mean: more would be seen. */
const TOLERANCE = 0.15

/**
 * How far a character's width may be from ours: the root of the mean square over a text, as a part of the mean width. In a line
 * they make up for each other: one of 45 characters misses ours by a quarter of a character. Each further size costs a page
 * twice: a rule, and words that are drawn in pieces.
 */
const ERROR = 0.042

/**
 * Sizes for a stand-in's characters at which its lines are as wide as ours, in as few groups as keep to `ERROR`: each group is
 * as wide as ours in all, weighted by use.
 */
export function sizeGroups(measures: Measure[]): SizeGroup[] {
  const average = mean(measures)
  const wanted = measures
    .map((measure) => ({ ...measure, ratio: ratioOf(measure, average) }))
    .sort((a, b) => a.ratio - b.ratio)
  const error = (ERROR * sum(measures, ({ share, own }) => share * own)) ** 2
  return split(wanted, error).map((members) => ({
    size: mean(members),
    characters: members.map(({ character }) => character),
  }))
}

const mean = (measures: Measure[]) =>
  sum(measures, ({ share, own }) => share * own) / sum(measures, ({ share, standIn }) => share * standIn)

function ratioOf({ character, own, standIn }: Measure, average: number): number {
  const ratio = own / standIn
  if (!/[a-z]/i.test(character)) return ratio
  return Math.min(Math.max(ratio, average * (1 - TOLERANCE)), average * (1 + TOLERANCE))
}

type Wanted = Measure & { ratio: number }

/** The mean square of the widths' differences. */
function errorOf(members: Wanted[]): number {
  const size = mean(members)
  return sum(members, ({ share, standIn, ratio }) => share * (standIn * (ratio - size)) ** 2)
}

/**
 * A sorted list in as few runs as bring its error to `error`, or as near to it as runs come: letters at the limits of
 * `TOLERANCE` keep an error. Tried from the front: runs of the first characters are reused.
 */
function split(sorted: Wanted[], error: number): Wanted[][] {
  let best = sorted.map((_, end) => ({ error: errorOf(sorted.slice(0, end + 1)), runs: [sorted.slice(0, end + 1)] }))
  for (let runs = 1; runs < sorted.length && (best.at(-1)?.error ?? 0) > error; runs += 1) {
    const before = best
    best = sorted.map((_, end) => {
      const cuts = before.slice(0, end).map((first, index) => {
        const last = sorted.slice(index + 1, end + 1)
        return { error: first.error + errorOf(last), runs: [...first.runs, last] }
      })
      return [before[end], ...cuts].flatMap((cut) => cut ?? []).reduce((a, b) => (b.error < a.error ? b : a))
    })
  }
  return best.at(-1)?.runs ?? []
}

const sum = <T>(items: T[], value: (item: T) => number) => items.reduce((total, item) => total + value(item), 0)
