import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Undo2 } from 'lucide-react'
import { createContext, Fragment, type ReactNode, type RefObject, useContext, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { rowUsageQuery } from '@/data/row-usage/staff'
import { formatCount } from '@/lib/count'
import { formatBriefly } from '@/lib/moments'
import { CloseButton } from '@/office/close-button'
import { KEY_MAP } from '@/office/keys/key-map'
import { useKeys } from '@/office/keys/use-keys'
import type { ShownRow } from '@/office/use-manager-address'
import { useStaff } from '@/office/use-staff'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useToday } from '@/ui/hooks/use-today'
import { UsageSheet } from './usage-list'
import { type Done, useTakingBack } from './use-taking-back'

/** What else can be said of a save, in a dialog, which stays when the line goes. */
export type More = { label: string; dialog: (onClose: () => void) => ReactNode }

/** What was saved, and what holds since. */
export type Holding = Omit<Done, 'undo'> & {
  /** What readers see since, as a sentence without its full stop. */
  holds?: string
  /** Where that can be seen: in a new tab as readers see it, or on a screen of staff's, with the row to be shown there. */
  way?: { label: string; to: string; isOffice?: boolean; state?: ShownRow }
  more?: readonly More[]
  /** The rows of which is said what else shows them. */
  ids?: readonly string[]
  undo?: { label?: string; run: () => Promise<Holding> }
}

/** What the line says now: when it was saved, and by whom, once that is known; `isUndone` tells that it is what an undo did. */
export type PlacedLine = Holding & { id: number; at: string; by: string | null; isUndone: boolean }

/** Takes the place of the line on a page, and gives it back. */
export const LinePlaces = createContext<((element: HTMLElement, by: string) => () => void) | null>(null)

/** Below a page bar: where the line stands while its page is the one in front. */
export function LinePlace() {
  const register = useContext(LinePlaces)
  const { userId } = useStaff()
  const place = useRef<HTMLDivElement>(null)

  // Before it is painted, so that the page does not jump.
  useLayoutEffect(() => (place.current && register ? register(place.current, userId) : undefined), [register, userId])
  return <div ref={place} role="status" className="office-line-place" />
}

type StandingLineProps = {
  line: PlacedLine
  /** Whether Ctrl+Z is about it, too. */
  hasControlKey: boolean
  onMore: (more: More) => void
  onChange: (holding: Holding) => void
  onClose: () => void
}

/** The one place for what holds now: what was saved, what readers see since, what else shows it, and the way back (STAFF-2). */
export function StandingLine({ line, hasControlKey, onMore, onChange, onClose }: StandingLineProps) {
  const { text, at, left = [], more = [], ids, undo, isUndone } = line
  const { isRunning, takeBack } = useTakingBack({ run: undo?.run, onDone: onChange, isUndone, hasControlKey })
  const box = useRef<HTMLDivElement>(null)
  const today = useToday()
  useKeys('office', undo && !isRunning ? { putBack: () => void takeBack() } : {})
  useRoomBelow(box)
  return (
    <div ref={box} className="office-standing">
      <CircleCheck aria-hidden className="office-standing-mark size-4 text-success" />
      <div className="min-w-0 flex-1 py-1">
        <p className="wrap-anywhere">
          <strong className="font-semibold">{text}</strong>
          {/\d$/.test(text) && ','}{' '}
          <time dateTime={at} className="font-semibold">
            {formatBriefly(at, today)}
          </time>
          . <Holds {...line} />
          {ids && <AlsoShown ids={ids} onMore={onMore} />}
          {more.map((each, index) => (
            <Fragment key={each.label}>
              {index > 0 || line.way?.isOffice ? ' · ' : ' '}
              <button type="button" className="link font-semibold" onClick={() => onMore(each)}>
                {each.label}
              </button>
            </Fragment>
          ))}
        </p>
        <Left rows={left} />
      </div>
      <div className="office-standing-acts">
        {undo && (
          <Button look="outline" {...ariaDisabled(isRunning)} onClick={() => void takeBack()}>
            <Undo2 aria-hidden className="size-4" />
            {isRunning ? 'Taking it back…' : (undo.label ?? 'Undo')}
            <kbd className="max-md:hidden">{KEY_MAP.office.keys.putBack[0]}</kbd>
          </Button>
        )}
        <CloseButton what="what was saved" onClose={onClose} />
      </div>
    </div>
  )
}

/** What could not be done, row by row. */
export function Left({ rows }: { rows: readonly string[] }) {
  return (
    <ul className="mt-1 max-h-40 list-disc overflow-y-auto ps-4 text-sm empty:hidden">
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  )
}

function Holds({ holds, way }: Pick<Holding, 'holds' | 'way'>) {
  if (!holds) return null
  if (!way) return `${holds}.`
  if (way.isOffice) {
    return (
      <>
        {holds}.{' '}
        <Link to={way.to} state={way.state} className="link font-semibold">
          {way.label}
        </Link>
      </>
    )
  }
  return (
    <>
      {holds}:{' '}
      <Link to={way.to} target="_blank" className="link font-semibold">
        {way.label}
        <span className="sr-only">, in a new tab</span>
      </Link>
      .
    </>
  )
}

/** How many of the places are named in the line. */
const NAMED = 2

/** What else shows what was saved, and the way to all of it; nothing where nothing does. */
function AlsoShown({ ids, onMore }: { ids: readonly string[]; onMore: (more: More) => void }) {
  // Not whenever the window is looked at again: the sentence is to stay as it was read.
  const query = useQuery({ ...rowUsageQuery(ids), refetchOnWindowFocus: false })
  const { data, error, isFetching, refetch } = query
  if (!data && error && !isFetching) {
    return (
      <>
        {' '}
        What cites or uses it could not be found out.{' '}
        <button type="button" className="link font-semibold" onClick={() => void refetch()}>
          Try again
        </button>
      </>
    )
  }
  if (!data || data.total === 0) return null
  const { total, places } = data
  const label = total === 1 ? '1 text' : `${formatCount(total)} texts`
  const others = total - Math.min(NAMED, places.length)
  const dialog = (onClose: () => void) => <UsageSheet usage={data} onClose={onClose} />
  return (
    <>
      {' '}
      It is cited or used in{' '}
      <button type="button" className="link font-semibold" onClick={() => onMore({ label, dialog })}>
        {label}
      </button>
      <span className="max-2xl:hidden">
        {': '}
        {places.slice(0, NAMED).map(({ kind, id, title }, index) => (
          <Fragment key={`${kind} ${id}`}>
            {index > 0 && ', '}
            <bdi className="inline-block max-w-40 truncate align-bottom">{withHebrew(title)}</bdi>
          </Fragment>
        ))}
        {others > 0 && `, ${formatCount(others)} more`}
      </span>
      .
    </>
  )
}

/** Tells what sticks below the line how high it is, for it may wrap; in a low window it sticks not (styles: --line). */
function useRoomBelow(box: RefObject<HTMLElement | null>): void {
  // Sizes are the browser's.
  useLayoutEffect(() => {
    const line = box.current
    const { style } = document.documentElement
    if (!line) return
    const tell = () => {
      const place = line.closest('[role=status]')
      const isSticky = place && getComputedStyle(place).position === 'sticky'
      style.setProperty('--line', isSticky ? `${line.offsetHeight}px` : '0px')
    }
    const sizes = new ResizeObserver(tell)
    sizes.observe(line)
    return () => {
      sizes.disconnect()
      style.removeProperty('--line')
    }
  }, [box])
}
