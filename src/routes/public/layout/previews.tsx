import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { previewQuery } from '@/data/previews/queries'
import type { Described, PreviewsProps } from '@/texts/previews-context'
import { previewedAt } from '@/texts/reference-at'
import { withHebrew } from '@/ui/content/with-hebrew'
import { TermGloss } from './term-gloss'

/** How long the pointer rests on a reference before its preview shows, in milliseconds: passing over shows nothing. */
const HOVER_DELAY = 250
/** How long the pointer may be between a reference and its preview before that is hidden, in milliseconds. */
const LEAVE_DELAY = 200
/** A preview's width and its least distance from the window's edge, in pixels. */
const WIDTH = 400
const EDGE = 16

type Shown = Described & {
  link: HTMLAnchorElement
  host: HTMLElement
  top: number
  left: number
  isAbove: boolean
  /** How high it may be, in pixels. */
  room: number
  /** Whether a key opened it: then it has the focus. */
  isEntered: boolean
}

/**
 * Shows what a reference leads to while it is pointed at, or once a key asks for it, which leads into the preview (LAW-10, READ-6),
 * and what a term means that was opened. For the Tab key a reference is one stop; Escape hides its preview, wherever the focus is.
 */
export function Previews({ describe, text, first, asked, term, onClose }: PreviewsProps) {
  const [shown, setShown] = useState<Shown | null>(null)
  const hintId = useId()
  const cache = useQueryClient()
  const find = async (link: HTMLAnchorElement) =>
    (await describe?.(link)) ??
    (await cache.fetchQuery(previewQuery(link.getAttribute('href') ?? '')).catch(() => null))
  const latest = useRef({ find, shown })
  latest.current = { find, shown }

  // The links belong to stored texts, not to React.
  useEffect(() => {
    const box = text.current
    if (!box) return
    const stop = new AbortController()
    const on = (
      name: 'pointerover' | 'pointerout' | 'focusin' | 'focusout' | 'click',
      listen: (event: Event) => void,
    ) => box.addEventListener(name, listen, { signal: stop.signal })
    let timer: ReturnType<typeof setTimeout> | undefined
    // The link whose description is awaited, if any.
    let awaited: HTMLAnchorElement | null = null
    const later = (act: () => void, delay: number) => {
      clearTimeout(timer)
      timer = setTimeout(act, delay)
    }
    const isWithin = (node: EventTarget | null) => node instanceof Node && latest.current.shown?.host.contains(node)
    // What has the focus is not taken away by the pointer.
    const isHeld = () => isWithin(document.activeElement)
    const hide = () => {
      awaited = null
      setShown(null)
    }
    const show = (link: HTMLAnchorElement, delay: number, isEntered = false) => {
      if (link === latest.current.shown?.link && !isEntered) return clearTimeout(timer)
      later(async () => {
        awaited = link
        const described = await latest.current.find(link)
        if (awaited === link)
          setShown(described && link.isConnected ? { ...described, ...placeOf(link), isEntered } : null)
      }, delay)
    }
    on('pointerover', (event) => {
      const link = previewedAt(event.target)
      if (isHeld()) return
      if (link && event instanceof PointerEvent && event.pointerType === 'mouse') show(link, HOVER_DELAY)
      else if (isWithin(event.target)) clearTimeout(timer)
    })
    on('pointerout', () => !isHeld() && later(hide, LEAVE_DELAY))
    // Of the hundreds in a law only the one that has the focus.
    const hint = (target: EventTarget | null) => previewedAt(target)?.setAttribute('aria-describedby', hintId)
    on('focusin', ({ target }) => hint(target))
    hint(document.activeElement)
    on('focusout', (event) => {
      if (event instanceof FocusEvent && !isWithin(event.relatedTarget)) later(hide, 0)
    })
    on('click', hide)
    if (asked) show(asked.link, 0, true)
    else if (first.matches(':hover') && previewedAt(first)) show(first, 0)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [text, first, asked, hintId])

  // Neither the preview's place in the document nor keys pressed elsewhere are React's. As soon as it has the focus, Escape closes it.
  useLayoutEffect(() => {
    if (!shown) return
    const { host, link } = shown
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (host.contains(document.activeElement)) link.focus()
      setShown(null)
    }
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('keydown', close)
      host.remove()
    }
  }, [shown])

  return (
    <>
      <span id={hintId} hidden>
        Alt and arrow down: preview
      </span>
      {shown && createPortal(<Preview {...shown} />, shown.host)}
      {term && <TermGloss key={term.href} term={term} onClose={onClose} />}
    </>
  )
}

function Preview({ link, title, beginning, top, left, isAbove, room, isEntered }: Shown) {
  const box = useRef<HTMLSpanElement>(null)
  const id = useId()
  // Above everything, as a chapter of the law would hold and cut what stands in it (content-visibility).
  useLayoutEffect(() => {
    const { current } = box
    if (current && 'showPopover' in current) {
      current.popover = 'manual'
      current.showPopover()
    }
    if (isEntered) current?.querySelector('a')?.focus()
  }, [isEntered])
  return (
    <span
      ref={box}
      style={{ top, left, width: `min(${WIDTH}px, calc(100vw - ${2 * EDGE}px))` }}
      className={`preview ${isAbove ? '-translate-y-full' : ''}`}
    >
      <span dir="auto" style={{ maxHeight: room }} className="overflow-y-auto">
        {/* no stop of its own for the Tab key: it leads where the reference does */}
        <a href={link.getAttribute('href') ?? undefined} tabIndex={-1} aria-describedby={id}>
          {withHebrew(title)}
        </a>
        <span id={id}>{withHebrew(beginning)}</span>
      </span>
    </span>
  )
}

/** Below the link, or above it in the lower half of the window; it scrolls where its words need more room than there is. */
function placeOf(link: HTMLAnchorElement) {
  const { top, bottom, left } = link.getBoundingClientRect()
  const isAbove = bottom > window.innerHeight / 2
  const room = (isAbove ? top : window.innerHeight - bottom) - EDGE
  const rightmost = window.innerWidth - WIDTH - EDGE
  const host = document.createElement('span')
  host.className = 'not-prose'
  link.after(host)
  return { link, host, top: isAbove ? top : bottom, left: Math.max(EDGE, Math.min(left, rightmost)), isAbove, room }
}
