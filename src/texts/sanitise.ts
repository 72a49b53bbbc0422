import { ATTRIBUTES, ELEMENTS, WORDLESS } from './allowed-html'

type Sanitiser = (html: string) => DocumentFragment

let sanitiseByLibrary: Sanitiser | undefined

const ANY = /^/

const isNative = () => 'setHTML' in Element.prototype

/** Loads DOMPurify in browsers without a sanitiser of their own; every page waits for it beside its own code. */
export async function loadSanitiser(): Promise<void> {
  if (import.meta.env.SSR) sanitiseByLibrary ??= (await import('./sanitise-at-build')).sanitiseAtBuild
  else if (!isNative()) sanitiseByLibrary ??= (await import('./sanitise-by-library')).sanitiseByLibrary
}

/** Stored HTML as a detached fragment with only what the allow-list has. Throws when no sanitiser is loaded. */
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

function findSanitiser(): Sanitiser {
  const found = isNative() ? sanitiseNatively : sanitiseByLibrary
  if (!found) throw new Error('The sanitiser has not been loaded')
  return found
}

// Elements are unwrapped here: the browser's list of them would differ for each text, and some names make it refuse all. Until
// that is done they stay in a document that is shown nowhere, for in the page's own what they name would be fetched.
function sanitiseNatively(html: string): DocumentFragment {
  const box = document.implementation.createHTMLDocument().createElement('div')
  box.setHTML(html, { sanitizer: { attributes: Object.keys(ATTRIBUTES), comments: false, dataAttributes: false } })
  for (const element of box.querySelectorAll('*')) {
    const isHtml = element.namespaceURI === box.namespaceURI
    if (!isHtml || WORDLESS.includes(element.localName)) element.remove()
    else if (!ELEMENTS.includes(element.localName)) element.replaceWith(takeContent(element))
  }
  return document.adoptNode(takeContent(box))
}

// One by one, because a call has room for only some 100,000 arguments.
function takeContent(element: Element): DocumentFragment {
  const content = element.ownerDocument.createDocumentFragment()
  while (element.firstChild) content.append(element.firstChild)
  return content
}

/** The markup of a fragment, which is empty afterwards. */
export function toHtml(fragment: DocumentFragment): string {
  const box = document.createElement('div')
  box.append(fragment)
  if (import.meta.env.SSR) writeAttributesAsBrowsersDo(box)
  return box.innerHTML
}

/**
 * The build's document lists the attribute that was set last first, and so would its markup; a browser that makes the same
 * text anew must find no difference, or it would put all of it in the page again (FIND-6).
 */
function writeAttributesAsBrowsersDo(box: Element): void {
  for (const element of box.querySelectorAll('*')) {
    const lastFirst = [...element.attributes].map(({ name, value }) => [name, value] as const)
    for (const [name] of lastFirst) element.removeAttribute(name)
    for (const [name, value] of lastFirst) element.setAttribute(name, value)
  }
}
