import * as v from 'valibot'

const hex = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)))

/** As ask_for_puzzle() gives it. */
export const PUZZLE = v.object({
  salt: v.pipe(v.string(), v.regex(/^\w+\.\d+\.[0-9a-f]{16}$/)),
  challenge: hex(64),
  signature: hex(64),
  greatest: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000)),
})
export type Puzzle = v.InferOutput<typeof PUZZLE>

/** Numbers tried at once: a browser answers each hash in a task of its own, and waiting for one at a time takes longer. */
const BATCH = 100

/**
 * The `proof-of-work` header for a puzzle; it may take seconds. Throws when nothing solves the puzzle, and where there is no
 * `crypto.subtle`, which browsers have in secure contexts alone.
 */
export async function solvePuzzle({ salt, challenge, signature, greatest }: Puzzle): Promise<string> {
  const hidden = Array.from(challenge.matchAll(/../g), ([byte]) => Number.parseInt(byte, 16))
  const isHidden = (hash: ArrayBuffer) => new Uint8Array(hash).every((byte, index) => byte === hidden[index])
  const encoder = new TextEncoder()
  for (let first = 0; first <= greatest; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, greatest + 1 - first) }, (_, index) => first + index)
    const texts = numbers.map((number) => encoder.encode(`${salt}.${number}`))
    const hashes = await Promise.all(texts.map((text) => crypto.subtle.digest('SHA-256', text)))
    const found = hashes.findIndex(isHidden)
    if (found >= 0) return `${salt}.${first + found}.${signature}`
  }
  throw new Error('No number solves the puzzle')
}
