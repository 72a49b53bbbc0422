import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { CloseButton } from '@/office/close-button'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { type Holding, Left, LinePlaces, type More, type PlacedLine, StandingLine } from './standing-line'
import { type Done, useTakingBack } from './use-taking-back'

type Said = {
  offer: (done: Done) => void
  hold: (done: Holding) => void
  /** Calls it after each undo of the line; returns what ends that. */
  follow: (run: () => void) => () => void
}

const SaidContext = createContext<Said | null>(null)

function useSaid(): Said {
  const said = useContext(SaidContext)
  if (!said) throw new Error('What was done needs an UndoProvider above it')
  return said
}

/** @returns says what was done that readers do not see, with the way to take it back for a while. */
export const useUndo = () => useSaid().offer

/** @returns says what holds since something was saved, in the line below the page bar, until the next is (STAFF-2, DATA-6). */
export const useWhatHolds = () => useSaid().hold

/** Calls it once the line's undo has brought back what was there before. */
export function useAfterUndo(run: () => void): void {
  const { follow } = useSaid()
  const runNow = useEffectEvent(run)
  // The line is another component's.
  useEffect(() => follow(() => runNow()), [follow])
}

/** How long the notice stands there unless the pointer or the focus is on it, in milliseconds. */
const OFFER_TIME = 20_000

/** What is said now; `isUndone` tells that it is what an undo did. */
type Offered = Done & { id: number; isUndone: boolean }

/**
 * Holds what was done last, over all of staff's screens, so that it can be taken back after the page was left (STAFF-2): what
 * readers see in the line below the page bar until the next save, anything else in a notice that goes.
 */
export function UndoProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Offered | null>(null)
  const [line, setLine] = useState<PlacedLine | null>(null)
  const [places, setPlaces] = useState<readonly { element: HTMLElement; by: string }[]>([])
  const [more, setMore] = useState<More | null>(null)
  const ending = useRef<(() => void) | undefined>(undefined)
  const { said, replace, end, register, undone } = useMemo(() => {
    const followers = new Set<() => void>()
    const say = (latest: Done, isUndone: boolean) => {
      ending.current = latest.undo?.end
      setNotice((before) => ({ ...latest, id: (before?.id ?? 0) + 1, isUndone }))
    }
    const endNow = () => {
      const told = ending.current
      ending.current = undefined
      told?.()
    }
    return {
      said: {
        offer: (latest: Done) => {
          endNow()
          say(latest, false)
        },
        hold: (latest: Holding) => setLine((before) => placed(latest, before, false)),
        follow: (run: () => void) => {
          followers.add(run)
          return () => void followers.delete(run)
        },
      },
      undone: (latest: Holding) => {
        setLine((before) => placed(latest, before, true))
        for (const run of followers) run()
      },
      replace: (latest: Done) => say(latest, true),
      end: endNow,
      register: (element: HTMLElement, by: string) => {
        setPlaces((before) => [...before, { element, by }])
        return () => setPlaces((before) => before.filter((place) => place.element !== element))
      },
    }
  }, [])

  // The offer ends with the screens over which it stands.
  useEffect(() => end, [end])
  const close = () => {
    end()
    setNotice(null)
  }
  const place = places.at(-1)
  // Moved from place to place, not drawn anew: who presses its button while a form closes presses the same one.
  const [box] = useState(() => document.createElement('div'))
  useLayoutEffect(() => place?.element.append(box), [place, box])
  // Nobody takes back what was done by whoever was signed in before.
  if (place && line && line.by === null) setLine({ ...line, by: place.by })
  const isShown = place && line && line.by === place.by
  return (
    <SaidContext value={said}>
      <LinePlaces value={register}>{children}</LinePlaces>
      {isShown &&
        createPortal(
          <StandingLine
            key={line.id}
            line={line}
            hasControlKey={!notice?.undo}
            onMore={setMore}
            onChange={undone}
            onClose={() => setLine(null)}
          />,
          box,
        )}
      <div role="status" className="pointer-events-none fixed inset-x-4 bottom-18 z-48 flex justify-center">
        {notice && <UndoNotice key={notice.id} notice={notice} onChange={replace} onClose={close} />}
      </div>
      {more?.dialog(() => setMore(null))}
    </SaidContext>
  )
}

const placed = (latest: Holding, before: PlacedLine | null, isUndone: boolean): PlacedLine => ({
  ...latest,
  id: (before?.id ?? 0) + 1,
  by: null,
  at: new Date().toISOString(),
  isUndone,
})

type UndoNoticeProps = { notice: Offered; onChange: (done: Done) => void; onClose: () => void }

function UndoNotice({ notice, onChange, onClose }: UndoNoticeProps) {
  const { text, left = [], undo, isUndone } = notice
  const [isHeld, setIsHeld] = useState(false)
  const { isRunning, takeBack } = useTakingBack({ run: undo?.run, onDone: onChange, isUndone, hasControlKey: true })
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
        <Left rows={left} />
      </div>
      {undo && (
        <Button look="quiet" {...ariaDisabled(isRunning)} onClick={() => void takeBack()}>
          {undo.label ?? 'Undo'}
          <kbd>Ctrl Z</kbd>
        </Button>
      )}
      <CloseButton onClose={onClose} />
    </div>
  )
}
