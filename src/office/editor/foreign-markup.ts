import { WORDLESS } from '@/texts/allowed-html'
import { DEEPEST, isTooDeep } from '@/texts/markup-depth'
import { parseMarkup } from '@/texts/trusted-types'

/** Why foreign markup is not read, as a sentence for staff. */
export class UnreadableMarkup extends Error {
  override name = 'UnreadableMarkup'
}

/** Markup that was pasted, or its words alone where it is nested too deep to be read. */
export const withinDepth = (html: string): string => (isTooDeep(html) ? html.replace(NO_WORDS, ' ') : html)

const NO_WORDS = new RegExp(
  String.raw`<!--[\s\S]*?(?:-->|$)|<(${WORDLESS.join('|')})\b[\s\S]*?(?:</\1\s*>|$)|<[^>]*>?`,
  'gi',
)

/** What a form, and a document, would name by its own name, so that "childNodes" is a field and not what stands in it. */
const NAMED = 'button, fieldset, input, object, output, select, textarea, img, embed, iframe'

/**
 * The body of HTML from anywhere, of which nothing runs, and in which no element passes itself off as a property of another.
 * @throws UnreadableMarkup where it is nested too deep to be read
 */
export function parseForeign(html: string): HTMLElement {
  if (isTooDeep(html)) {
    throw new UnreadableMarkup(`Its elements stand in one another more than ${DEEPEST} deep, which cannot be read.`)
  }
  const body = bodyOf(parseMarkup(html))
  // The fields first: until then a form cannot be asked.
  for (const selector of [NAMED, 'form']) {
    for (const element of body.querySelectorAll(selector)) {
      element.removeAttribute('name')
      element.removeAttribute('id')
    }
  }
  return body
}

/** A document's body, not by the document's property of that name, which an <img name="body"> takes. */
function bodyOf(parsed: Document): HTMLElement {
  const elements = document.createTreeWalker(parsed, NodeFilter.SHOW_ELEMENT)
  for (let node = elements.nextNode(); node; node = elements.nextNode()) {
    if (node instanceof HTMLBodyElement) return node
  }
  // A page of frames has none.
  return document.implementation.createHTMLDocument().body
}
