import {
  chapterNumber,
  ENGLISH_ORDINAL,
  ENGLISH_WORD,
  HEBREW_NUMERAL,
  HEBREW_ORDINAL,
  hebrewNumber,
  sectionNumber,
} from './label-numbers'

/** What a line begins with: "Section 30.", "30.", "Chapter Five –". */
export type Label = {
  /** A schedule is a chapter by name, not by number. A group holds chapters, a division is held by one; the site has neither. */
  kind: 'section' | 'chapter' | 'schedule' | 'group' | 'division'
  number: string
  /** In the words of the file. */
  words: string
  /** How many characters of the line it takes, with the space after it. */
  length: number
  /** Whether it names what it is ("Section 30"), or is a number alone ("30."). */
  isNamed: boolean
  /** Whether it ends, in a stop, colon, dash or with the line, before other words begin. */
  isClosed: boolean
}

/** White space, and the marks of direction that Word and web pages put around Hebrew. */
const SPACE = String.raw`[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]`
const MARKS = String.raw`(?:\((?:[a-z]{1,2}|\d{1,3}|[א-ת]{1,2})\))*`
const FIGURES = String.raw`\d{1,4}(?:[A-Z]{1,3}\d?|[a-z]|[א-ת]{1,2}\d{0,2})?(?![\dA-Za-zא-ת])${MARKS}`
const NUMBERS = `${FIGURES}(?:[–-]${FIGURES})?`
const END = String.raw`(?:${SPACE}*[.:](?!\d)${SPACE}*[–—-]*|${SPACE}+[–—-]+(?=${SPACE})|${SPACE}*[–—]+|${SPACE}*$)`

const SECTION_WORDS = String.raw`(?:Section|SECTION|Sec\.|Regulation|REGULATION|Reg\.|Rule|RULE|S\.|s\.|§|סעיף|תקנה|כלל|ס['׳’])`
const CHAPTER_WORDS = '(?:Chapter|CHAPTER|פרק)'
const SCHEDULE_WORDS = '(?:Schedule|SCHEDULE|Annex|ANNEX|Appendix|APPENDIX|תוספת|נספח)'
const GROUP_WORDS = '(?:Part|PART|Title|TITLE|Book|BOOK|חלק|שער)'
const DIVISION_WORDS = '(?:Article|ARTICLE|Division|DIVISION|Subchapter|SUBCHAPTER|סימן)'

const LETTER = String.raw`(?:[\s-]+["'“‘]?[A-Z]["'”’]?(?![\w'’]))?`
const COUNT =
  String.raw`(?:(?:\d{1,3}[A-Z]{0,2}|[IVXLC]{1,7}|[A-Z])(?![\w])|` +
  String.raw`(?:${cased(ENGLISH_WORD)})${LETTER}(?![\w])|` +
  String.raw`(?:${HEBREW_NUMERAL}\d{0,2}|${HEBREW_ORDINAL})(?![א-ת]))`

/** A pattern of lower-case words for "Five", "five" and "FIVE". */
function cased(pattern: string): string {
  return pattern.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
}

const START = `^${SPACE}*`
const NAMED_SECTION = new RegExp(`${START}(${SECTION_WORDS}${SPACE}*(${NUMBERS}|${HEBREW_NUMERAL}))(${END})?`)
const BARE_SECTION = new RegExp(String.raw`${START}(\.?(${NUMBERS})[.:]?)(?!\d)(${END})?`)
const HOLDER = new RegExp(
  `${START}((${CHAPTER_WORDS}|${SCHEDULE_WORDS}|${GROUP_WORDS}|${DIVISION_WORDS})${SPACE}+(${COUNT}))(${END})?`,
)
const ORDINAL_SCHEDULE = new RegExp(
  String.raw`${START}((?:The\s+|THE\s+)?(${cased(ENGLISH_ORDINAL)})\s+(?:Schedule|SCHEDULE|Annex|Appendix))(${END})?`,
)
const LONE_SCHEDULE = new RegExp(`${START}((?:Schedule|SCHEDULE|Annex|Appendix|ה?תוספת))(${END})`)
const KINDS: readonly [RegExp, Label['kind']][] = [
  [new RegExp(SCHEDULE_WORDS), 'schedule'],
  [new RegExp(GROUP_WORDS), 'group'],
  [new RegExp(DIVISION_WORDS), 'division'],
]

/** Longer than any label; what comes later in a line is not looked at. */
const LONGEST = 120

/** What a line begins with; null if that is the label of nothing. */
export function readLabel(line: string): Label | null {
  const start = line.slice(0, LONGEST)
  return readSection(start, line.length) ?? readHolder(start, line.length)
}

function readSection(start: string, total: number): Label | null {
  const named = NAMED_SECTION.exec(start)
  if (named) {
    const [, words = '', written = ''] = named
    const number = /^\d/.test(written) ? sectionNumber(written) : String(hebrewNumber(written) ?? '')
    return number ? labelOf('section', number, words, named, start, total) : null
  }
  const bare = BARE_SECTION.exec(start)
  if (!bare) return null
  const [whole, words = '', written = '', end] = bare
  const isStopped = /^\.|[.:]$/.test(words)
  // "30" alone in a line is a page's number, and "30 days" are words.
  const isLabel = isStopped || (end !== undefined && /[–—-]/.test(end) && whole.length < total)
  if (!isLabel) return null
  return { ...labelOf('section', sectionNumber(written), words, bare, start, total), isNamed: false, isClosed: true }
}

function readHolder(start: string, total: number): Label | null {
  const ordinal = ORDINAL_SCHEDULE.exec(start)
  if (ordinal)
    return labelOf('schedule', chapterNumber(ordinal[2] ?? '') ?? '', ordinal[1] ?? '', ordinal, start, total)
  const lone = LONE_SCHEDULE.exec(start)
  if (lone) return labelOf('schedule', '', lone[1] ?? '', lone, start, total)
  const found = HOLDER.exec(start)
  if (!found) return null
  const [, words = '', name = '', written = ''] = found
  const number = chapterNumber(written)
  if (number === null) return null
  const kind = KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'chapter'
  return labelOf(kind, number, words, found, start, total)
}

function labelOf(
  kind: Label['kind'],
  number: string,
  words: string,
  found: RegExpExecArray,
  start: string,
  total: number,
): Label {
  const end = found.at(-1)
  const after = /^[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]*/.exec(start.slice(found[0].length))?.[0].length ?? 0
  const length = Math.min(found[0].length + after, total)
  const stop = /^\s*([.:])/.exec(end ?? '')?.[1] ?? ''
  return {
    kind,
    number,
    words: `${words}${stop}`.trim(),
    length,
    isNamed: true,
    isClosed: end !== undefined || length === total,
  }
}
