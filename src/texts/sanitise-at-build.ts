import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import { ATTRIBUTES, ELEMENTS, WORDLESS } from './allowed-html'

type ParentNode = DefaultTreeAdapterMap['parentNode']

const HTML = 'http://www.w3.org/1999/xhtml'

/**
 * Reduces HTML to the allowed elements and attributes where there is no browser: read by the rules that browsers follow,
 * and built anew, so that nothing is left to be read in another way.
 * @returns a detached fragment of the global document
 */
export function sanitiseAtBuild(html: string): DocumentFragment {
  const body = document.createDocumentFragment()
  // A list of what is still to do, because markup can be nested deeper than calls can.
  const waiting: { from: ParentNode; into: Node }[] = [{ from: parseFragment(html), into: body }]
  for (const { from, into } of waiting) {
    for (const child of shownChildren(from)) {
      if (child.nodeName === '#text') into.appendChild(document.createTextNode(textOf(child)))
      else if ('attrs' in child) {
        const element = document.createElement(child.tagName)
        for (const { name, value } of child.attrs) {
          if (Object.hasOwn(ATTRIBUTES, name)) element.setAttribute(name, value)
        }
        into.appendChild(element)
        waiting.push({ from: child, into: element })
      }
    }
  }
  return body
}

type Child = DefaultTreeAdapterMap['childNode']

const textOf = (node: Child): string => ('value' in node ? node.value : '')

/** The texts and allowed elements of a node; in the place of any other element stands what it holds. */
function shownChildren(parent: ParentNode): Child[] {
  const shown: Child[] = []
  const waiting = [...parent.childNodes].reverse()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.nodeName === '#text') shown.push(node)
    if (!('attrs' in node) || node.namespaceURI !== HTML || WORDLESS.includes(node.tagName)) continue
    if (ELEMENTS.includes(node.tagName)) shown.push(node)
    else for (let index = node.childNodes.length - 1; index >= 0; index--) waiting.push(node.childNodes[index] ?? node)
  }
  return shown
}
