import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageLink } from '@/ui/pagination'
import { PAGE_SIZE } from '@/data/page'
import { formatCount } from '@/lib/count'

type ListFootProps = {
  page: number
  total: number
  /** What the page is called in the address. */
  name: string
  /** What can be done with the selected rows, in place of the foot's own look. */
  bulk?: ReactNode
}

/** The end of a list: which rows these are, and the ways to the pages before and after (LIST-1). */
export function ListFoot({ page, total, name, bulk }: ListFootProps) {
  const pages = Math.ceil(total / PAGE_SIZE)
  if (pages <= 1 && !bulk) return null
  const first = (page - 1) * PAGE_SIZE + 1
  return (
    <div className={`office-foot sticky bottom-0 z-10 ${bulk ? 'office-bulk' : ''}`}>
      {bulk}
      <nav aria-label="Pages" className={`ms-auto flex items-center gap-1 ${bulk ? 'max-md:hidden' : ''}`}>
        <span className="whitespace-nowrap text-muted">
          {formatCount(first)}–{formatCount(Math.min(first + PAGE_SIZE - 1, total))} of {formatCount(total)}
        </span>
        <Step to={page - 1} isThere={page > 1} label="Previous page" name={name} />
        <Step to={page + 1} isThere={page < pages} label="Next page" name={name} />
      </nav>
    </div>
  )
}

type StepProps = { to: number; isThere: boolean; label: string; name: string }

function Step({ to, isThere, label, name }: StepProps) {
  const Icon = label === 'Next page' ? ChevronRight : ChevronLeft
  const icon = <Icon aria-hidden className="size-4 rtl:-scale-x-100" />
  // It keeps its place at the end of the list, so that the other one does not move.
  if (!isThere) return <span className="office-icon-button invisible">{icon}</span>
  return (
    <PageLink page={to} name={name} aria-label={label} className="office-icon-button">
      {icon}
    </PageLink>
  )
}
