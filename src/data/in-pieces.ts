/** How large a piece of what is sent to the database bit by bit may be, in characters. */
export const PIECE = 300_000

/** Cuts what is sent into pieces; what is larger than one is a piece by itself. */
export function inPieces<Item>(items: readonly Item[], sizeOf: (item: Item) => number): Item[][] {
  const pieces: Item[][] = []
  let room = 0
  for (const item of items) {
    const size = sizeOf(item)
    if (size > room) {
      pieces.push([])
      room = PIECE
    }
    pieces.at(-1)?.push(item)
    room -= size
  }
  return pieces
}
