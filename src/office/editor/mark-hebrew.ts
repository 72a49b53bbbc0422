import { markHebrewWords } from '@/texts/mark-hebrew-words'
import { parseMarkup } from '@/texts/trusted-types'

const BLOCKS = 'p, h2, h3, h4, ul, ol, li, blockquote, table, thead, tbody, tfoot, tr, th, td, caption'

const HEBREW = /\p{Script=Hebrew}/u

/**
 * Says of the Hebrew in a text that it is Hebrew, whoever typed or pasted it (ACC-4): on a block that is mainly Hebrew, or on the
 * words. What was said so before is found anew; what says another language is left.
 */
export function markHebrew(html: string): string {
  if (!HEBREW.test(html) && !html.includes('lang="he"')) return html
  const { body } = parseMarkup(html)
  for (const span of body.querySelectorAll('span[lang="he"][dir="rtl"]')) span.replaceWith(...span.childNodes)
  body.normalize()
  markInside(body)
  return body.innerHTML
}

function markInside(element: Element): void {
  for (const child of [...element.childNodes]) {
    if (child instanceof Text) markHebrewWords(child)
    else if (child instanceof Element) markElement(child)
  }
}

function markElement(element: Element): void {
  const isBlock = element.matches(BLOCKS)
  if (isBlock && isHebrew(element)) {
    element.setAttribute('dir', 'rtl')
    element.setAttribute('lang', 'he')
    return
  }
  if (isBlock && element.getAttribute('lang') === 'he') {
    element.removeAttribute('dir')
    element.removeAttribute('lang')
  }
  if (!element.hasAttribute('lang')) markInside(element)
}

/** Whether a block begins in Hebrew and is mainly Hebrew; one that holds others, whether all of it is. */
function isHebrew(block: Element): boolean {
  const letters = block.textContent?.match(/\p{L}/gu) ?? []
  const hebrew = letters.filter((letter) => HEBREW.test(letter)).length
  const isAskedOfAll = block.querySelector(BLOCKS) !== null
  const own = block.getAttribute('lang')
  if (!HEBREW.test(letters[0] ?? '') || (own !== null && own !== 'he')) return false
  return isAskedOfAll ? hebrew === letters.length : hebrew * 2 > letters.length
}
