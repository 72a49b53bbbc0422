// From the first to the last of Hebrew letters between which there are no others: מע"מ, סעיף 30.
const HEBREW_WORDS = /(\p{sc=Hebr}(?:\P{L}*\p{sc=Hebr})*)/u

/** A text in pieces, of which every second one is Hebrew; the others may be empty. */
export const splitHebrew = (text: string): string[] => text.split(HEBREW_WORDS)

/** The language of words that can hold no markup, such as an option's: that of their first letter; undefined if not Hebrew. */
export const languageOf = (words: string) => (/^\p{Script=Hebrew}/u.test(words) ? 'he' : undefined)
