import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { formatDay, todayInIsrael } from '@/lib/dates'
import { pagePath } from '@/lib/page-path'
import { holdsTypedText } from '@/lib/typed-text'
import { COMPARED, cameAt, isUncompared, isWrittenFor } from '@/lib/written-page'
import { paths } from '@/names/paths'
import { trustedScript } from '@/texts/trusted-types'
import { Button } from '@/ui/button'
import { type UseRelease, watchRelease } from './watch-release'

/**
 * Has the pages that are opened kept for reading offline, and says at the foot of the window that the page is read offline, and
 * that there is a new release (FIND-9).
 */
export function OfflineNotices() {
  const pathname = pagePath(useLocation().pathname)
  useKeptPages(pathname)
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
    <aside aria-label="Reading offline" className="sticky bottom-0 z-30 print:hidden">
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
    </aside>
  )
}

/** How long a page is open before it is kept, in milliseconds: first come the texts and pictures that its reader waits for. */
const KEPT_AFTER = 1000

/** Registers the service worker, and tells it of each page that is opened without a document of its own. */
function useKeptPages(pathname: string): void {
  const [worker, setWorker] = useState<ServiceWorker | null>(null)
  // A worker that controls the page has kept its document as it came.
  const told = useRef(navigator.serviceWorker?.controller ? pathname : '')

  // The service worker is outside React.
  useEffect(() => {
    if ('serviceWorker' in navigator) void register().then(setWorker)
  }, [])
  useEffect(() => {
    if (!worker || pathname === told.current) return
    told.current = pathname
    const message = { opened: pathname }
    setTimeout(() => (navigator.serviceWorker.controller ?? worker).postMessage(message), KEPT_AFTER)
  }, [worker, pathname])
}

/** The active service worker; null in a private window or on a full device: there the site works as without. */
async function register(): Promise<ServiceWorker | null> {
  try {
    await navigator.serviceWorker.register(trustedScript('/sw.js'))
  } catch (error) {
    console.warn('Pages cannot be kept for reading offline', error)
    return null
  }
  return (await navigator.serviceWorker.ready).active
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
