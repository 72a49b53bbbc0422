import { findSpans, type Span } from '@/lib/text-match'
import { textOf, textRuns, wrapSpan } from './text-runs'

/** A match: its marks, several where it crosses markup; or the line that has the word, where the text is React's own. */
export type FoundPlace = [first: HTMLElement, ...rest: HTMLElement[]]

/**
 * Marks some words in the texts of an element, from the start of a word on, and gives their places in reading order; each can
 * take the focus. Lines of a summary, and headings where no text has the words, are marked as a whole.
 */
export function findPlaces(scope: Element | null, words: string[]): FoundPlace[] {
  if (!scope) return []
  const found = [...scope.querySelectorAll<HTMLElement>('.prose, .summary-box > p')].flatMap((text) =>
    text.matches('.prose') ? markIn(text, words) : lineWith(text, words),
  )
  if (found.length > 0) return found
  return [...scope.querySelectorAll<HTMLElement>('h1, h2, h3')].flatMap((heading) => lineWith(heading, words))
}

/** Takes the marks away again; the text is as it was. */
export function unmark(places: FoundPlace[]): void {
  for (const element of places.flat()) {
    const { parentNode } = element
    if (element.tagName === 'MARK') {
      element.replaceWith(...element.childNodes)
      // Within a stored text alone: where React keeps two texts side by side, they must stay two.
      parentNode?.normalize()
    } else delete element.dataset.found
  }
}

/** What a place stands in, by name, as it is said: a section, a question, an item. */
export function nameOf(place: Element): string {
  const article = place.closest('article')
  const label = article?.getAttribute('aria-label')
  if (label) return label
  const heading =
    document.getElementById(article?.getAttribute('aria-labelledby') ?? '') ?? document.querySelector('#main h1')
  const said = [...(heading?.childNodes ?? [])].filter(
    (node) => !(node instanceof Element && node.getAttribute('aria-hidden') === 'true'),
  )
  return said
    .map(({ textContent }) => textContent)
    .join('')
    .trim()
}

/** How far from the window's top a place should come to lie: so that the name of what it stands in is seen too, if both fit. */
export function restingPlace(place: Element): number {
  const third = window.innerHeight / 3
  const article = place.closest('article')
  if (!article) return third
  const below = place.getBoundingClientRect().top - article.getBoundingClientRect().top + third / 2
  return below < 2 * third ? Math.max(third, below) : third
}

function markIn(text: HTMLElement, words: string[]): FoundPlace[] {
  return textRuns(text).flatMap((nodes) =>
    spansOf(textOf(nodes), words)
      .reverse()
      .map((span) => {
        const marks: HTMLElement[] = []
        wrapSpan(nodes, span, () => {
          const mark = document.createElement('mark')
          marks.push(mark)
          return mark
        })
        return marks
      })
      .reverse()
      .flatMap(([first, ...rest]): FoundPlace[] => (first ? [focusable(first, rest)] : [])),
  )
}

function lineWith(line: HTMLElement, words: string[]): FoundPlace[] {
  if (spansOf(line.textContent, words).length === 0) return []
  line.dataset.found = ''
  return [focusable(line)]
}

function focusable(first: HTMLElement, rest: HTMLElement[] = []): FoundPlace {
  first.tabIndex = -1
  return [first, ...rest]
}

/** Where folded words begin in a text, without overlaps. */
function spansOf(text: string, words: string[]): Span[] {
  const spans = words
    .flatMap((word) => findSpans(text, word))
    .filter(([start]) => !/\w/.test(text[start - 1] ?? ''))
    .sort(([one, end], [other, otherEnd]) => one - other || otherEnd - end)
  let reached = 0
  return spans.filter(([start, end]) => {
    if (start < reached) return false
    reached = end
    return true
  })
}
