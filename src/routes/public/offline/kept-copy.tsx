import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isWrittenFor } from '@/lib/written-page'
import { KeptPages } from './kept-pages'

/** Opens the copy of this page that is kept on the device, as a document of its own, or lists those that are (FIND-9). */
export function KeptCopy() {
  const { pathname, search } = useLocation()
  const isPossible = search === '' && !isWrittenFor(pathname) && Boolean(globalThis.navigator.serviceWorker?.controller)
  const [isMissing, setIsMissing] = useState(!isPossible)

  // The copies are outside React.
  useEffect(() => {
    if (!isPossible) return
    const open = async () => {
      if (await caches.match(pathname)) window.location.reload()
      else setIsMissing(true)
    }
    open().catch(() => setIsMissing(true))
  }, [isPossible, pathname])
  return isMissing ? <KeptPages title="Kept on this device" /> : null
}
