import type DOMPurify from 'dompurify'

// What stored texts may hold (ADM-2, SEC-2). The editor produces the same list; anything else is dropped here.
const ELEMENTS = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'a', 'span', 'mark'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]
const ATTRIBUTES = ['href', 'start', 'type', 'colspan', 'rowspan', 'scope', 'dir', 'lang']
// A path of this site, and not what browsers read as "//": they pass over line breaks and tabs, and take \ for /.
const ADDRESS = /^(?:https?:|mailto:|tel:|\/(?![\t\n\r]*[\\/])|#)/i
// How a list counts: a law's items are cited as (a) and (i), so that they must not become 1, 2, 3.
const NUMBERING = /^[1aAiI]$/

// Of these not even the words stay; of any other element that is not allowed its words do.
const WORDLESS = new Set([
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math', 'title', 'head'],
  ...['textarea', 'select', 'option', 'audio', 'video', 'canvas', 'xmp', 'plaintext', 'noembed', 'noframes'],
])

let purify: typeof DOMPurify | undefined

const isNative = () => 'setHTML' in Element.prototype

/**
 * Makes sanitising possible: loads DOMPurify in browsers that have no sanitiser of their own. Every page waits for it
 * beside its own code; those that have one wait for nothing.
 */
export async function loadSanitiser(): Promise<void> {
  if (!isNative()) purify ??= (await import('dompurify')).default
}

/**
 * Reduces HTML from the database to the allowed elements, attributes and kinds of address, by the browser's own
 * sanitiser where it has one, else by DOMPurify; with the same outcome.
 * @returns a detached fragment in which nothing can run, ready for further work on its nodes
 * @throws when neither is there: nothing unsanitised may ever be shown
 */
export function sanitise(html: string): DocumentFragment {
  const fragment = isNative() ? sanitiseNatively(html) : sanitiseByLibrary(html)
  for (const link of fragment.querySelectorAll('[href]')) {
    const address = link.getAttribute('href') ?? ''
    if (link.localName !== 'a' || !ADDRESS.test(address)) link.removeAttribute('href')
    else if (/^http/i.test(address)) link.setAttribute('rel', 'noopener noreferrer')
  }
  for (const list of fragment.querySelectorAll('[type]')) {
    if (list.localName !== 'ol' || !NUMBERING.test(list.getAttribute('type') ?? '')) list.removeAttribute('type')
  }
  return fragment
}

/** Whether a link may lead there: the web, an email address, a telephone number, a place of this site or page. */
export const isAllowedAddress = (address: string): boolean => ADDRESS.test(address)

function sanitiseNatively(html: string): DocumentFragment {
  const box = document.createElement('div')
  const named = [...html.matchAll(/<([a-z][^\s/>]*)/gi)].map(([, name = '']) => name.toLowerCase())
  const unwrapped = new Set(named.filter((name) => !ELEMENTS.includes(name) && !WORDLESS.has(name)))
  box.setHTML(html, {
    sanitizer: {
      elements: ELEMENTS,
      attributes: ATTRIBUTES,
      replaceWithChildrenElements: [...unwrapped],
      comments: false,
      dataAttributes: false,
    },
  })
  const fragment = document.createDocumentFragment()
  fragment.append(...box.childNodes)
  return fragment
}

function sanitiseByLibrary(html: string): DocumentFragment {
  if (!purify) throw new Error('The sanitiser has not been loaded')
  return purify.sanitize(html, {
    ALLOWED_TAGS: ELEMENTS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOWED_URI_REGEXP: ADDRESS,
    // Without this the pattern for addresses would be asked of every attribute.
    ADD_URI_SAFE_ATTR: ATTRIBUTES.filter((name) => name !== 'href'),
    FORBID_CONTENTS: [...WORDLESS],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}

/** The markup of a fragment. */
export function toHtml(fragment: DocumentFragment): string {
  const box = document.createElement('div')
  box.append(fragment)
  return box.innerHTML
}
