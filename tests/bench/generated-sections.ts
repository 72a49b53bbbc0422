/** A section made up for measuring. */
export interface GeneratedSection {
  title: string
  content: string
}

const LEGAL = `tax dealer transaction invoice section law director return payment price goods service registration input
  refund exempt zero rate import export foreign resident customer supplier document book record fine interest appeal objection
  assessment court authority period month amount business activity condition regulation person liable duty deduct`.split(
  /\s+/,
)

const ENDINGS = ['', 's', 'ed', 'ing', 'ation', 'ment', 'er', 'able']
const ONSETS = 'b c d f g l m n p r s t v br cl cr dr fl gr pl pr st tr sp'.split(' ')
const VOWELS = 'a e i o u'.split(' ')
const CODAS = 'l m n r s t ct nd nt rd rm st'.split(' ')

/** Numbers between 0 and 1, the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** About 9,000 words: legal terms first, then 1,200 invented stems with endings, in an order that mixes the two kinds. */
export function createVocabulary(random: () => number): string[] {
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? ''
  const stems = new Set<string>()
  while (stems.size < 1200) {
    const syllable = () => pick(ONSETS) + pick(VOWELS)
    stems.add(syllable() + (random() < 0.6 ? syllable() : '') + pick(ONSETS) + pick(VOWELS) + pick(CODAS))
  }
  const invented = [...stems].flatMap((stem) => ENDINGS.map((ending) => ({ word: stem + ending, key: random() })))
  return [...LEGAL, ...invented.sort((a, b) => a.key - b.key).map(({ word }) => word)]
}

/** Picks by Zipf's law: the n-th word of the vocabulary about 1/n as often as the first. */
export function createZipf(vocabulary: readonly string[], random: () => number): () => string {
  const sums: number[] = []
  let total = 0
  for (let rank = 1; rank <= vocabulary.length; rank += 1) {
    total += 1 / (rank + 2)
    sums.push(total)
  }
  return () => {
    const point = random() * total
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < point) low = middle + 1
      else high = middle
    }
    return vocabulary[low] ?? ''
  }
}

/** Sections of about 210 words with titles of three or four, no two titles alike. */
export function* generateSections(count: number, seed: number): Generator<GeneratedSection> {
  const random = createRandom(seed)
  const vocabulary = createVocabulary(random)
  const word = createZipf(vocabulary, random)
  const rare = () => vocabulary[40 + Math.floor(random() * (vocabulary.length - 40))] ?? ''
  const small = 'the of a to in for and is by or on under with that'.split(' ')
  const titles = new Set<string>()
  for (let number = 1; number <= count; number += 1) {
    let title = ''
    do title = [word(), rare(), rare(), ...(random() < 0.5 ? [word()] : [])].join(' ')
    while (titles.has(title))
    titles.add(title)
    const words = Array.from({ length: 170 + Math.floor(random() * 80) }, () =>
      random() < 0.35 ? (small[Math.floor(random() * small.length)] ?? '') : word(),
    )
    yield { title: `${number}. ${title}`, content: `<p>${words.join(' ')}.</p>` }
  }
}
