import type { ImportPart, PresentChapter, PresentLaw, PresentSection } from '@/data/imports/staff'
import { plainText } from '@/lib/plain-text'
import { numbersOf, withoutNumber } from '@/lib/section-number'
import type { Piece } from './piece'

/** A piece of the file as staff have left it. */
export type EditedPiece = Piece & {
  key: number
  isLeftOut: boolean
  /** The chapter that somebody chose, as chapterKey has it; null: the one under whose heading it stands. */
  chosenChapter: string | null
}

/** What a piece is against the law as it is now. */
export type ComparedPiece = EditedPiece & {
  state: 'new' | 'changed' | 'same' | 'left out'
  /** What it is here; null for what is new or left out. */
  present: PresentChapter | PresentSection | null
  /** The chapter of a section: its id, or "new:" and the key of the piece. */
  chapterKey: string | null
  /** Of a new chapter where it will stand in the law; null where nothing is around it. */
  stands: string | null
  /** What would be stored as its title. */
  fullTitle: string
  /** Whether its words, title aside, are those that are here. */
  isTextSame: boolean
  /** Why it cannot be applied as it is; null if it can. */
  fault: string | null
}

export type Comparison = {
  pieces: ComparedPiece[]
  /** The sections of the file's chapters that it has not. */
  missing: PresentSection[]
}

const TITLE_LIMIT = 300

const folded = (title: string) =>
  withoutNumber(title)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

// White space is the form's: Word, the editor and the database break lines each in its own way.
const words = (text: string) => text.replace(/\s+/g, '')

const numberOf = ({ number, title }: PresentSection) => number ?? numbersOf(title)[0] ?? null

/** The words that a piece's markup holds, read once for each markup. */
function createWordsOf(): (html: string) => string {
  const known = new Map<string, string>()
  return (html) => {
    const found = known.get(html) ?? words(plainText(html, ' '))
    known.set(html, found)
    return found
  }
}

const wordsOf = createWordsOf()

/**
 * Compares a file with a text of the law as it is now, section by section (BULK-1): by number, or where there is none by title.
 * The same words count as the same: links and form that staff have given to a text stay.
 * @param isNumberedOnce whether a number stands once in the whole text of the law, and not once in each chapter
 */
export function compareLaw(pieces: readonly EditedPiece[], law: PresentLaw, isNumberedOnce: boolean): Comparison {
  const chaptersHere = new Map(law.chapters.map((chapter) => [folded(chapter.title), chapter]))
  const left = new Set(law.sections)
  const compared: ComparedPiece[] = []
  let heading: string | null = null
  let lastChapter: string | null = null
  // As private.order_of_file() has it: in front, or behind the chapter before it in the file.
  const [first] = law.chapters
  let next = first ? `will stand before ${first.title}` : null
  for (const piece of pieces) {
    const none = {
      present: null,
      chapterKey: null,
      stands: null,
      fullTitle: piece.title,
      isTextSame: false,
      fault: null,
    }
    if (piece.isLeftOut) {
      compared.push({ ...piece, ...none, state: 'left out' })
      continue
    }
    if (piece.kind === 'chapter') {
      const present = chaptersHere.get(folded(piece.title)) ?? null
      heading = present?.id ?? `new:${piece.key}`
      lastChapter = heading
      const added = present ? null : { state: 'new' as const, stands: next }
      compared.push({ ...piece, ...none, state: 'same', present, ...added, fault: faultOfTitle(piece.title) })
      next = `will stand behind ${present?.title ?? piece.title}`
      continue
    }
    const inChapter: string | null = piece.chosenChapter ?? heading
    const present = findPresent(piece, [...left], inChapter, isNumberedOnce)
    if (present) left.delete(present)
    const chapterKey: string | null = inChapter ?? present?.chapter_id ?? lastChapter
    lastChapter = chapterKey
    compared.push(compareSection(piece, present, chapterKey))
  }
  markDoubles(compared, isNumberedOnce)
  const ofFile = new Set(
    compared.flatMap(({ kind, chapterKey, present }) => [chapterKey, kind === 'chapter' ? present?.id : null]),
  )
  return { pieces: compared, missing: [...left].filter(({ chapter_id }) => ofFile.has(chapter_id)) }
}

function findPresent(
  { number, title }: Piece,
  left: readonly PresentSection[],
  chapter: string | null,
  isNumberedOnce: boolean,
): PresentSection | null {
  const alike = number
    ? left.filter((section) => numberOf(section) === number)
    : left.filter((section) => numberOf(section) === null && folded(section.title) === folded(title))
  const inChapter = alike.find(({ chapter_id }) => chapter_id === chapter)
  if (inChapter) return inChapter
  const isSure = chapter === null || isNumberedOnce
  return (isSure && alike.length === 1 && alike[0]) || null
}

function compareSection(piece: EditedPiece, present: PresentSection | null, chapterKey: string | null): ComparedPiece {
  const { number } = piece
  const given = piece.title.replace(/\s+/g, ' ').trim()
  const title = given || (present ? withoutNumber(present.title) : number && `Section ${number}`)
  const fullTitle = number && title !== `Section ${number}` ? `${number}. ${title}` : title
  const isTextSame = present !== null && words(present.plain) === wordsOf(piece.html)
  const isSame = isTextSame && present.chapter_id === chapterKey && withoutNumber(present.title) === title
  const fault =
    faultOfTitle(fullTitle) ??
    (wordsOf(piece.html) ? null : 'It has no text') ??
    (chapterKey ? null : 'Choose a chapter for it')
  // A title that means the same stays as staff wrote it.
  const kept = present && withoutNumber(present.title) === title ? present.title : fullTitle
  const state = present ? (isSame ? 'same' : 'changed') : 'new'
  return { ...piece, state, present, chapterKey, stands: null, fullTitle: kept, isTextSame, fault }
}

function faultOfTitle(title: string): string | null {
  if (!title.trim()) return 'Give it a title'
  return title.length > TITLE_LIMIT ? `Its title is longer than ${TITLE_LIMIT} characters` : null
}

function markDoubles(pieces: ComparedPiece[], isNumberedOnce: boolean): void {
  const numbered = pieces.filter(({ kind, number, isLeftOut }) => kind === 'section' && number && !isLeftOut)
  const placeOf = ({ number, chapterKey }: ComparedPiece) => (isNumberedOnce ? number : `${number} ${chapterKey}`)
  for (const alike of Map.groupBy(numbered, placeOf).values()) {
    if (alike.length < 2) continue
    for (const piece of alike) piece.fault ??= `The number ${piece.number} stands ${alike.length} times in the file`
  }
}

/** What the database is sent of a comparison: what changes, and of the rest that it stands where it does. */
export function partsOf({ pieces }: Comparison, repealed: readonly PresentSection[]): ImportPart[] {
  const taken = pieces.filter(({ isLeftOut }) => !isLeftOut)
  const places = new Map(taken.map(({ key }, place) => [`new:${key}`, place]))
  const parts = taken.map(({ kind, state, present, chapterKey, fullTitle, isTextSame, html }): ImportPart => {
    const here = present && { row_id: present.id, stamp: present.updated_at }
    if (kind === 'chapter') return here ?? { title: fullTitle }
    const place = places.get(chapterKey ?? '')
    const chapter = place === undefined ? { chapter_id: chapterKey ?? '' } : { chapter_place: place }
    const content = !isTextSame && { content: html }
    return { ...here, ...chapter, ...(state !== 'same' && { title: fullTitle, ...content }) }
  })
  const repeals = repealed.map(
    ({ id, updated_at, chapter_id }): ImportPart => ({
      row_id: id,
      stamp: updated_at,
      chapter_id,
      is_repeal: true,
    }),
  )
  return [...parts, ...repeals]
}
