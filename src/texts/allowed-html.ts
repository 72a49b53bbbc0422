import { ADDRESS } from '@/lib/address'

// What stored texts may hold (ADM-2, SEC-2): every way of sanitising reads this list, and the editor writes nothing else.

export const ELEMENTS = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'a', 'span', 'mark', 'ins'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]

/** Elements that go with their words; of any other element that is not allowed, the words stay. */
export const WORDLESS = [
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math', 'title', 'head'],
  ...['textarea', 'select', 'option', 'audio', 'video', 'canvas', 'xmp', 'plaintext', 'noembed', 'noframes'],
]

// Browsers count at most 1000 columns, and the editor creates every one of them.
const SPAN = /^[1-9]\d{0,2}$/

/** The attributes that stay, on which element and with which values; where these are absent, any will do. */
export const ATTRIBUTES: Readonly<Record<string, { on?: string; value?: RegExp }>> = {
  href: { on: 'a', value: ADDRESS },
  // Since which day what is told there holds (TRUE-2).
  datetime: { on: 'ins', value: /^\d{4}-\d\d-\d\d$/ },
  // A law's items are cited as (a) and (i), and must not become 1, 2, 3.
  type: { on: 'ol', value: /^[1aAiI]$/ },
  start: {},
  colspan: { value: SPAN },
  rowspan: { value: SPAN },
  scope: {},
  dir: {},
  lang: {},
}
