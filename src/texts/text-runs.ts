import type { Span } from '@/lib/text-match'

// A phrase may cross inline markup ("zero<b>-rated</b>") but not from one block into the next.
export const BLOCKS = 'p, li, h2, h3, h4, td, th, caption, blockquote'

/** The text nodes of a body or element, grouped by their innermost block, without those of notes in its margin. */
export function textRuns(body: ParentNode & Node): Text[][] {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const runs: Text[][] = []
  let block: Element | null | undefined
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue
    const note = node.parentElement?.closest('[data-note]')
    if (note && note !== body) continue
    const own = node.parentElement?.closest(BLOCKS) ?? null
    if (own !== block || runs.length === 0) runs.push([])
    block = own
    runs.at(-1)?.push(node)
  }
  return runs
}

export const textOf = (nodes: Text[]): string => nodes.map((node) => node.data).join('')

/** Wraps a span of a run, one element per text node; wrap the last span first, because wrapping moves what follows. */
export function wrapSpan(nodes: Text[], [start, end]: Span, make: (isFirst: boolean) => HTMLElement): void {
  let offset = 0
  for (const node of [...nodes]) {
    const nodeStart = offset
    offset += node.length
    const from = Math.max(start - nodeStart, 0)
    const to = Math.min(end, offset) - nodeStart
    if (from >= to) continue
    const { data } = node
    const element = make(nodeStart <= start)
    element.append(data.slice(from, to))
    node.after(element, ...(to < data.length ? [data.slice(to)] : []))
    // what stands before it stays in the node, for the spans that are wrapped next
    if (from > 0) node.data = data.slice(0, from)
    else node.remove()
  }
}
