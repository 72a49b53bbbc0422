import { EmptyState } from '@/ui/states/empty-state'
import { Button } from '@/ui/button'

/** Nothing in this text holds the query. */
export function NoMatch({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <EmptyState text={`Nothing here matches “${query}”`}>
      <Button look="outline" onClick={onClear}>
        Clear search
      </Button>
    </EmptyState>
  )
}
