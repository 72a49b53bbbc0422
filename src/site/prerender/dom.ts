import { CharacterData, Element, Node, NodeFilter, parseHTML, Text } from 'linkedom'

// The functions that sanitise, link and mark stored texts work on nodes. React and the libraries look for `window`, and
// go on knowing that there is none.
const { document } = parseHTML('<!doctype html><html></html>')
Object.assign(globalThis, { document, Node, NodeFilter, Text, Element, CharacterData })
