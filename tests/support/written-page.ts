import { type DefaultTreeAdapterMap, parse } from 'parse5'

/** The site's address in the tests of what a build writes. */
export const SITE = 'https://vat.example.com'

type Element = DefaultTreeAdapterMap['element']

/** What a search engine reads in a page's file. */
export type WrittenPage = {
  /** What is wrong with the HTML itself, as the standard names it. */
  faults: string[]
  language: string | undefined
  title: string
  /** The contents of the tags <meta> by their name or property. */
  meta: Map<string, string[]>
  /** The tags <link>, each as its attributes. */
  links: Record<string, string>[]
  /** The blocks of JSON-LD, parsed. */
  graphs: { '@context': string; '@graph': Record<string, unknown>[] }[]
  /** All words of the body that a reader can come to see, without the notes that are set into texts. */
  words: string
}

/** Reads a whole HTML file by the rules that browsers follow. */
export function readWrittenPage(html: string): WrittenPage {
  const faults: string[] = []
  const document = parse(html, {
    onParseError: ({ code, startLine, startCol }) => faults.push(`${code} at ${startLine}:${startCol}`),
  })
  const elements = [...elementsOf(document)]
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name)
  const inHead = (element: Element) => element.parentNode?.nodeName === 'head'
  const meta = new Map<string, string[]>()
  for (const element of named('meta').filter(inHead)) {
    const { name, property = name, content = '' } = attributesOf(element)
    if (property) meta.set(property, [...(meta.get(property) ?? []), content])
  }
  const [body] = named('body')
  return {
    faults,
    language: attributesOf(named('html')[0]!).lang,
    title: named('title').filter(inHead).map(textOf).join(' | '),
    meta,
    links: named('link').filter(inHead).map(attributesOf),
    graphs: named('script')
      .filter((element) => attributesOf(element).type === 'application/ld+json')
      .map((element) => JSON.parse(textOf(element))),
    words: textOf(body!),
  }
}

type Node = DefaultTreeAdapterMap['node']

const childrenOf = (node: Node) => ('childNodes' in node ? node.childNodes : [])

function* elementsOf(root: Node): Generator<Element> {
  const waiting: Node[] = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('tagName' in node) yield node
    waiting.push(...[...childrenOf(node)].reverse())
  }
}

const attributesOf = (element: Element) => Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))

function textOf(root: Node): string {
  const texts: string[] = []
  const waiting: Node[] = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('value' in node) texts.push(node.value)
    const isNote = 'tagName' in node && 'data-note' in attributesOf(node)
    if (node === root || (node.nodeName !== 'script' && !isNote)) waiting.push(...[...childrenOf(node)].reverse())
  }
  return texts.join('')
}
