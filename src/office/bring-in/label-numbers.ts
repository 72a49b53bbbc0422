// The numbers of a law's parts as people write them, in figures, words, Roman and Hebrew numerals.

const UNITS = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen'],
  ...['fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const ORDINALS = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh'],
  'twelfth',
]
const HEBREW_ORDINALS = [
  ...[/^ראשו(?:ן|נה)$/, /^שני(?:י?ה)?$/, /^שלישית?$/, /^רביעית?$/, /^חמישית?$/, /^שי?שית?$/, /^שביעית?$/, /^שמינית?$/],
  ...[/^תשיעית?$/, /^עשירית?$/],
]

const HEBREW_VALUES = new Map<string, number>()
for (const [place, letter] of [...'אבגדהוזחט'].entries()) HEBREW_VALUES.set(letter, place + 1)
for (const [place, letter] of [...'יכלמנסעפצ'].entries()) HEBREW_VALUES.set(letter, (place + 1) * 10)
for (const [place, letter] of [...'קרשת'].entries()) HEBREW_VALUES.set(letter, (place + 1) * 100)

const ROMAN = new Map(Object.entries({ I: 1, V: 5, X: 10, L: 50, C: 100 }))
const ROMAN_NUMBER = /^(?=[IVXLC])C{0,3}(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/

/** Patterns for the words of each way of counting, for a label's pattern. */
export const ENGLISH_WORD = `(?:(?:${TENS.join('|')})(?:[- ](?:${UNITS.slice(0, 9).join('|')}))?|${[...UNITS].reverse().join('|')})`
export const ENGLISH_ORDINAL = `(?:${ORDINALS.join('|')})`
export const HEBREW_ORDINAL = '(?:[א-ת]{4,7})'
export const HEBREW_NUMERAL = `(?:[א-ת]{1,3}['’׳]?(?!["״”]?[א-ת])|[א-ת]{1,3}["״”][א-ת])`

/** "5", "5A", "Five", "Five A", "Fifth", "V", "ה׳", "י״א", "ה1" and "ראשונה" as "5", "5A" and so on; null for other words. */
export function chapterNumber(words: string): string | null {
  const [, base = '', suffix = ''] = /^(.+?)(?:[\s-]+["'“‘]?([A-Z])["'”’]?)?$/.exec(words.trim()) ?? []
  const number = wordNumber(base.toLowerCase()) ?? romanNumber(base)
  if (number !== null) return `${number}${suffix}`
  if (/^\d{1,3}[A-Z]{0,2}$/.test(base) || /^[A-Z]$/.test(base)) return `${base}${suffix}`
  return hebrewChapter(words.trim())
}

function wordNumber(word: string): number | null {
  const ordinal = ORDINALS.indexOf(word)
  if (ordinal >= 0) return ordinal + 1
  const unit = UNITS.indexOf(word)
  if (unit >= 0) return unit + 1
  const [ten = '', one] = word.split(/[\s-]/)
  const tens = (TENS.indexOf(ten) + 2) * 10
  if (tens < 20) return null
  return one === undefined ? tens : tens + UNITS.indexOf(one) + 1
}

// "C", "D", "L" and "M" alone are letters: a law has no hundred parts.
function romanNumber(text: string): number | null {
  if (!ROMAN_NUMBER.test(text) || /^[CLDM]$/.test(text)) return null
  const values = [...text].map((digit) => ROMAN.get(digit) ?? 0)
  return values.reduce((sum, value, place) => sum + (value < (values[place + 1] ?? 0) ? -value : value), 0)
}

function hebrewChapter(words: string): string | null {
  const ordinal = HEBREW_ORDINALS.findIndex((pattern) => pattern.test(words))
  if (ordinal >= 0) return String(ordinal + 1)
  const [, numeral = '', inserted] = /^([א-ת]{1,3}['’׳]?|[א-ת]{1,3}["״”][א-ת]['’׳]?)(\d{1,2})?$/.exec(words) ?? []
  const number = hebrewNumber(numeral)
  if (number === null) return null
  // פרק ה׳1, put between ה׳ and ו׳, is Chapter Five A in English.
  return `${number}${inserted ? String.fromCharCode(64 + Number(inserted)) : ''}`
}

/** The number of a Hebrew numeral, with or without geresh and gershayim; null for letters that are none. */
export function hebrewNumber(numeral: string): number | null {
  // "This section", "this chapter": words that read as numerals.
  if (/^ז[הו]$/.test(numeral)) return null
  const values = [...numeral.replace(/["״”'’׳]/g, '')].map((letter) => HEBREW_VALUES.get(letter) ?? 0)
  const isFalling = values.every((value, place) => value > 0 && value <= (values[place - 1] ?? 400))
  return values.length > 0 && isFalling ? values.reduce((sum, value) => sum + value, 0) : null
}

/** A section's number as the site writes it: "30a" and "30א" are 30A. */
export function sectionNumber(written: string): string {
  return written
    .replace(/(\d)([a-z]{1,2})(?=$|\()/, (_, digit: string, letters: string) => digit + letters.toUpperCase())
    .replace(/(?<=\d)[א-ת]{1,2}/, (letters) => {
      const number = hebrewNumber(letters)
      return number !== null && number <= 26 ? String.fromCharCode(64 + number) : letters
    })
}

/** Where a section stands among others: its figures, and its letters ("30" before "30A", "30Z" before "30AA"). */
export function orderOf(number: string): { figures: number; letters: string } {
  const [, figures = '0', letters = ''] = /^(\d+)([A-Z]*)/.exec(number) ?? []
  return { figures: Number(figures), letters }
}

/** Less than 0 if `one` comes before `other`, 0 if they are one number. */
export function compareNumbers(one: string, other: string): number {
  const [a, b] = [orderOf(one), orderOf(other)]
  if (a.figures !== b.figures) return a.figures - b.figures
  if (a.letters.length !== b.letters.length) return a.letters.length - b.letters.length
  return a.letters < b.letters ? -1 : Number(a.letters > b.letters)
}
