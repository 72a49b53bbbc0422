import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { decodeHash } from '@/lib/decode-hash'
import { findSpans, type Span } from '@/lib/text-match'
import { followPlace } from './follow-place'
import { withoutFoundWords } from './found-words-in'
import { textOf, textRuns } from './text-runs'

/** How long the text may take to come, in milliseconds. */
const PATIENCE = 5000
/** So many frames a place is scrolled to in any case: the page goes to the place in its address meanwhile. */
const SURE_FRAMES = 12

/** At the foot of the window; it ends with the text. */
const BAR =
  'found-bar sticky bottom-0 z-20 flex items-center border-part border-t bg-paper px-(--page-inset) text-ui print:hidden'

/**
 * Where a search has led (READ-7): shows the first of the words that were found, marks them all, and leads from one to the next.
 * Nothing where the text has none of them.
 */
export function FoundWords({ words }: { words: string[] }) {
  const { pathname, hash } = useLocation()
  const [ranges, setRanges] = useState<Range[]>([])
  // An object, so that going to the only place goes there again.
  const [current, setCurrent] = useState({ index: 0 })
  const place = decodeHash(hash)
  const wanted = words.join('\n')

  // The text is on its way, and its elements are not React's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another text
  useEffect(() => {
    const begun = performance.now()
    let frame = 0
    const look = () => {
      const isLate = performance.now() - begun > PATIENCE
      const found = findIn(scopeOf(place, isLate), wanted.split('\n'))
      if (found.length === 0 && !isLate) frame = requestAnimationFrame(look)
      setRanges(found)
      setCurrent({ index: 0 })
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [pathname, place, wanted])

  useEffect(() => {
    const shown = ranges[current.index]
    if (!shown) return
    const topOf = () => shown.getBoundingClientRect().top
    // Not while the text is folded away.
    const show = () => {
      if (shown.getBoundingClientRect().height > 0) window.scrollBy({ top: topOf() - window.innerHeight / 3 })
    }
    let stop = () => {}
    const frame = requestAnimationFrame(() => {
      stop = followPlace(topOf, show, SURE_FRAMES)
    })
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [ranges, current])

  useEffect(() => {
    const shown = ranges[current.index]
    if (!('highlights' in CSS) || !shown) return
    CSS.highlights.set('found', new Highlight(...ranges))
    CSS.highlights.set('found-current', new Highlight(shown))
    return () => CSS.highlights.clear()
  }, [ranges, current])

  if (ranges.length === 0) return null
  const step = (by: number) => setCurrent({ index: (current.index + by + ranges.length) % ranges.length })
  const close = () => {
    setRanges([])
    // The router need not know: the page stays where it is.
    window.history.replaceState(window.history.state, '', pathname + withoutFoundWords(window.location.search) + hash)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <section aria-label="Words found" className={BAR}>
      <p role="status" className="min-w-0 flex-1">
        {current.index + 1} of {ranges.length}
        <span className="text-muted max-sm:sr-only">: {words.map((word) => `“${word}”`).join(', ')}</span>
      </p>
      <button type="button" className="icon-button rotate-180" onClick={() => step(-1)}>
        <span className="chevron" />
        <span className="sr-only">Previous place</span>
      </button>
      <button type="button" className="icon-button" onClick={() => step(1)}>
        <span className="chevron" />
        <span className="sr-only">Next place</span>
      </button>
      <button type="button" className="icon-button" onClick={close}>
        <X aria-hidden className="icon" />
        <span className="sr-only">Close</span>
      </button>
    </section>
  )
}

/** What the address names on the page, by its id or otherwise ("#s30"); else the page, if it does not come. */
function scopeOf(place: string, isLate: boolean): Element | null {
  const main = document.getElementById('main')
  if (!place) return main
  return document.getElementById(place) ?? main?.querySelector('article[data-target]') ?? (isLate ? main : null)
}

/** The words in a text; in its headings if the text has none. */
function findIn(scope: Element | null, words: string[]): Range[] {
  if (!scope) return []
  const found = findRanges(scope.querySelectorAll('.prose, .summary-box'), words)
  return found.length > 0 ? found : findRanges(scope.querySelectorAll('h1, h2, h3'), words)
}

/** The places of folded words in some elements, in reading order, from the start of a word on. */
function findRanges(elements: Iterable<Element>, words: string[]): Range[] {
  return [...elements].flatMap((element) =>
    textRuns(element).flatMap((nodes) => {
      const text = textOf(nodes)
      const spans = words
        .flatMap((word) => findSpans(text, word))
        .filter(([start]) => !/\w/.test(text[start - 1] ?? ''))
      return spans.sort(([one], [other]) => one - other).map((span) => rangeOf(nodes, span))
    }),
  )
}

function rangeOf(nodes: Text[], [start, end]: Span): Range {
  const range = document.createRange()
  let offset = 0
  for (const node of nodes) {
    const { length } = node
    if (start >= offset && start < offset + length) range.setStart(node, start - offset)
    if (end > offset && end <= offset + length) range.setEnd(node, end - offset)
    offset += length
  }
  return range
}
