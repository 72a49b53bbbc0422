import type { DaySection } from '@/data/law-on/staff'

type Placed = Pick<DaySection, 'place'>

/** A section that keeps its number stands on it; one that an amendment puts beside it, half a step off. */
const isFixed = ({ place }: Placed) => Number.isInteger(place)

/**
 * The "order" by which an amendment puts a section among others of a chapter, as they stand on that day: that of the next
 * section that keeps its place, before which it comes to stand, or of the last. Moved down in its own chapter, where it has
 * the number `present`, it stands after the one it names. Null where that is its own place.
 */
export function orderAt(others: readonly Placed[], index: number, present: number | null): number | null {
  const next = others.slice(index).find(isFixed)?.place
  const previous = others.slice(0, index).findLast(isFixed)?.place
  if (present === null) return next ?? (previous ?? 0) + 1
  if (previous !== undefined && previous > present) return previous
  return next !== undefined && next < present ? next : null
}
