import { type Citable, citeInstrument } from './citation'

/** What the provisions of an instrument are called in Hebrew, and the instrument itself, by the names by which it is cited in English. */
const INSTRUMENTS: Readonly<Record<string, readonly [provision: string, name: string]>> = {
  'Value Added Tax Law, 5736-1975': ['סעיף', 'חוק מס ערך מוסף, התשל״ו–1975'],
  'Value Added Tax Regulations, 5736-1976': ['תקנה', 'תקנות מס ערך מוסף, התשל״ו–1976'],
  'Value Added Tax Regulations (Registration), 5736-1976': ['תקנה', 'תקנות מס ערך מוסף (רישום), התשל״ו–1976'],
}

/** What an instrument is called in Hebrew, by its English citation; undefined where that is not known here. */
export const hebrewInstrument = (instrument: string): string | undefined => INSTRUMENTS[instrument]?.[1]

const UNITS = 'אבגדהוזחט'
const TENS = 'יכל'

/** A letter by which English counts, as Hebrew counts: a is א, j is י, k יא, o טו (not יה, a name of God), t כ. */
function countedInHebrew(letter: string): string {
  const place = letter.toLowerCase().charCodeAt(0) - 96
  if (place === 15) return 'טו'
  if (place === 16) return 'טז'
  return TENS.charAt(Math.floor(place / 10) - 1) + UNITS.charAt((place % 10) - 1)
}

/** A number or a mark of the grammar of numbers: "31A", "(b2)", "(11A)". */
const LETTERED = /^(\(?\d*)([A-Za-z]?)(\d*\)?)$/

/**
 * The number of a provision with its paragraphs as the Hebrew text has it: 30(א)(5) of "30(a)(5)", 31א of "31A". A mark that no
 * Hebrew letter stands for, "(iv)", ends it: the Hebrew counts paragraphs by letters and numbers alone.
 */
export function hebrewNumber(number: string): string {
  let written = ''
  for (const part of number.match(/\([^()]*\)|[^()]+/g) ?? []) {
    const [, before = '', letter = '', after = ''] = LETTERED.exec(part) ?? []
    if (before + letter + after !== part) break
    written += before + (letter && countedInHebrew(letter)) + after
  }
  return written
}

/**
 * The citation of a section or its paragraph in Hebrew (TRUE-3): "סעיף 30(א)(5) לחוק מס ערך מוסף, התשל״ו–1975"; undefined where it
 * has no number, or its instrument no Hebrew name here.
 */
export function citeInHebrew({ lawType, chapterTitle, number, paragraph }: Citable): string | undefined {
  const [provision, name] = INSTRUMENTS[citeInstrument(lawType, chapterTitle)] ?? []
  const written = number && hebrewNumber(number + (paragraph ?? ''))
  return provision && written ? `${provision} ${written} ל${name}` : undefined
}
