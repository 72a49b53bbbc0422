import type { CheckedPart, ImportPart, PresentChapter, PresentLaw, PresentSection } from '@/data/imports/staff'
import { plainText } from '@/lib/plain-text'
import { numbersOf, withoutNumber } from '@/lib/section-number'
import { instrumentName } from '@/names/instrument-name'
import type { LawType } from '@/names/kinds'
import { nameWithYear } from '@/names/provisions'
import type { Piece } from './piece'

/** A piece of the file as staff have left it. */
export type EditedPiece = Piece & {
  key: number
  isLeftOut: boolean
  /** The chapter that somebody chose, as chapterKey has it; null: the one under whose heading it stands. */
  chosenChapter: string | null
}

/** What a file is part of: numbers are those of one instrument alone. */
export type Instrument = {
  law: LawType
  /** What tells it from others (instrumentName); "" for the main one. */
  name: string
  /** What the titles of its chapters begin with; "" for the main one. */
  prefix: string
}

/** An instrument's name, in full: “Sample Levy Law, 5786-2026”. */
export const NAME_WITH_YEAR = /^.+\s5\d{3}-\d{4}$/

/** The instrument that a chapter of this title is of. */
export const instrumentOfChapter = (law: LawType, title: string): Instrument => {
  const name = instrumentName(law, title)
  return { law, name, prefix: name && nameWithYear(title) }
}

/** The instruments of a text of the law, the main one first. */
export function instrumentsIn(law: LawType, { chapters }: PresentLaw): Instrument[] {
  const all = chapters.map(({ title }) => instrumentOfChapter(law, title))
  const named = new Map(all.map((instrument) => [instrument.name, instrument]))
  named.delete('')
  return [{ law, name: '', prefix: '' }, ...named.values()]
}

/** The chapters and sections of one instrument. */
export function lawOf({ law, name }: Instrument, { chapters, sections }: PresentLaw): PresentLaw {
  const own = chapters.filter(({ title }) => instrumentName(law, title) === name)
  const ids = new Set(own.map(({ id }) => id))
  return { chapters: own, sections: sections.filter(({ chapter_id }) => ids.has(chapter_id)) }
}

/** The key of the chapter that a new instrument itself is, where its file has none. */
export const OWN_CHAPTER = -1

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
 * Compares a file with an instrument as it is now, section by section (BULK-1): by number, or where there is none by title.
 * The same words count as the same: links and form that staff have given to a text stay.
 * @param law what there is of the instrument (lawOf)
 */
export function compareLaw(pieces: readonly EditedPiece[], law: PresentLaw, instrument: Instrument): Comparison {
  const chaptersHere = new Map(law.chapters.map((chapter) => [folded(chapter.title), chapter]))
  const left = new Set(law.sections)
  const compared: ComparedPiece[] = []
  // As private.order_of_file() has it: in front, or behind the chapter before it in the file.
  const [first, ...others] = law.chapters
  let next = first ? `will come before ${first.title}` : null
  // An instrument of one chapter is that chapter.
  const own = instrument.prefix && others.length === 0 ? (first?.id ?? `new:${OWN_CHAPTER}`) : null
  let heading: string | null = own
  let lastChapter: string | null = null
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
      const fullTitle = titleIn(instrument, piece.title)
      const present = chaptersHere.get(folded(fullTitle)) ?? null
      heading = present?.id ?? `new:${piece.key}`
      lastChapter = heading
      const added = present ? null : { state: 'new' as const, stands: next }
      compared.push({ ...piece, ...none, fullTitle, state: 'same', present, ...added })
      next = `will come after ${present?.title ?? fullTitle}`
      continue
    }
    const inChapter: string | null = piece.chosenChapter ?? heading
    const present = findPresent(piece, [...left], inChapter)
    if (present) left.delete(present)
    const chapterKey: string | null = inChapter ?? present?.chapter_id ?? lastChapter
    lastChapter = chapterKey
    compared.push(compareSection(piece, present, chapterKey))
  }
  if (compared.some(({ chapterKey }) => chapterKey === `new:${OWN_CHAPTER}`)) compared.unshift(ownChapter(instrument))
  const ofFile = new Set(
    compared.flatMap(({ kind, chapterKey, present }) => [chapterKey, kind === 'chapter' ? present?.id : null]),
  )
  return { pieces: compared, missing: [...left].filter(({ chapter_id }) => ofFile.has(chapter_id)) }
}

const ownChapter = ({ prefix }: Instrument): ComparedPiece => ({
  ...{ key: OWN_CHAPTER, kind: 'chapter', number: '', title: prefix, html: '', cutBy: 'the instrument’s name' },
  ...{ doubt: null, isLeftOut: false, chosenChapter: null, state: 'new', present: null, chapterKey: null },
  ...{ stands: null, fullTitle: prefix, isTextSame: false, fault: null },
})

/** The title of a chapter as it is stored, by which the instrument is known. */
const titleIn = ({ law, name, prefix }: Instrument, title: string) =>
  prefix && title.trim() && instrumentName(law, title) !== name ? `${prefix}: ${title}` : title

function findPresent(
  { number, title }: Piece,
  left: readonly PresentSection[],
  chapter: string | null,
): PresentSection | null {
  const alike = number
    ? left.filter((section) => numberOf(section) === number)
    : left.filter((section) => numberOf(section) === null && folded(section.title) === folded(title))
  const inChapter = alike.find(({ chapter_id }) => chapter_id === chapter)
  return inChapter ?? (alike.length === 1 ? (alike[0] ?? null) : null)
}

function compareSection(piece: EditedPiece, present: PresentSection | null, chapterKey: string | null): ComparedPiece {
  const { number } = piece
  const given = piece.title.replace(/\s+/g, ' ').trim()
  const title = given || (present ? withoutNumber(present.title) : number && `Section ${number}`)
  const fullTitle = number && title !== `Section ${number}` ? `${number}. ${title}` : title
  const isTextSame = present !== null && words(present.plain) === wordsOf(piece.html)
  const isSame = isTextSame && present.chapter_id === chapterKey && withoutNumber(present.title) === title
  const fault = chapterKey ? null : 'Choose a chapter for it'
  // A title that means the same stays as staff wrote it.
  const kept = present && withoutNumber(present.title) === title ? present.title : fullTitle
  const state = present ? (isSame ? 'same' : 'changed') : 'new'
  return { ...piece, state, present, chapterKey, stands: null, fullTitle: kept, isTextSame, fault }
}

/** What the database is asked about the parts of a comparison before they are sent. */
export function checkedPartsOf(comparison: Comparison): CheckedPart[] {
  const keys = taken(comparison).map(({ key }) => key)
  return partsOf(comparison, []).map(({ content, ...part }, place) => ({
    ...{ key: keys[place] ?? OWN_CHAPTER, place, ...part },
    ...(content !== undefined && { size: wordsOf(content) ? content.length : 0 }),
  }))
}

/** A comparison with what the database would refuse, by the keys of its pieces. */
export const withFaults = ({ pieces, missing }: Comparison, faults: ReadonlyMap<number, string>): Comparison => ({
  missing,
  pieces: pieces.map((piece) => ({
    ...piece,
    fault: piece.fault ?? (piece.isLeftOut ? null : (faults.get(piece.key) ?? null)),
  })),
})

const taken = ({ pieces }: Comparison) => pieces.filter(({ isLeftOut }) => !isLeftOut)

/** What the database is sent of a comparison: what changes, and of the rest that it stands where it does. */
export function partsOf(comparison: Comparison, repealed: readonly PresentSection[]): ImportPart[] {
  const sent = taken(comparison)
  const places = new Map(sent.map(({ key }, place) => [`new:${key}`, place]))
  const parts = sent.map(({ kind, state, present, chapterKey, fullTitle, isTextSame, html }): ImportPart => {
    const here = present && { row_id: present.id, stamp: present.updated_at }
    if (kind === 'chapter') return here ?? { title: fullTitle }
    const place = places.get(chapterKey ?? '')
    const chapter = place === undefined && chapterKey ? { chapter_id: chapterKey } : { chapter_place: place ?? -1 }
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
