import { splitHebrew } from '@/lib/split-hebrew'

/** Says of the Hebrew in a text node that it is Hebrew (ACC-4); it is replaced if it has some. */
export function markHebrewWords(text: Text): void {
  const pieces = splitHebrew(text.data)
  if (pieces.length === 1) return
  const marked = pieces.map((words, place) => {
    if (place % 2 === 0) return words
    const span = document.createElement('span')
    span.setAttribute('dir', 'rtl')
    span.setAttribute('lang', 'he')
    span.textContent = words
    return span
  })
  text.replaceWith(...marked.filter((piece) => piece !== ''))
}
