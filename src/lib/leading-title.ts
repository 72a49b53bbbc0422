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

const NUMBER = String.raw`\d+[A-Z]{0,2}(?:\(\w{1,4}\))*(?:[–-]\d+[A-Z]{0,2})?`
const WORD = String.raw`^\s*(?:section|regulation|rule|reg\.|s\.|§)\s*`
const NAMED = new RegExp(String.raw`${WORD}${NUMBER}[\s.:,–—-]+`, 'i')
const LEADING_WORD = new RegExp(String.raw`${WORD}(?=\d)`)
const BARE = new RegExp(String.raw`^\s*${NUMBER}(?:\s*[.:](?!\d)|\s+[–—-]\s)\s*`)

/** A section's title without its leading number, by the rule of private.section_number: "2024 budget" has none. */
export function withoutNumber(title: string): string {
  return title.replace(NAMED.test(title) ? NAMED : BARE, '')
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(LEADING_WORD, '')
    .replace(/[\s.:,–—-]+/g, ' ')
    .trim()
}
