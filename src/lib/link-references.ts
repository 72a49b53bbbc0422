import { findReferences, type Reference } from './references'
import { textOf, textRuns, wrapSpan } from './text-runs'

/** The address that a reference leads to, or null. */
export type ResolveReference = (reference: Reference) => string | null

/** Links the references in sanitised content to what they resolve to, in place (LAW-10); existing links stay. */
export function linkReferences(body: DocumentFragment, resolve: ResolveReference): void {
  for (const nodes of textRuns(body)) {
    const plain = nodes.filter((node) => !node.parentElement?.closest('a'))
    const isPartlyLinked = plain.length < nodes.length
    for (const run of isPartlyLinked ? plain.map((node) => [node]) : [nodes]) linkRun(run, resolve)
  }
}

function linkRun(nodes: Text[], resolve: ResolveReference): void {
  for (const reference of findReferences(textOf(nodes)).reverse()) {
    const address = resolve(reference)
    if (!address) continue
    wrapSpan(nodes, reference.span, () => {
      const link = document.createElement('a')
      link.setAttribute('href', address)
      return link
    })
  }
}
