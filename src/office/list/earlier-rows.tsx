import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { FetchFailed } from './fetch-failed'

type EarlierRowsProps = {
  /** What failed, in the catalogue's words (spec 8): "Failed to fetch the history". */
  failed: string
  /** What the button shows: "Show earlier states". */
  label: string
  query: UseInfiniteQueryResult
}

/** The foot of what is read from the newest back: what could not be read, with Retry, or a button for the part before. */
export function EarlierRows({ failed, label, query }: EarlierRowsProps) {
  const { error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  return (
    <>
      <FetchFailed
        what={failed}
        query={query}
        onRetry={isFetchNextPageError ? () => void fetchNextPage() : undefined}
      />
      {hasNextPage && !error && (
        <Button
          look="outline"
          className="mt-3"
          {...ariaDisabled(isFetchingNextPage)}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading...' : label}
        </Button>
      )}
    </>
  )
}
