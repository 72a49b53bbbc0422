import { createHash } from 'node:crypto'

const LETTERS = 'bcdfghjklmnpqrst'

/** What a seed decides: the same seed makes the same choices, words and ids. */
export class Random {
  readonly seed: number
  #state: number
  #words = 0

  constructor(seed: number) {
    this.seed = seed
    this.#state = seed * 0x9e3779b9
  }

  /** A number from 0 up to, but not, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** A whole number from 0 up to, but not, a limit. */
  below = (limit: number): number => Math.floor(this.next() * limit)

  chance = (share: number): boolean => this.next() < share

  /** One of these, undefined of none. */
  pick = <Item>(items: readonly Item[]): Item | undefined => items[this.below(items.length)]

  /** One of these, each as often as its weight says. */
  weighted<Item>(items: readonly (readonly [number, Item])[]): Item {
    let left = this.next() * items.reduce((sum, [weight]) => sum + weight, 0)
    for (const [weight, item] of items) {
      left -= weight
      if (left < 0) return item
    }
    throw new Error('There is nothing to choose from.')
  }

  /** A nonsense word that is in no other text, nor nearly. */
  word(): string {
    this.#words += 1
    const hash = createHash('md5').update(`${this.seed} ${this.#words}`).digest('hex')
    return `zq${Array.from(hash.slice(0, 10), (digit) => LETTERS[Number.parseInt(digit, 16)]).join('')}`
  }

  uuid(): string {
    this.#words += 1
    const hash = createHash('md5').update(`id ${this.seed} ${this.#words}`).digest('hex')
    return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20)}`
  }
}

/** The nonsense words in something. */
export const wordsIn = (thing: unknown): string[] => [
  ...new Set((typeof thing === 'string' ? thing : JSON.stringify(thing)).match(/zq[bcdfghjklmnpqrst]{10}/g) ?? []),
]
