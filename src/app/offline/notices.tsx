import { useEffect, useState, useSyncExternalStore } from 'react'
import { formatDay, todayInIsrael } from '@/lib/dates'
import { holdsTypedText } from '@/lib/typed-text'
import { COMPARED, cameAt, isUncompared, isWrittenFor } from '@/lib/written-page'
import { paths } from '@/names/paths'
import { Button } from '@/ui/button'
import { type UseRelease, watchRelease } from './watch-release'

export type Place = {
  /** The path that is shown now. */
  pathname: () => string
  subscribe: (onChange: () => void) => () => void
}

/** At the foot of the window: that the page is read offline, and that there is a new release (FIND-9). */
export function Notices({ place }: { place: Place }) {
  const pathname = useSyncExternalStore(place.subscribe, place.pathname)
  const isOnline = useSyncExternalStore(subscribeToLine, () => navigator.onLine)
  const isAway = useSyncExternalStore(subscribeToLine, isUncompared)
  const [release, setRelease] = useState<{ use: UseRelease } | null>(null)

  // The service worker is outside React.
  useEffect(() => {
    if ('serviceWorker' in navigator) void watchRelease((use) => setRelease({ use }))
  }, [])

  const came = cameAt()
  const isWritten = isWrittenFor(pathname)
  const isRead = !isOnline || (isAway && isWritten)
  const copied = came && isWritten ? `You are reading the copy of ${formatDay(todayInIsrael(new Date(came)))}.` : ''
  return (
    <>
      <div role="status">
        {isRead && (
          <p className={BAR}>
            <span>
              {isOnline ? 'The site could not be reached.' : 'You are offline.'} {copied}
            </span>
            <a href={paths.offline} className="link py-1">
              Kept on this device
            </a>
          </p>
        )}
      </div>
      <div role="status">{release && <ReleaseNotice use={release.use} onLater={() => setRelease(null)} />}</div>
    </>
  )
}

const BAR = 'page flex flex-wrap items-center gap-x-4 border-line-strong border-t bg-surface py-1.5 text-sm'

function ReleaseNotice({ use, onLater }: { use: UseRelease; onLater: () => void }) {
  const [isWarned, setIsWarned] = useState(false)
  const choose = () => {
    if (!isWarned && holdsTypedText()) setIsWarned(true)
    else use()
  }
  return (
    <div className={BAR}>
      <p>
        {isWarned
          ? 'The page is loaded again, and what you have typed and not sent is lost.'
          : 'A new version of this site is ready.'}
      </p>
      <Button look="quiet" onClick={choose}>
        {isWarned ? 'Reload all the same' : 'Reload'}
      </Button>
      <Button look="quiet" onClick={onLater}>
        Later
      </Button>
    </div>
  )
}

function subscribeToLine(onChange: () => void): () => void {
  for (const name of LINE) window.addEventListener(name, onChange)
  return () => {
    for (const name of LINE) window.removeEventListener(name, onChange)
  }
}

const LINE = ['online', 'offline', COMPARED] as const
