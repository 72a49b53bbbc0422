import { type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Chapter, Section } from '@/data/chapters/queries'
import { plainText } from '@/lib/plain-text'
import { isPlainClick } from './plain-click'

/** How long the pointer rests on a reference before its preview shows, in milliseconds: passing over shows nothing. */
const HOVER_DELAY = 250
/** How much of a section a preview shows, in characters. */
const PREVIEW_LENGTH = 220
/** A preview's width and its least distance from the window's edge, in pixels. */
const WIDTH = 400
const EDGE = 16

type Shown = { section: Section; top: number; left: number; isAbove: boolean }
type ReferencePreviewProps = { chapters: Chapter[]; text: RefObject<HTMLDivElement | null>; children: ReactNode }

/**
 * Holds the text of the law: makes its references navigate within the page, and shows on hover and focus what they
 * refer to (LAW-10). Escape hides a preview; the pointer may move onto it.
 */
export function ReferencePreview({ chapters, text, children }: ReferencePreviewProps) {
  const [shown, setShown] = useState<Shown | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()
  const id = useId()

  const hide = () => {
    clearTimeout(timer.current)
    setShown(null)
  }
  const show = (link: HTMLAnchorElement, delay: number) => {
    clearTimeout(timer.current)
    const section = findSection(chapters, link.hash)
    if (section) timer.current = setTimeout(() => setShown({ section, ...placeOf(link) }), delay)
  }
  const follow = (event: React.MouseEvent) => {
    const link = referenceAt(event.target)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    hide()
    void navigate({ hash: link.hash })
  }
  const leave = (event: React.PointerEvent) => {
    const onto = event.relatedTarget
    if (!(onto instanceof Element && onto.closest('[role="tooltip"]'))) hide()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the links inside, which are the controls
    <div
      ref={text}
      className="min-w-0"
      onClick={follow}
      onPointerOver={(event) => {
        const link = referenceAt(event.target)
        if (link && event.pointerType === 'mouse') show(link, HOVER_DELAY)
      }}
      onPointerOut={leave}
      onFocus={(event) => {
        const link = referenceAt(event.target)
        if (!link) return
        link.setAttribute('aria-describedby', id)
        show(link, 0)
      }}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide()
      }}
    >
      {children}
      {shown && <Preview id={id} {...shown} />}
    </div>
  )
}

function Preview({ id, section, top, left, isAbove }: Shown & { id: string }) {
  return (
    <div
      id={id}
      role="tooltip"
      style={{ top, left, width: `min(${WIDTH}px, calc(100vw - ${2 * EDGE}px))` }}
      className={`fixed z-50 py-2 print:hidden ${isAbove ? '-translate-y-full' : ''}`}
    >
      <div dir="auto" className="rounded-lg border border-line bg-raised p-4 shadow-float">
        <p className="font-semibold">{section.title}</p>
        <p className="mt-1 text-muted text-sm">{beginningOf(section)}</p>
      </div>
    </div>
  )
}

const referenceAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('.prose a[href^="#"]') : null

function findSection(chapters: Chapter[], hash: string): Section | undefined {
  return chapters.flatMap(({ sections }) => sections).find(({ id }) => `#${id}` === hash)
}

/** Below the link, or above it in the lower half of the window; never over the window's edge. */
function placeOf(link: HTMLElement) {
  const { top, bottom, left } = link.getBoundingClientRect()
  const isAbove = bottom > window.innerHeight / 2
  const rightmost = window.innerWidth - WIDTH - EDGE
  return { top: isAbove ? top : bottom, left: Math.max(EDGE, Math.min(left, rightmost)), isAbove }
}

function beginningOf({ content }: Section): string {
  const text = plainText(content, ' ').replace(/\s+/g, ' ').trim()
  return text.length <= PREVIEW_LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', PREVIEW_LENGTH))} …`
}
