import { ErrorPanel } from '@/ui/states/error-panel'

type FetchFailedProps = {
  /** What failed, in the catalogue's words (spec 8): "Failed to fetch files". */
  what: string
  query: { error: Error | null; refetch: () => unknown }
}

/** What the back office says of anything that could not be read: "Error: {message}" with Retry, as ADM-6 has it. */
export function FetchFailed({ what, query: { error, refetch } }: FetchFailedProps) {
  if (!error) return null
  const said = new Error(`Error: ${error.message}`, { cause: error })
  return <ErrorPanel fallback={what} error={said} retryText="Retry" onRetry={() => void refetch()} />
}
