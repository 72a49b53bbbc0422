// What stored texts may hold (ADM-2, SEC-2), as data: every way of sanitising reads this list, and the editor writes
// nothing else.

/** The elements that stay. */
export const ELEMENTS = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'a', 'span', 'mark'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]

/** Of these not even the words stay; of any other element that is not allowed its words do. */
export const WORDLESS = [
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math', 'title', 'head'],
  ...['textarea', 'select', 'option', 'audio', 'video', 'canvas', 'xmp', 'plaintext', 'noembed', 'noframes'],
]

/** Where a link may lead. Of paths not those that browsers read as "//": they skip line breaks and tabs, and take \ for /. */
export const ADDRESS = /^(?:https?:|mailto:|tel:|\/(?![\t\n\r]*[\\/])|#)/i

// Browsers count no more than 1000 columns; the editor makes every one of them.
const SPAN = /^[1-9]\d{0,2}$/

/** The attributes that stay: on which element, and with which values, where not any will do. */
export const ATTRIBUTES: Readonly<Record<string, { on?: string; value?: RegExp }>> = {
  href: { on: 'a', value: ADDRESS },
  // How a list counts: a law's items are cited as (a) and (i), so that they must not become 1, 2, 3.
  type: { on: 'ol', value: /^[1aAiI]$/ },
  start: {},
  colspan: { value: SPAN },
  rowspan: { value: SPAN },
  scope: {},
  dir: {},
  lang: {},
}
