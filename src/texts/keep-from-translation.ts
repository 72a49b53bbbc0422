/** What of a text must stay to the letter: Hebrew, the marks of paragraphs, the figures of today. */
const KEPT = '[lang="he"], .paragraph-mark, .present-figure'
/** And what is cited by a number: "section 30(a)(5)", "CA 41/96". */
const CITED = 'a[href^="/law/"], a[href^="#"], a[href^="/rulings/"], a[href^="/decisions/"]'

/** Keeps a browser's translation, in place, from what must stay to the letter. */
export function keepFromTranslation(body: DocumentFragment): void {
  const cited = [...body.querySelectorAll(CITED)].filter(({ textContent }) => /\d/.test(textContent))
  for (const element of [...body.querySelectorAll(KEPT), ...cited]) element.setAttribute('translate', 'no')
}
