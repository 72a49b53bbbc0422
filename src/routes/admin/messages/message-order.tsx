import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@/ui/button'
import type { MessagesAsked } from '@/data/contact-messages/staff'

type MessageOrderProps = { asked: MessagesAsked; onChange: (changed: Partial<MessagesAsked>) => void }

/** By what the messages are sorted, and which way round (ADM-8). */
export function MessageOrder({ asked: { sort, isAscending }, onChange }: MessageOrderProps) {
  const id = useId()
  const Icon = isAscending ? ArrowUpNarrowWide : ArrowDownWideNarrow
  return (
    <div className="flex flex-wrap items-center gap-1">
      <label htmlFor={id} className="whitespace-nowrap text-muted">
        Sort by
      </label>
      <select
        id={id}
        value={sort}
        onChange={({ target }) => onChange({ sort: target.value === 'status' ? 'status' : 'date' })}
        className="min-h-control rounded-md border border-line-strong bg-raised ps-2 pe-8"
      >
        <option value="date">Date</option>
        <option value="status">Status</option>
      </select>
      <Button look="quiet" onClick={() => onChange({ isAscending: !isAscending })}>
        <Icon aria-hidden className="size-4" />
        {isAscending ? 'Ascending' : 'Descending'}
        <span className="sr-only">; turn the order round</span>
      </Button>
    </div>
  )
}
