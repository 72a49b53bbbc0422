import DOMPurify from 'dompurify'
import { ADDRESS, ATTRIBUTES, ELEMENTS, WORDLESS } from './allowed-html'

const NAMES = Object.keys(ATTRIBUTES)

/**
 * Reduces HTML to the allowed elements, attributes and addresses, in browsers without a sanitiser of their own.
 * @returns a detached fragment in which nothing can run
 */
export function sanitiseByLibrary(html: string): DocumentFragment {
  // Once a body has begun, a <frameset> no longer takes its place; without a body, DOMPurify has nothing to return.
  return DOMPurify.sanitize(`<body>${html}`, {
    ALLOWED_TAGS: ELEMENTS,
    ALLOWED_ATTR: NAMES,
    ALLOWED_URI_REGEXP: ADDRESS,
    // Without this the pattern for addresses would be asked of every attribute.
    ADD_URI_SAFE_ATTR: NAMES.filter((name) => name !== 'href'),
    FORBID_CONTENTS: WORDLESS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}
