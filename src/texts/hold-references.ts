const OPENING = /[([“‘"']+$/
const CLOSING = /^[)\]”’"'.,;:!?]+/

/** Keeps a reference to the law in one line with the brackets and stops that touch it: "(section 30)." is one word. */
export function holdReferences(body: DocumentFragment): void {
  for (const link of body.querySelectorAll('a:is([href^="#"], [href^="/law/"])')) {
    const before = take(link.previousSibling, OPENING)
    const after = take(link.nextSibling, CLOSING)
    if (!before && !after) continue
    const word = document.createElement('span')
    word.className = 'inline-block'
    link.replaceWith(word)
    word.append(before, link, after)
  }
}

/** Takes what matches out of a text node. */
function take(node: Node | null, pattern: RegExp): string {
  if (!(node instanceof Text)) return ''
  const [found = ''] = pattern.exec(node.data) ?? []
  if (found) node.data = node.data.replace(pattern, '')
  return found
}
