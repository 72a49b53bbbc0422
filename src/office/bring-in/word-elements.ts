import { childOf, valueIn, wordsIn, type XmlNode } from './word-tree'

/** What stays around the blocks of a part. */
export const AROUND = new Set(['w:document', 'w:body', 'w:footnotes', 'w:endnotes', 'w:footnote', 'w:endnote'])

/** What stays as it is; mammoth knows it, or passes over it and it has no words. */
export const KEPT = new Set([
  ...['w:sectPr', 'w:tblPr', 'w:tblGrid', 'w:trPr', 'w:tcPr', 'w:tab', 'w:noBreakHyphen', 'w:instrText'],
  ...['w:footnoteReference', 'w:endnoteReference', 'w:bookmarkStart', 'w:bookmarkEnd'],
])

/** What shows no words, or words that are taken as deleted. */
export const DROPPED = new Set([
  ...[
    'w:del',
    'w:moveFrom',
    'w:delText',
    'w:delInstrText',
    'w:softHyphen',
    'w:rPr',
    'w:pPr',
    'w:tblPrEx',
    'w:sdtPr',
    'w:sdtEndPr',
  ],
  ...[
    'w:smartTagPr',
    'w:customXmlPr',
    'w:rubyPr',
    'w:fldData',
    'w:binData',
    'o:OLEObject',
    'a:extLst',
    'a:graphicFrameLocks',
  ],
  ...['wp:positionH', 'wp:positionV', 'wp14:sizeRelH', 'wp14:sizeRelV', 'w:annotationRef', 'w:commentReference'],
])

/** What is left out where it stands, and what that is called. */
export const LISTED = new Map([
  ['w:altChunk', 'a part that is another file'],
  ['w:subDoc', 'a part that is another document'],
  ['w:control', 'a control'],
  ['w:contentPart', 'handwriting'],
  ['c:chart', 'a chart'],
  ['cx:chart', 'a chart'],
  ['dgm:relIds', 'a diagram'],
  ...['w:dayShort', 'w:dayLong', 'w:monthShort', 'w:monthLong', 'w:yearShort', 'w:yearLong'].map(
    (name) => [name, 'a date that Word fills in'] as const,
  ),
])

/** What stays as it is around what is written anew. */
export const KEPT_AROUND = new Set(['w:hyperlink', 'w:tr', 'w:tc'])

/** Whether another cell is merged over a cell of these properties. */
export const isMergedAbove = (properties: XmlNode | undefined): boolean => {
  const merge = childOf(properties, 'w:vMerge')
  return merge !== undefined && (valueIn(merge, 'w:val') ?? 'continue') === 'continue'
}

/** Of what a file says twice, for newer and for older programs, the one that has words. */
export function shownIn(node: XmlNode): readonly (XmlNode | string)[] {
  const [choice, fallback] = ['mc:Choice', 'mc:Fallback'].map((name) => childOf(node, name))
  if (fallback && (wordsIn(fallback) || !choice || !wordsIn(choice))) return fallback.children
  return choice?.children ?? []
}
