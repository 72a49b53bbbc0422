import { ErrorPanel } from '@/ui/states/error-panel'

type FetchFailedProps = {
  /** What failed, in the catalogue's words (spec 8): "Failed to fetch files". */
  what: string
  query: { error: Error | null }
  /** What Retry does: by default it asks again for all that failed on the screen. */
  onRetry?: (() => void) | undefined
}

/** What the back office says of anything that could not be read: "Error: {message}" with Retry, as ADM-6 has it. */
export function FetchFailed({ what, query: { error }, onRetry }: FetchFailedProps) {
  if (!error) return null
  const said = new Error(`Error: ${error.message}`, { cause: error })
  return <ErrorPanel fallback={what} error={said} retryText="Retry" {...(onRetry && { onRetry })} />
}
