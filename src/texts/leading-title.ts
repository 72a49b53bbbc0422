import { withoutNumber, withoutWord } from '@/lib/section-number'

/** Removes a section's title, with or without its number, from the start of its body, in place (LAW-6). */
export function removeLeadingTitle(body: DocumentFragment, title: string): void {
  const first = firstNode(body)
  if (!first) return
  if (isTitle(first.textContent, title)) {
    first.remove()
    return
  }
  const lead = first instanceof Element ? firstNode(first) : null
  if (lead instanceof Element && lead.matches('strong, b') && isTitle(lead.textContent, title)) {
    const rest = lead.nextSibling
    lead.remove()
    if (rest?.nodeName === 'BR') rest.remove()
    else if (rest?.nodeType === Node.TEXT_NODE) rest.textContent = (rest.textContent ?? '').replace(/^[\s.:–—-]+/, '')
  }
}

function firstNode(parent: Node): ChildNode | null {
  for (const node of parent.childNodes) {
    if (node.textContent?.trim() || node.nodeName === 'HR')
      return node instanceof CharacterData || node instanceof Element ? node : null
  }
  return null
}

function isTitle(text: string | null, title: string): boolean {
  const found = fold(text ?? '')
  return found !== '' && (found === fold(title) || found === fold(withoutNumber(title)))
}

function fold(text: string): string {
  return withoutWord(text)
    .toLowerCase()
    .replace(/[\s.:,–—-]+/g, ' ')
    .trim()
}
