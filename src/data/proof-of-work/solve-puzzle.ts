import * as v from 'valibot'
import { sha256 } from '@/lib/sha256'

const hex = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)))

/** As private.make_puzzle() writes it, as JSON, into the details of PT428. */
export const PUZZLE = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    salt: v.pipe(v.string(), v.regex(/^\w+\.\d+\.[0-9a-f]{16}$/)),
    challenge: hex(64),
    signature: hex(64),
    greatest: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000)),
  }),
)
export type Puzzle = v.InferOutput<typeof PUZZLE>

/** The `proof-of-work` header for a puzzle; it may take seconds. Throws when nothing solves the puzzle. */
export function solvePuzzle({ salt, challenge, signature, greatest }: Puzzle): string {
  const first = Number.parseInt(challenge.slice(0, 8), 16) | 0
  for (let tried = 0; tried <= greatest; tried += 1) {
    const words = sha256(`${salt}.${tried}`)
    if (words[0] === first && toHex(words) === challenge) return `${salt}.${tried}.${signature}`
  }
  throw new Error('No number solves the puzzle')
}

const toHex = (words: Int32Array) => Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
