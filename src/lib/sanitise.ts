import { ADDRESS, ATTRIBUTES, ELEMENTS, WORDLESS } from './allowed-html'

type Sanitiser = (html: string) => DocumentFragment

let sanitiseByLibrary: Sanitiser | undefined

const ANY = /^/

const isNative = () => 'setHTML' in Element.prototype

/**
 * Makes sanitising possible: loads DOMPurify in browsers that have no sanitiser of their own. Every page waits for it
 * beside its own code; those that have one wait for nothing.
 */
export async function loadSanitiser(): Promise<void> {
  if (!isNative()) sanitiseByLibrary ??= (await import('./sanitise-by-library')).sanitiseByLibrary
}

/**
 * Reduces HTML from the database to the allowed elements, attributes and kinds of address, by the browser's own
 * sanitiser where it has one, else by DOMPurify. There is no string that it throws for.
 * @returns a detached fragment in which nothing can run, ready for further work on its nodes
 * @throws when neither is there: nothing unsanitised may ever be shown
 */
export function sanitise(html: string): DocumentFragment {
  const fragment = findSanitiser()(html)
  for (const [name, { on = '*', value = ANY }] of Object.entries(ATTRIBUTES)) {
    for (const element of fragment.querySelectorAll(`[${name}]`)) {
      if (!element.matches(on) || !value.test(element.getAttribute(name) ?? '')) element.removeAttribute(name)
    }
  }
  for (const link of fragment.querySelectorAll('[href^=http i]')) link.setAttribute('rel', 'noopener noreferrer')
  return fragment
}

/** Whether a link may lead there: the web, an email address, a telephone number, a place of this site or page. */
export const isAllowedAddress = (address: string): boolean => ADDRESS.test(address)

function findSanitiser(): Sanitiser {
  const found = isNative() ? sanitiseNatively : sanitiseByLibrary
  if (!found) throw new Error('The sanitiser has not been loaded')
  return found
}

/**
 * The browser drops what could run and every attribute that is not allowed; which elements stay is decided here. A list
 * of elements to unwrap would have to be made for each text, and some names make the browser refuse the whole list.
 */
function sanitiseNatively(html: string): DocumentFragment {
  const box = document.createElement('div')
  box.setHTML(html, { sanitizer: { attributes: Object.keys(ATTRIBUTES), comments: false, dataAttributes: false } })
  for (const element of box.querySelectorAll('*')) {
    const isHtml = element.namespaceURI === box.namespaceURI
    if (!isHtml || WORDLESS.includes(element.localName)) element.remove()
    else if (!ELEMENTS.includes(element.localName)) element.replaceWith(takeContent(element))
  }
  return takeContent(box)
}

/** All that a node holds, taken out of it; one by one, as a call has room for some 100,000 arguments. */
function takeContent(node: Node): DocumentFragment {
  const content = document.createDocumentFragment()
  while (node.firstChild) content.append(node.firstChild)
  return content
}

/** The markup of a fragment. */
export function toHtml(fragment: DocumentFragment): string {
  const box = document.createElement('div')
  box.append(fragment)
  return box.innerHTML
}
