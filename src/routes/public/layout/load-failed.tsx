import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorPanel } from '@/components/states/error-panel'
import { TextSkeleton } from '@/components/states/skeleton'
import { AppError } from '@/data/errors'

// Without a line its code is there whenever pages are kept; else there is nothing to list.
const KeptPages = lazy(async () => {
  const loaded = await import('@/routes/public/offline/kept-pages').catch(() => undefined)
  return { default: loaded?.KeptPages ?? Nothing }
})
const Nothing = (_: { title: string }) => null

/** A page that could not be loaded: its copy on this device, or what failed and which pages are kept (FIND-9). */
export function LoadFailed(panel: ComponentProps<typeof ErrorPanel>) {
  const { error } = panel
  const isCut = error instanceof AppError && (error.kind === 'network' || error.kind === 'timeout')
  const isKept = useKeptCopy(isCut)
  if (isKept) return <TextSkeleton />
  return (
    <>
      <ErrorPanel {...panel} />
      {isCut && (
        <Suspense fallback={null}>
          <KeptPages title="Kept on this device" />
        </Suspense>
      )}
    </>
  )
}

/**
 * Opens the copy of this page that the service worker keeps, as a document of its own.
 * @returns whether there is one; true while that is being looked up
 */
function useKeptCopy(isCut: boolean): boolean {
  const { pathname, search } = useLocation()
  const isPossible =
    isCut &&
    search === '' &&
    document.documentElement.dataset.page !== pathname &&
    Boolean(globalThis.navigator.serviceWorker?.controller)
  const [isKept, setIsKept] = useState(isPossible)

  // The copies are outside React.
  useEffect(() => {
    if (!isPossible) return
    const open = async () => {
      if (await caches.match(pathname)) window.location.reload()
      else setIsKept(false)
    }
    open().catch(() => setIsKept(false))
  }, [isPossible, pathname])
  return isKept && isPossible
}
