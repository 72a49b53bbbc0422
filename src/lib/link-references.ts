import { findReferences, type Reference } from './references'
import { textOf, textRuns, wrapSpan } from './text-runs'

/** Finds the section that a reference means: its id, or null when it is nowhere. */
export type ResolveReference = (reference: Reference) => string | null

/**
 * Turns the references of a text into links to the sections they name (LAW-10). What resolves to nothing, and what is
 * a link already, stays as it is.
 * @param body sanitised content; changed in place
 */
export function linkReferences(body: DocumentFragment, resolve: ResolveReference): void {
  for (const nodes of textRuns(body)) {
    const plain = nodes.filter((node) => !node.parentElement?.closest('a'))
    const isPartlyLinked = plain.length < nodes.length
    for (const run of isPartlyLinked ? plain.map((node) => [node]) : [nodes]) linkRun(run, resolve)
  }
}

function linkRun(nodes: Text[], resolve: ResolveReference): void {
  for (const reference of findReferences(textOf(nodes)).reverse()) {
    const sectionId = resolve(reference)
    if (!sectionId) continue
    wrapSpan(nodes, reference.span, () => {
      const link = document.createElement('a')
      link.href = `#${sectionId}`
      link.dataset.section = sectionId
      return link
    })
  }
}
