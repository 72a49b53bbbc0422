import { formatCount } from '@/lib/count'

/** Blocks that a text had and has no more: how many, and after which block of the text as it is now; -1 for before all. */
export type TakenOut = { after: number; count: number }

/**
 * Where blocks are gone. What stands in the place of a former block counts as that block changed; moved ones are not gone.
 * @param saved how many blocks the text had
 * @param placesOf for each block that it has now, the places where such a block stood
 */
export function takenOut(saved: number, placesOf: readonly (readonly number[])[]): TakenOut[] {
  const stretches = new Map<number, { last: number; added: number }>()
  let place = BEGINNING
  for (const [index, places] of placesOf.entries()) {
    // Of two equal ones each has a place of its own.
    const own = places.find((each) => !stretches.has(each))
    if (own !== undefined) place = own
    const added = (stretches.get(place)?.added ?? 0) + (places.length === 0 ? 1 : 0)
    stretches.set(place, { last: index, added })
  }
  return [...goneAfter(saved, stretches)].flatMap(([present, gone]) => {
    const { last, added } = stretches.get(present) ?? { last: BEGINNING, added: 0 }
    return gone > added ? [{ after: last, count: gone - added }] : []
  })
}

const BEGINNING = -1

/** How many saved blocks are gone after each that is there, by its place. */
function goneAfter(saved: number, present: ReadonlyMap<number, unknown>): Map<number, number> {
  const gone = new Map<number, number>()
  let last = BEGINNING
  for (let place = 0; place < saved; place += 1) {
    if (present.has(place)) last = place
    else gone.set(last, (gone.get(last) ?? 0) + 1)
  }
  return gone
}

/** What is said where they stood: "2 paragraphs taken out". */
export const takenOutWords = (count: number): string =>
  `${count === 1 ? '1 paragraph' : `${formatCount(count)} paragraphs`} taken out`
