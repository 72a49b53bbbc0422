import DOMPurify from 'dompurify'
import { ADDRESS } from '@/lib/address'
import { ATTRIBUTES, ELEMENTS, WORDLESS } from './allowed-html'

const NAMES = Object.keys(ATTRIBUTES)

/** What `sanitise` uses in browsers without a sanitiser of their own. */
export function sanitiseByLibrary(html: string): DocumentFragment {
  // After <body>, a <frameset> can no longer replace the body, without which DOMPurify has nothing to return.
  return DOMPurify.sanitize(`<body>${html}`, {
    ALLOWED_TAGS: ELEMENTS,
    ALLOWED_ATTR: NAMES,
    ALLOWED_URI_REGEXP: ADDRESS,
    // Without this every attribute would be tested against the pattern for addresses.
    ADD_URI_SAFE_ATTR: NAMES.filter((name) => name !== 'href'),
    FORBID_CONTENTS: WORDLESS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}
