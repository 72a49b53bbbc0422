import { CircleAlert, Equal, EqualNot, type LucideIcon, Minus, Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type ComparedPiece, OWN_CHAPTER } from '@/office/bring-in/compare-law'
import { withHebrew } from '@/ui/content/with-hebrew'
import { OpenPiece } from './open-piece'
import { remarkOn } from './shown'
import type { BringIn } from './use-bring-in'

type PieceLineProps = {
  piece: ComparedPiece
  bringIn: BringIn
  /** The chapters that a section can go to: those here, and the new ones of the file. */
  chapters: readonly (readonly [key: string, title: string])[]
  isOpen: boolean
  /** Whether the focus goes to it when it is opened. */
  hasFocus: boolean
  onOpen: (key: number | null) => void
}

const STATES: Readonly<Record<ComparedPiece['state'], readonly [LucideIcon, string, string]>> = {
  new: [Plus, 'New', 'text-accent'],
  changed: [EqualNot, 'Changed', 'text-warning'],
  same: [Equal, 'Same', 'text-muted'],
  'left out': [Minus, 'Left out', 'text-muted'],
}

const GRID =
  'grid grid-cols-[1.75rem_3.5rem_minmax(0,1fr)] items-start gap-x-2 py-2 ps-4 pe-inset lg:grid-cols-[1.75rem_4rem_minmax(0,3fr)_minmax(0,2fr)_7rem_minmax(0,2fr)] lg:ps-[calc(var(--margin)-2.25rem)]'
const BELOW = 'text-muted text-sm max-lg:col-start-3'

/** The names of the columns, where there is room for columns; each line says them in its words. */
export const PieceHead = () => (
  <div aria-hidden className={`${GRID} font-medium text-muted text-sm max-lg:hidden`}>
    <span />
    <span>No.</span>
    <span>Title</span>
    <span>Chapter</span>
    <span>Against today</span>
    <span>Cut by</span>
  </div>
)

/** A chapter or section of a file: what it is here, and which rule cut it; opened, it can be corrected (BULK-1). */
export function PieceLine({ piece, bringIn, chapters, isOpen, hasFocus, onOpen }: PieceLineProps) {
  const { key, kind, number, fullTitle, title, chapterKey, stands, cutBy, isLeftOut, present } = piece
  const opener = useRef<HTMLButtonElement>(null)
  // The row that had the focus is another one now.
  useEffect(() => {
    if (hasFocus) opener.current?.focus()
  }, [hasFocus])
  // It is mended where the instrument is named.
  const isOwn = key === OWN_CHAPTER
  const remark = remarkOn(piece)
  const name = title || fullTitle || 'Without a title'
  const titleOf = (chapter: string | null) => chapters.find(([each]) => each === chapter)?.[1]
  const chapter = titleOf(chapterKey)
  const former = present && 'chapter_id' in present && present.chapter_id !== chapterKey && titleOf(present.chapter_id)
  return (
    <li
      className={`border-line border-t [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto] ${kind === 'chapter' ? 'bg-surface' : ''} ${isOpen ? 'border-s-3 border-s-accent' : ''}`}
    >
      <div className={GRID}>
        {isOwn ? (
          <span />
        ) : (
          <input
            type="checkbox"
            aria-label={`Take in ${name}`}
            checked={!isLeftOut}
            onChange={({ target }) => bringIn.take(key, target.checked)}
            className="my-1 size-4 accent-accent"
          />
        )}
        <bdi className="font-medium text-muted">{number}</bdi>
        {isOwn ? (
          <bdi className="font-semibold wrap-anywhere">{withHebrew(name)}</bdi>
        ) : (
          <button
            ref={opener}
            type="button"
            aria-expanded={isOpen}
            onClick={() => onOpen(isOpen ? null : key)}
            className={`min-w-0 text-start font-semibold wrap-anywhere hover:underline ${isLeftOut ? 'text-muted line-through' : ''}`}
          >
            <bdi>{withHebrew(name)}</bdi>
            {kind === 'chapter' && <span className="sr-only">, chapter</span>}
          </button>
        )}
        <span className={`${BELOW} wrap-anywhere`}>
          {withHebrew(chapter ?? stands)}
          {former && <>, here in {withHebrew(former)}</>}
        </span>
        <StateMark piece={piece} isRemarked={remark !== null} />
        <span className={`${BELOW} wrap-anywhere`}>
          {remark ? <span className="text-danger">{remark}</span> : withHebrew(cutBy)}
        </span>
      </div>
      {isOpen && <OpenPiece piece={piece} bringIn={bringIn} chapters={chapters} onOpen={onOpen} />}
    </li>
  )
}

function StateMark({ piece: { state }, isRemarked }: { piece: ComparedPiece; isRemarked: boolean }) {
  const [Icon, words, colour] = STATES[state]
  return (
    <span className={`flex items-center gap-1.5 max-lg:col-start-3 ${isRemarked ? 'text-danger' : colour}`}>
      {isRemarked ? <CircleAlert aria-hidden className="size-4" /> : <Icon aria-hidden className="size-4" />}
      {words}
      {isRemarked && <span className="sr-only">, to look at</span>}
    </span>
  )
}
