/** The kind and the current number of a list; null for bullets. */
type Numbering = { type: string | null; number: number } | null

/** A line that was a list item. Its marker may have several readings ("i", "v"). */
type Item = { element: Element; level: number; numberings: readonly Numbering[]; marker?: Element | undefined }

/** Turns Word's list-like paragraphs, and Word Online's lists of one item each, in `body` into real lists. */
export function readPastedLists(body: HTMLElement): void {
  replaceLines(body.querySelectorAll('[style*="mso-list" i]'), readWordLine)
  replaceLines(body.querySelectorAll('.ListContainerWrapper'), readOnlineList)
}

function replaceLines(lines: Iterable<Element>, read: (line: Element) => Item[]): void {
  for (const parent of new Set([...lines].map((line) => line.parentElement))) {
    const runs: Element[][] = []
    let run: Element[] = []
    for (const line of parent?.children ?? []) {
      if (read(line).length === 0) run = []
      else if (run.push(line) === 1) runs.push(run)
    }
    for (const run of runs) {
      const [first, ...others] = run
      const lists = nest(run.flatMap(read))
      for (const line of others) line.remove()
      first?.replaceWith(lists)
    }
  }
}

type OpenList = { list: Element; level: number; numbering: Numbering }

/** Nests items by level; a list continues only with the next number. */
function nest(items: readonly Item[]): DocumentFragment {
  const lists = document.createDocumentFragment()
  const open: OpenList[] = []
  for (const { element, level, numberings, marker } of items) {
    marker?.remove()
    while (level < (open.at(-1)?.level ?? 0)) open.pop()
    const beside = open.at(-1)?.level === level ? open.pop() : undefined
    const next = beside && numberings.find((numbering) => follows(numbering, beside.numbering))
    const numbering = next === undefined ? (numberings[0] ?? null) : next
    const list = beside && next !== undefined ? beside.list : makeList(numbering)
    if (list !== beside?.list) (open.at(-1)?.list.lastElementChild ?? lists).append(list)
    open.push({ list, level, numbering })
    const item = document.createElement('li')
    item.append(...element.childNodes)
    list.append(item)
  }
  return lists
}

function follows(numbering: Numbering, before: Numbering): boolean {
  if (!numbering || !before) return numbering === before
  return numbering.type === before.type && numbering.number === before.number + 1
}

function makeList(numbering: Numbering): Element {
  const list = document.createElement(numbering ? 'ol' : 'ul')
  if (numbering?.type) list.setAttribute('type', numbering.type)
  if (numbering && numbering.number !== 1) list.setAttribute('start', String(numbering.number))
  return list
}

function readWordLine(line: Element): Item[] {
  const level = /mso-list:\s*(?!none|ignore)[^;]*\blevel(\d+)/i.exec(line.getAttribute('style') ?? '')?.[1]
  if (level === undefined || !line.matches('p, div')) return []
  const spans = [...line.querySelectorAll('span')]
  const marker = spans.find((span) => /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''))
  const numberings = readMarker(marker?.textContent ?? '')
  // HTML cannot count "2.1." or in Hebrew letters: these stay as words.
  if (numberings.length === 0) return []
  return [{ element: line, level: Number(level), numberings, marker }]
}

function readOnlineList(wrapper: Element): Item[] {
  if (!wrapper.matches('.ListContainerWrapper')) return []
  return [...wrapper.querySelectorAll('li')].map((element, index) => {
    const list = element.parentElement
    const number = Number(list?.getAttribute('start') ?? 1) + index
    const type = ONLINE_TYPES.find(([style]) => list?.getAttribute('style')?.includes(style))?.[1] ?? null
    const level = Number(element.getAttribute('data-aria-level') ?? 1)
    return { element, level, numberings: [list?.localName === 'ol' ? { type, number } : null] }
  })
}

const ONLINE_TYPES = [
  ['lower-alpha', 'a'],
  ['upper-alpha', 'A'],
  ['lower-roman', 'i'],
  ['upper-roman', 'I'],
] as const

/** The likeliest reading first; none if HTML cannot count that way. */
function readMarker(text: string): Numbering[] {
  const marker = text.replace(/\s+/g, '')
  const counted = /^\(?(\d+|[a-z]+|[A-Z]+)[.)]$/.exec(marker)?.[1] ?? /^\d+$/.exec(marker)?.[0]
  // Symbol fonts draw bullets with letters: "o", "§", "Ø".
  if (counted === undefined) return [...marker].length <= 1 ? [null] : []
  if (/^\d/.test(counted)) return [{ type: null, number: Number(counted) }]
  const lower = counted.toLowerCase()
  const isUpper = lower !== counted
  const roman = romanNumber(lower)
  const asRoman = roman === null ? [] : [{ type: isUpper ? 'I' : 'i', number: roman }]
  const asLetter = lower.length > 1 ? [] : [{ type: isUpper ? 'A' : 'a', number: lower.charCodeAt(0) - 96 }]
  return lower === 'i' ? [...asRoman, ...asLetter] : [...asLetter, ...asRoman]
}

const ROMAN = new Map(Object.entries({ i: 1, v: 5, x: 10, l: 50, c: 100 }))

function romanNumber(text: string): number | null {
  if (!/^(?=.)c{0,3}(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/.test(text)) return null
  const values = [...text].map((digit) => ROMAN.get(digit) ?? 0)
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0)
}
