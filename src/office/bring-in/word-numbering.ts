import { attributeOf, elementsOf, valOf } from './word-xml'

/** A level of one of Word's numberings: how it counts and what it writes, "Section %1.". */
type Level = { start: number; format: string; text: string }
type Numbering = { levels: ReadonlyMap<string, Level>; counters: Map<string, number> }
type Use = { numId: string; level: string }

/** Formats that number nothing. */
const UNCOUNTED = ['bullet', 'none']

/**
 * Writes the numbers that Word shows before paragraphs into them as words, "30. " and "(a) ", in the order of the document:
 * without them a law numbered by Word's lists has no numbers at all.
 */
export function writeNumbers(document: string, numberingXml: string, styles: string): string {
  const numberOf = readNumbering(numberingXml)
  const byStyle = numberedStyles(styles)
  const ownProperties = document.replace(/<w:pPrChange\b[\s\S]*?<\/w:pPrChange>/g, '')
  return ownProperties.replace(
    /(<w:p(?:\s(?:[^>"]|"[^"]*")*?)?(?<!\/)>\s*)(<w:pPr>([\s\S]*?)<\/w:pPr>)?/g,
    (whole: string, _start: string, _properties: string | undefined, inner = '') => {
      // A paragraph whose end is deleted is one with the next, which has its own number.
      const isJoined = elementsOf(inner, 'w:rPr').some((mark) => /<w:del[\s/>]/.test(mark))
      const use = isJoined ? null : numberingUsed(inner, byStyle)
      const number = use && numberOf(use)
      return number ? `${whole}<w:r><w:t xml:space="preserve">${number} </w:t></w:r>` : whole
    },
  )
}

/** The numberings without what is written by writeNumbers(), so that only bullets are lists. */
export const onlyBullets = (numberingXml: string): string =>
  numberingXml.replace(/<w:lvl\b[\s\S]*?<\/w:lvl>/g, (level) => (valOf(level, 'w:numFmt') === 'bullet' ? level : ''))

function numberingUsed(properties: string, byStyle: ReadonlyMap<string, Use>): Use | null {
  const style = byStyle.get(valOf(properties, 'w:pStyle') ?? '')
  const own = elementsOf(properties, 'w:numPr')[0]
  const numId = valOf(own ?? '', 'w:numId') ?? style?.numId
  if (numId === undefined || numId === '0') return null
  return { numId, level: valOf(own ?? '', 'w:ilvl') ?? (own ? '0' : (style?.level ?? '0')) }
}

/** The numbering of each style of paragraphs, its own or that of the style it is based on. */
function numberedStyles(xml: string): ReadonlyMap<string, Use> {
  const styles = new Map(elementsOf(xml, 'w:style').map((style) => [attributeOf(style, 'w:styleId') ?? '', style]))
  const uses = new Map<string, Use>()
  for (const id of styles.keys()) {
    let level: string | undefined
    const seen = new Set<string>()
    for (let name: string | undefined = id; name !== undefined && !seen.has(name); ) {
      seen.add(name)
      const style: string = styles.get(name) ?? ''
      const own = elementsOf(style, 'w:numPr')[0] ?? ''
      level ??= valOf(own, 'w:ilvl')
      const numId = valOf(own, 'w:numId')
      if (numId !== undefined) {
        uses.set(id, { numId, level: level ?? '0' })
        break
      }
      name = valOf(style, 'w:basedOn')
    }
  }
  return uses
}

/** A function that counts one further in a numbering, and says what Word writes there; null where it writes nothing. */
function readNumbering(xml: string): (use: Use) => string | null {
  const abstracts = new Map<string, Numbering>()
  for (const abstract of elementsOf(xml, 'w:abstractNum')) {
    const levels = elementsOf(abstract, 'w:lvl').map(
      (level) => [attributeOf(level, 'w:ilvl') ?? '0', levelOf(level)] as const,
    )
    abstracts.set(attributeOf(abstract, 'w:abstractNumId') ?? '', { levels: new Map(levels), counters: new Map() })
  }
  const numberings = new Map<string, Numbering>()
  const restarts = new Map<string, ReadonlyMap<string, number>>()
  for (const num of elementsOf(xml, 'w:num')) {
    const id = attributeOf(num, 'w:numId') ?? ''
    const numbering = abstracts.get(valOf(num, 'w:abstractNumId') ?? '')
    if (numbering) numberings.set(id, numbering)
    const starts = elementsOf(num, 'w:lvlOverride').flatMap((override) => {
      const start = valOf(override, 'w:startOverride')
      return start === undefined ? [] : [[attributeOf(override, 'w:ilvl') ?? '0', Number(start)] as const]
    })
    restarts.set(id, new Map(starts))
  }
  return ({ numId, level }) => {
    const numbering = numberings.get(numId)
    const own = numbering?.levels.get(level)
    if (!numbering || !own) return null
    const { counters, levels } = numbering
    // The first paragraph of a numbering that begins anew.
    for (const [restarted, start] of restarts.get(numId) ?? []) counters.set(restarted, start - 1)
    restarts.delete(numId)
    counters.set(level, (counters.get(level) ?? own.start - 1) + 1)
    for (const other of levels.keys()) if (Number(other) > Number(level)) counters.delete(other)
    if (UNCOUNTED.includes(own.format)) return null
    return own.text.replace(/%(\d)/g, (_, place: string) => {
      const { start = 1, format = 'decimal' } = levels.get(String(Number(place) - 1)) ?? {}
      return write(counters.get(String(Number(place) - 1)) ?? start, format)
    })
  }
}

const levelOf = (level: string): Level => ({
  start: Number(valOf(level, 'w:start') ?? 1),
  format: valOf(level, 'w:numFmt') ?? 'decimal',
  text: valOf(level, 'w:lvlText') ?? '',
})

function write(number: number, format: string): string {
  if (format === 'lowerLetter') return letters(number)
  if (format === 'upperLetter') return letters(number).toUpperCase()
  if (format === 'lowerRoman') return roman(number)
  if (format === 'upperRoman') return roman(number).toUpperCase()
  if (format === 'hebrew1' || format === 'hebrew2') return hebrew(number)
  return String(number)
}

/** Word goes on with "aa" and "bb" after "z". */
const letters = (number: number) => String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.ceil(number / 26))

const ROMAN = Object.entries({ c: 100, xc: 90, l: 50, xl: 40, x: 10, ix: 9, v: 5, iv: 4, i: 1 })

function roman(number: number): string {
  let left = number
  return ROMAN.map(([digits, value]) => {
    const count = Math.floor(left / value)
    left -= count * value
    return digits.repeat(count)
  }).join('')
}

function hebrew(number: number): string {
  const hundreds = ['', 'ק', 'ר', 'ש', 'ת'][Math.floor(number / 100)] ?? ''
  const rest = number % 100
  // 15 and 16 are written as 9 and 6, 9 and 7.
  if (rest === 15 || rest === 16) return `${hundreds}ט${rest === 15 ? 'ו' : 'ז'}`
  return `${hundreds}${['', ...'יכלמנסעפצ'][Math.floor(rest / 10)]}${['', ...'אבגדהוזחט'][rest % 10]}`
}
