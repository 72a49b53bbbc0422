import { textOf, textRuns, wrapSpan } from './text-runs'

/**
 * A reference as the database found it in a text: its words in order, part by part, and where a part leads. Of a link that
 * leads nowhere its address by itself, which leads to ''; of a link to a figure its address, and what holds today in words. The
 * second part of a term is its note in print.
 */
export type TextReference = readonly (readonly [words: string, address?: string])[]

// What may not follow: more of the number. private.find_references() reads on there, and finds another reference.
const BEGINNING = String.raw`(?<![\w.'’])`
const END = String.raw`(?![\w%]|\/\d|-\d|\(\w{1,4}\))`

/** Links what the references found in sanitised content lead to, in place (READ-6); existing links stay, but for dead ones (TRUE-4). */
export function linkReferences(body: DocumentFragment, references: readonly TextReference[]): void {
  if (references.length === 0) return
  for (const link of body.querySelectorAll('a')) {
    const address = link.getAttribute('href')
    if (references.some(([part]) => part?.[1] === '' && part[0] === address)) link.replaceWith(...link.childNodes)
  }
  const known = new Map(references.map((reference) => [wordsOf(reference), reference]))
  // The longest first: "section 30" must not be found in "section 30 of the Income Tax Ordinance".
  const words = [...known.keys()].sort((one, other) => other.length - one.length)
  const pattern = new RegExp(`${BEGINNING}(?:${words.map(patternOf).join('|')})${END}`, 'g')
  for (const nodes of textRuns(body)) {
    const plain = nodes.filter((node) => !node.parentElement?.closest('a'))
    const isPartlyLinked = plain.length < nodes.length
    for (const run of isPartlyLinked ? plain.map((node) => [node]) : [nodes]) linkRun(run, pattern, known)
  }
}

const wordsOf = (reference: TextReference): string => reference.map(([words]) => words).join('')

const patternOf = (words: string): string => words.replace(/[^\w ]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`)

function linkRun(nodes: Text[], pattern: RegExp, known: ReadonlyMap<string, TextReference>): void {
  const text = textOf(nodes)
  for (const { 0: found, index } of [...text.matchAll(pattern)].reverse()) {
    let end = index
    const parts = (known.get(found.replace(/\s+/g, ' ')) ?? []).map(([words, address]) => {
      const start = end
      end = endOf(words, text, start)
      return { start, end, address }
    })
    for (const part of parts.reverse()) {
      if (part.address) wrapSpan(nodes, [part.start, part.end], linkTo(part.address))
    }
  }
}

/** Where words end that stand in a text, which may have more white space than they have. */
function endOf(words: string, text: string, start: number): number {
  let end = start
  for (const character of words) {
    end += 1
    if (character === ' ') while (/\s/.test(text.charAt(end))) end += 1
  }
  return end
}

const linkTo = (address: string) => () => {
  const link = document.createElement('a')
  link.setAttribute('href', address)
  return link
}
