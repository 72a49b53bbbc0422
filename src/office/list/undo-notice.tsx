import { X } from 'lucide-react'
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { isCovered } from '@/office/form/in-front'
import type { ShownRow } from '@/office/use-manager-address'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { useAction } from './use-action'

/** What was done, and how it is taken back. */
export type Done = {
  /** Such as "2 rulings deleted". */
  text: string
  /** What could not be done, row by row, with the reason. */
  left?: readonly string[]
  /** Where it can be seen: in a list of staff's, with the row to be shown there, or in a new tab as readers see it. */
  way?: { label: string; to: string; state?: ShownRow }
  /** What else can be said of it: a dialog, which stays when the notice goes. */
  more?: { label: string; dialog: (onClose: () => void) => ReactNode }
  /** Takes it back; without it there is nothing to take back. */
  undo?: {
    /** The button's words, if not "Undo". */
    label?: string
    /** @returns what was done by that. Throws Error that says why it could not be. */
    run: () => Promise<Done>
    /** Told when it can be taken back no more: its notice has ended. */
    end?: () => void
  }
}

const UndoContext = createContext<((done: Done) => void) | null>(null)

/** @returns says what was done, with the way to take it back. Throws without an UndoProvider above. */
export function useUndo(): (done: Done) => void {
  const offer = useContext(UndoContext)
  if (!offer) throw new Error('useUndo needs an UndoProvider above it')
  return offer
}

/** How long it stands there unless the pointer or the focus is on it, in milliseconds. */
const OFFER_TIME = 20_000

/** Holds what was done last, over all of staff's screens: it can be taken back after the page was left (STAFF-2). */
export function UndoProvider({ children }: { children: ReactNode }) {
  const [done, setDone] = useState<Offered | null>(null)
  const [more, setMore] = useState<Done['more'] | null>(null)
  const ending = useRef<(() => void) | undefined>(undefined)
  const { offer, replace, end } = useMemo(() => {
    const say = (latest: Done, isUndone: boolean) => {
      ending.current = latest.undo?.end
      setDone((before) => ({ ...latest, id: (before?.id ?? 0) + 1, isUndone }))
    }
    const endNow = () => {
      const told = ending.current
      ending.current = undefined
      told?.()
    }
    return {
      offer: (latest: Done) => {
        endNow()
        say(latest, false)
      },
      replace: (latest: Done) => say(latest, true),
      end: endNow,
    }
  }, [])

  // The offer ends with the screens over which it stands.
  useEffect(() => end, [end])
  const close = () => {
    end()
    setDone(null)
  }
  return (
    <UndoContext value={offer}>
      {children}
      <div role="status" className="pointer-events-none fixed inset-x-4 bottom-18 z-48 flex justify-center">
        {done && <UndoNotice key={done.id} done={done} onMore={setMore} onChange={replace} onClose={close} />}
      </div>
      {more?.dialog(() => setMore(null))}
    </UndoContext>
  )
}

/** What is said now; `isUndone` tells that it is what an undo did. */
type Offered = Done & { id: number; isUndone: boolean }

type UndoNoticeProps = {
  done: Offered
  onMore: (more: Done['more']) => void
  onChange: (done: Done) => void
  onClose: () => void
}

function UndoNotice({ done, onMore, onChange, onClose }: UndoNoticeProps) {
  const { text, left = [], way, more, undo, isUndone } = done
  const { isRunning, run } = useAction()
  const [isHeld, setIsHeld] = useState(false)
  const undoNow = async () => {
    if (!undo) return
    await run('It could not be undone', async () => onChange(await undo.run()))
  }
  useUndoKey(undo !== undefined && !isRunning, undoNow)
  // The focus is the browser's: it was on the button of the notice before, or on a row that has moved.
  useEffect(() => {
    if (isUndone && document.activeElement === document.body) focusList()
  }, [isUndone])
  const close = useEffectEvent(onClose)

  // A timer outside React takes it away.
  useEffect(() => {
    if (isHeld || isRunning || left.length > 0) return
    const timer = setTimeout(() => close(), OFFER_TIME)
    return () => clearTimeout(timer)
  }, [isHeld, isRunning, left.length])
  const hold = () => setIsHeld(true)
  const release = () => setIsHeld(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody is at it
    <div
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className="pointer-events-auto flex max-w-xl items-start gap-2 rounded-lg border border-line-strong bg-raised py-1.5 ps-4 pe-2 shadow-menu"
    >
      <div className="min-w-0">
        <p className="py-1.5">{text}</p>
        {left.length > 0 && (
          <ul className="mt-1 max-h-40 list-disc overflow-y-auto ps-4 text-sm">
            {left.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      {way && (
        <Link
          to={way.to}
          {...(way.state ? { state: way.state } : { target: '_blank' })}
          className="button button-quiet whitespace-nowrap"
        >
          {way.label}
          {!way.state && <span className="sr-only">, in a new tab</span>}
        </Link>
      )}
      {more && (
        <Button look="quiet" className="whitespace-nowrap" onClick={() => onMore(more)}>
          {more.label}
        </Button>
      )}
      {undo && (
        <Button look="quiet" {...ariaDisabled(isRunning)} onClick={() => void undoNow()}>
          {undo.label ?? 'Undo'}
          <kbd>Ctrl Z</kbd>
        </Button>
      )}
      <button type="button" onClick={onClose} className="office-icon-button">
        <X aria-hidden className="size-4" />
        <span className="sr-only">Close</span>
      </button>
    </div>
  )
}

/** Goes to where the work goes on: the list, or what stands in front of it. */
function focusList(): void {
  const list = isCovered() ? null : document.querySelector<HTMLElement>('main section[aria-label^="List of"]')
  const target = list ?? document.getElementById('main')
  target?.focus({ preventScroll: true })
}

/** Ctrl+Z takes it back, unless somebody writes, where the key is the text's. */
function useUndoKey(isOn: boolean, undo: () => Promise<void>): void {
  const undoNow = useEffectEvent(undo)
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => {
      const isKey = event.code === 'KeyZ' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      if (!isKey || (event.target instanceof Element && event.target.closest(WRITING))) return
      event.preventDefault()
      void undoNow()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}
const WRITING = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]'
