import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { decodeHash } from '@/lib/decode-hash'
import { isSingleKey } from '@/ui/single-key'
import { followPlace } from './follow-place'
import { type FoundPlace, findPlaces, nameOf, restingPlace, unmark } from './found-places'
import { withoutFoundWords } from './found-words-in'

/** How long the text may take to come, in milliseconds. */
const PATIENCE = 5000
/** So many frames a place is scrolled to in any case: the page goes to the place in its address meanwhile. */
const SURE_FRAMES = 12

/** At the foot of the window; it ends with the text. */
const BAR =
  'found-bar sticky bottom-0 z-20 flex items-center border-part border-t bg-paper px-(--page-inset) text-ui print:hidden'

/**
 * Where a search has led (READ-7): goes to the first of the words that were found, with the focus, marks them all, and leads from
 * one to the next: by a bar, which is the next stop of Tab, or by N and P; Escape ends it. The words leave the address as soon as
 * they were looked for. Nothing where the text has none of them.
 */
export function FoundWords({ words }: { words: string[] }) {
  const { pathname, search, hash } = useLocation()
  const [places, setPlaces] = useState<FoundPlace[]>([])
  // An object, so that going to the only place goes there again.
  const [current, setCurrent] = useState({ index: 0 })
  const bar = useRef<HTMLElement>(null)
  const target = decodeHash(hash)
  const wanted = words.join('\n')
  const shown = places[current.index]?.[0]

  // The text is on its way, and its elements are not React's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another text
  useEffect(() => {
    const begun = performance.now()
    let frame = 0
    let found: FoundPlace[] = []
    const look = () => {
      const isLate = performance.now() - begun > PATIENCE
      found = findPlaces(scopeOf(target, isLate), wanted.split('\n'))
      if (found.length === 0 && !isLate) {
        frame = requestAnimationFrame(look)
        return
      }
      setPlaces(found)
      setCurrent({ index: 0 })
      // The router need not know: the page stays as it is, and loaded anew it has no marks.
      window.history.replaceState(window.history.state, '', pathname + withoutFoundWords(search) + hash)
    }
    look()
    return () => {
      cancelAnimationFrame(frame)
      unmark(found)
    }
  }, [pathname, target, wanted])

  // biome-ignore lint/correctness/useExhaustiveDependencies: going to the same place again goes there again
  useEffect(() => {
    if (!shown) return
    shown.dataset.current = ''
    const topOf = () => shown.getBoundingClientRect().top
    // Not while the text is folded away.
    const show = () => {
      if (shown.getBoundingClientRect().height > 0) window.scrollBy({ top: topOf() - restingPlace(shown) })
    }
    let stop = () => {}
    const frame = requestAnimationFrame(() => {
      stop = followPlace(topOf, show, SURE_FRAMES)
      const focused = document.activeElement
      if (!bar.current?.contains(focused) && !focused?.matches('input, textarea')) shown.focus({ preventScroll: true })
    })
    return () => {
      delete shown.dataset.current
      cancelAnimationFrame(frame)
      stop()
    }
  }, [shown, current])

  const step = (by: number) => setCurrent({ index: (current.index + by + places.length) % places.length })
  const close = () => {
    const block = shown?.closest<HTMLElement>('p, li, td, th, h1, h2, h3, h4, blockquote')
    unmark(places)
    setPlaces([])
    // Reading goes on where it was.
    if (block && !block.hasAttribute('tabindex')) block.tabIndex = -1
    block?.focus({ preventScroll: true })
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target: from, key, shiftKey } = event
    if (!(from instanceof HTMLElement)) return
    const isInBar = bar.current?.contains(from)
    const isAtPlace = places.some((elements) => elements.includes(from))
    const first = bar.current?.querySelector('button')
    if (!isInBar && !isAtPlace) return
    if (key === 'Tab' && !shiftKey && isAtPlace) first?.focus({ preventScroll: true })
    else if (key === 'Tab' && shiftKey && from === first) shown?.focus({ preventScroll: true })
    else if (key === 'Escape') close()
    else if (isSingleKey(event) && key === 'n') step(1)
    else if (isSingleKey(event) && key === 'p') step(-1)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  if (!shown) return null
  const name = nameOf(shown)
  return (
    <section ref={bar} aria-label="Words found" className={BAR}>
      <p role="status" className="min-w-0 flex-1 py-1">
        <span>{`${current.index + 1} of ${places.length}${name && ` in ${name}`}`}</span>
        <span className="text-muted max-sm:sr-only">: {words.map((word) => `“${word}”`).join(', ')}</span>
      </p>
      <button type="button" className="icon-button rotate-180" aria-keyshortcuts="P" onClick={() => step(-1)}>
        <span className="chevron" />
        <span className="sr-only">Previous place</span>
      </button>
      <button type="button" className="icon-button" aria-keyshortcuts="N" onClick={() => step(1)}>
        <span className="chevron" />
        <span className="sr-only">Next place</span>
      </button>
      <button type="button" className="icon-button" aria-keyshortcuts="Escape" onClick={close}>
        <X aria-hidden className="icon" />
        <span className="sr-only">Close</span>
      </button>
    </section>
  )
}

/** What the address names on the page, by its id or otherwise ("#s30"); else the page, if it does not come. */
function scopeOf(target: string, isLate: boolean): Element | null {
  const main = document.getElementById('main')
  if (!target) return main
  return document.getElementById(target) ?? main?.querySelector('article[data-target]') ?? (isLate ? main : null)
}
