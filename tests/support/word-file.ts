import { strToU8, zipSync } from 'fflate'

// A Word file of readable parts, as small as Word accepts it.

const NAMESPACE = [
  ['w', 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'],
  ['r', 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'],
  ['m', 'http://schemas.openxmlformats.org/officeDocument/2006/math'],
  ['mc', 'http://schemas.openxmlformats.org/markup-compatibility/2006'],
  ['wp', 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing'],
  ['a', 'http://schemas.openxmlformats.org/drawingml/2006/main'],
  ['c', 'http://schemas.openxmlformats.org/drawingml/2006/chart'],
  ['wps', 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape'],
  ['v', 'urn:schemas-microsoft-com:vml'],
  ['o', 'urn:schemas-microsoft-com:office:office'],
  ['x', 'urn:example:nobody-knows'],
]
  .map(([prefix, name]) => `xmlns:${prefix}="${name}"`)
  .join(' ')
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Words, as one run; bold if asked for. */
export const run = (text: string, { isBold = false } = {}) =>
  `<w:r>${isBold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`

export const inserted = (text: string) => `<w:ins w:id="1" w:author="A">${run(text)}</w:ins>`
export const deleted = (text: string) =>
  `<w:del w:id="2" w:author="A">${run(text).replaceAll('w:t', 'w:delText')}</w:del>`
export const footnoteMark = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`

type Look = { style?: string; list?: number; level?: number; isInserted?: boolean }

/** A paragraph of runs, or of words, in a style or a numbering. */
export function paragraph(content: string, { style, list, level = 0, isInserted = false }: Look = {}): string {
  const properties = [
    style && `<w:pStyle w:val="${style}"/>`,
    list && `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`,
    isInserted && '<w:rPr><w:ins w:id="3" w:author="A"/></w:rPr>',
  ].filter(Boolean)
  const runs = content.startsWith('<') ? content : run(content)
  return `<w:p>${properties.length > 0 ? `<w:pPr>${properties.join('')}</w:pPr>` : ''}${runs}</w:p>`
}

/** A table of rows of words. */
export const table = (rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`

/** A numbering's levels, such as ["decimal", "%1."], and what it is called. */
export type Numbering = { id: number; levels: readonly (readonly [format: string, text: string])[] }

const STYLES: readonly (readonly [id: string, name: string, numbering?: string])[] = [
  ['Title', 'Title'],
  ['Heading1', 'heading 1'],
  ['Heading2', 'heading 2'],
  ['TOC1', 'toc 1'],
]

export type WordParts = {
  body: string
  footnotes?: readonly string[]
  numberings?: readonly Numbering[]
  styles?: string
}

/** The bytes of a .docx file. */
export function wordFile({ body, footnotes = [], numberings = [], styles = '' }: WordParts): Uint8Array {
  const known = STYLES.map(
    ([id, name]) => `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`,
  )
  const parts: Record<string, string> = {
    document: `<w:document ${NAMESPACE}><w:body>${body}</w:body></w:document>`,
    styles: `<w:styles ${NAMESPACE}>${known.join('')}${styles}</w:styles>`,
    numbering: `<w:numbering ${NAMESPACE}>${numberings.map(abstractOf).join('')}${numberings.map(numOf).join('')}</w:numbering>`,
    footnotes: `<w:footnotes ${NAMESPACE}>${footnotes.map(footnoteOf).join('')}</w:footnotes>`,
  }
  const names = Object.keys(parts)
  const types = names.map((name) => {
    const type = name === 'document' ? 'document.main' : name
    return `<Override PartName="/word/${name}.xml" ContentType="${WORD_TYPE}.${type}+xml"/>`
  })
  const relations = names.slice(1).map((name) => relation(name, `${name}.xml`))
  const files = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${types.join('')}</Types>`,
    '_rels/.rels': relationsOf([relation('officeDocument', 'word/document.xml')]),
    'word/_rels/document.xml.rels': relationsOf(relations),
    ...Object.fromEntries(names.map((name) => [`word/${name}.xml`, parts[name] ?? ''])),
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}

const relation = (type: string, target: string) =>
  `<Relationship Id="${type}" Type="${OFFICE}/${type}" Target="${target}"/>`

const relationsOf = (relations: readonly string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`

const abstractOf = ({ id, levels }: Numbering) =>
  `<w:abstractNum w:abstractNumId="${id}">${levels
    .map(
      ([format, text], level) =>
        `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`,
    )
    .join('')}</w:abstractNum>`

const numOf = ({ id }: Numbering) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`

const footnoteOf = (words: string, index: number) => `<w:footnote w:id="${index + 1}">${paragraph(words)}</w:footnote>`
