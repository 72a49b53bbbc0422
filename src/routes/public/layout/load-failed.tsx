import { type ComponentProps, Suspense } from 'react'
import { AppError } from '@/data/errors'
import { ErrorPanel } from '@/ui/states/error-panel'
import { optional } from '@/ui/states/optional'

// Without a line its code is there whenever pages are kept; else there is nothing to offer.
const KeptCopy = optional(async () => (await import('@/routes/public/offline/kept-copy')).KeptCopy)

/** A page that could not be loaded: what failed, and, where the line was cut, what is kept on this device (FIND-9). */
export function LoadFailed(panel: ComponentProps<typeof ErrorPanel>) {
  const { error } = panel
  const isCut = error instanceof AppError && (error.kind === 'network' || error.kind === 'timeout')
  return (
    <>
      <ErrorPanel {...panel} />
      {isCut && (
        <Suspense fallback={null}>
          <KeptCopy />
        </Suspense>
      )}
    </>
  )
}
