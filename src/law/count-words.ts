const WORDS = 'No One Two Three Four Five Six Seven Eight Nine Ten'.split(' ')

/** A number at the beginning of a sentence: "Three", "12". */
export const inWords = (count: number): string => WORDS[count] ?? String(count)
