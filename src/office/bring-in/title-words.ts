/** Longer lines are no titles. */
export const LONGEST_TITLE = 160

/** Words after which a sentence goes on, as in text that was wrapped by hand. */
const LINKS = 'and|or|to|of|in|by|under|with|than|from'

/** What is cited, where a word before it says so: "in section" goes on with a number, "Rates and Rules" is a title. */
const CITED = String.raw`(?:${LINKS}|see|said|per|despite|notwithstanding)\s+(?:the\s+)?(?:sections?|regulations?|rules?|chapters?|articles?|paragraphs?)`

/** What a line ends with when its sentence goes on in the next one. */
const GOES_ON = new RegExp(
  String.raw`(?:\b(?:${CITED}|${LINKS}|the|until|no\.)|[,(–-]|(?:^|\s)(?:סעיף|סעיפים|תקנה|(?:לפי|של|או)\s+תקנות|או|לפי|של))\s*$`,
  'i',
)

/** Whether the sentence of a line goes on in the next one. */
export const goesOn = (line: string): boolean => GOES_ON.test(line.slice(-LONGEST_TITLE))

/** Whether words can be a title: short, and no sentence. */
export const isTitleLike = (words: string): boolean =>
  words.trim().length <= LONGEST_TITLE &&
  /^\s*["“”'‘״]?[\p{Lu}\p{Script=Hebrew}\d]/u.test(words) &&
  !/[.;,:–—-]\s*$/.test(words) &&
  !goesOn(words)

/** Whether a line begins with the mark of a paragraph, "(a)". */
export const isParagraph = (text: string) => /^\s*\((?:[a-z]{1,2}|\d{1,3}|[א-ת]{1,2})\)/u.test(text)
