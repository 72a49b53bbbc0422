import { Button } from '@/ui/button'
import { useAskAgain } from '@/ui/hooks/use-ask-again'

type ErrorPanelProps = {
  /** What failed, in the catalogue's words (spec 8): "Failed to fetch rulings". */
  fallback: string
  /** Its message is a sentence for the reader. */
  error: Error
  /** What "Try again" does: by default it asks again for all that failed on the page. */
  onRetry?: () => void
  /** The label of the button that loads again. */
  retryText?: string
}

/** A failed load: what failed, why, and two ways to go on. */
export function ErrorPanel({ fallback, error, onRetry, retryText = 'Try again' }: ErrorPanelProps) {
  const askAgain = useAskAgain()
  const retry = () => {
    // The button disappears with the error; the focus waits where the answer will be.
    document.getElementById('main')?.focus({ preventScroll: true })
    if (onRetry) onRetry()
    else askAgain()
  }
  return (
    <div role="alert" className="on-text border-danger border-t-2 py-8">
      <h2 className="part-title text-danger">{fallback}</h2>
      <p className="mt-2 max-w-text">{error.message}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="solid" onClick={retry}>
          {retryText}
        </Button>
        <Button look="outline" onClick={() => window.location.reload()}>
          Try reloading the page
        </Button>
      </div>
    </div>
  )
}
