import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isWrittenFor } from '@/lib/written-page'
import { inWholeText } from '@/names/paths'
import { KeptPages } from './kept-pages'

/**
 * Opens the copy of this page that is kept on the device, or of the whole text of its section, as a document of its own, or lists
 * those that are kept (FIND-9).
 */
export function KeptCopy() {
  const { pathname, search } = useLocation()
  const isPossible = search === '' && !isWrittenFor(pathname) && Boolean(globalThis.navigator.serviceWorker?.controller)
  const [isMissing, setIsMissing] = useState(!isPossible)

  // The copies are outside React.
  useEffect(() => {
    if (!isPossible) return
    const open = async () => {
      const kept = (await caches.match(pathname)) ?? (await caches.match(inWholeText(pathname)?.path ?? pathname))
      if (kept) window.location.reload()
      else setIsMissing(true)
    }
    open().catch(() => setIsMissing(true))
  }, [isPossible, pathname])
  return isMissing ? <KeptPages title="Kept on this device" /> : null
}
