import { integer, maxValue, minValue, number, object, parse, parseJson, pipe, regex, string } from 'valibot'
import { sha256 } from '@/lib/sha256'

const hex = (digits: number) => pipe(string(), regex(new RegExp(`^[0-9a-f]{${digits}}$`)))

/** As private.make_puzzle writes it into the details of PT428. */
const PUZZLE = pipe(
  string(),
  parseJson(),
  object({
    salt: pipe(string(), regex(/^\w+\.\d+\.[0-9a-f]{16}$/)),
    challenge: hex(64),
    signature: hex(64),
    greatest: pipe(number(), integer(), minValue(0), maxValue(100_000_000)),
  }),
)

/** The `proof-of-work` header for a puzzle given as JSON; it may take seconds. Throws when nothing solves the puzzle. */
export function solvePuzzle(details: unknown): string {
  const { salt, challenge, signature, greatest } = parse(PUZZLE, details)
  const first = Number.parseInt(challenge.slice(0, 8), 16) | 0
  for (let tried = 0; tried <= greatest; tried += 1) {
    const words = sha256(`${salt}.${tried}`)
    if (words[0] === first && toHex(words) === challenge) return `${salt}.${tried}.${signature}`
  }
  throw new Error('No number solves the puzzle')
}

const toHex = (words: Int32Array) => Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
