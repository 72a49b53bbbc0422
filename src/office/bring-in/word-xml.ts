// Word's files are written by programs, with one prefix and without mixed nesting of what is asked for here, so that patterns
// read them; the words themselves are read by mammoth.

/** All elements of a name, each with its start tag; those inside another of the name are part of it. */
export const elementsOf = (xml: string, name: string): string[] =>
  xml.match(new RegExp(String.raw`<${name}(?:\s[^>]*)?(?:/>|>[\s\S]*?</${name}>)`, 'g')) ?? []

/** An attribute of an element's start tag. */
export const attributeOf = (element: string, name: string): string | undefined =>
  new RegExp(String.raw`^<[^>]*\s${name}="([^"]*)"`).exec(element)?.[1]

/** The value of the first element of a name: 3 of <w:numId w:val="3"/>. */
export const valOf = (xml: string, name: string): string | undefined =>
  new RegExp(String.raw`<${name}\s[^>]*w:val="([^"]*)"`).exec(xml)?.[1]

const UNDONE = new Map([
  ['ins', 'del'],
  ['del', 'ins'],
  ['moveFrom', 'ins'],
  ['moveTo', 'del'],
])

/** Word's changes the other way round, so that taking them as accepted rejects them. */
export const rejectChanges = (xml: string): string =>
  xml
    .replace(
      /(<\/?w:)(ins|del|moveFrom|moveTo)(?=[\s/>])/g,
      (_, start: string, name: string) => `${start}${UNDONE.get(name)}`,
    )
    .replace(/(<\/?w:)delText(?=[\s/>])/g, '$1t')

/** Whether a text has changes that nobody has accepted or rejected yet. */
export const hasChanges = (xml: string): boolean => /<w:(?:ins|del|moveFrom|moveTo)[\s>]/.test(xml)
