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

const mean = (measures: Measure[]) =>
  sum(measures, ({ share, own }) => share * own) / sum(measures, ({ share, standIn }) => share * standIn)

/**
 * Sizes for a stand-in's characters, in `count` groups, at which its words are as wide as ours: the least squares of the
 * widths' differences, weighted by use. The space comes first, by itself; it makes up for what the letters leave.
 */
export function sizeGroups(measures: Measure[], count: number): SizeGroup[] {
  const isSpace = ({ character }: Measure) => character === ' '
  const inked = measures.filter((measure) => !isSpace(measure))
  const average = mean(inked)
  const wanted = inked
    .map((measure) => ({ ...measure, ratio: ratioOf(measure, average) }))
    .sort((a, b) => a.ratio - b.ratio)
  const groups = split(wanted, count).map((members) => ({
    size: weightedRatio(members),
    characters: members.map(({ character }) => character),
  }))
  const sizes = new Map(groups.flatMap(({ size, characters }) => characters.map((character) => [character, size])))
  const left = sum(
    measures,
    ({ character, share, own, standIn }) => share * (own - (sizes.get(character) ?? 0) * standIn),
  )
  const space = measures.find(isSpace)
  if (!space) throw new Error('The widths lack the space.')
  return [{ size: left / (space.share * space.standIn), characters: [' '] }, ...groups]
}

function ratioOf({ character, own, standIn }: Measure, average: number): number {
  const ratio = own / standIn
  if (!/[a-z]/i.test(character)) return ratio
  return Math.min(Math.max(ratio, average * (1 - TOLERANCE)), average * (1 + TOLERANCE))
}

type Weighted = Measure & { ratio: number }

const weightOf = ({ share, standIn }: Weighted) => share * standIn ** 2

const weightedRatio = (members: Weighted[]) =>
  sum(members, (member) => weightOf(member) * member.ratio) / sum(members, weightOf)

const errorOf = (members: Weighted[]) => {
  const centre = weightedRatio(members)
  return sum(members, (member) => weightOf(member) * (member.ratio - centre) ** 2)
}

/** The best cut of a sorted list into `count` runs, tried from the front: runs of the first characters are reused. */
function split(sorted: Weighted[], count: number): Weighted[][] {
  let best = sorted.map((_, end) => ({ error: errorOf(sorted.slice(0, end + 1)), runs: [sorted.slice(0, end + 1)] }))
  for (let runs = 2; runs <= count; runs++) {
    best = sorted.map((_, end) => {
      const cuts = best.slice(0, end).map((before, index) => {
        const last = sorted.slice(index + 1, end + 1)
        return { error: before.error + errorOf(last), runs: [...before.runs, last] }
      })
      return [best[end], ...cuts].flatMap((cut) => cut ?? []).reduce((a, b) => (b.error < a.error ? b : a))
    })
  }
  return best.at(-1)?.runs ?? []
}

const sum = <T>(items: T[], value: (item: T) => number) => items.reduce((total, item) => total + value(item), 0)
