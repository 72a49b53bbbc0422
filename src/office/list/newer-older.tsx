import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'

type NewerOlderProps = { page: number; pages: number; onPage: (page: number) => void }

/** The way through a list, newest first, whose page is not in the address. Nothing for a single page. */
export function NewerOlder({ page, pages, onPage }: NewerOlderProps) {
  if (pages <= 1) return null
  return (
    <p className="mt-3 flex items-center gap-3">
      <Button look="outline" {...ariaDisabled(page === 1)} onClick={() => onPage(page - 1)}>
        Newer
      </Button>
      <Button look="outline" {...ariaDisabled(page >= pages)} onClick={() => onPage(page + 1)}>
        Older
      </Button>
      <span role="status" className="text-muted">
        Page {page} of {pages}
      </span>
    </p>
  )
}
