import { ChevronLeft, ChevronRight } from 'lucide-react'
import { PAGE_SIZE } from '@/data/page'
import { formatCount } from '@/lib/count'
import { PageLink } from '@/ui/pagination'

type PagerProps = {
  page: number
  total: number
  /** What the page is called in the address, or what turns to another where it is not there. */
  turn: string | ((page: number) => void)
  className?: string
}

/** Which rows of a list these are, and the ways to the pages before and after (LIST-1); nothing where all are on one page. */
export function Pager({ page, total, turn, className = '' }: PagerProps) {
  const pages = Math.ceil(total / PAGE_SIZE)
  if (pages <= 1) return null
  const first = (page - 1) * PAGE_SIZE + 1
  return (
    <nav aria-label="Pages" className={`ms-auto flex w-max items-center gap-1 ${className}`}>
      <span role={typeof turn === 'string' ? undefined : 'status'} className="whitespace-nowrap text-muted">
        {formatCount(first)}–{formatCount(Math.min(first + PAGE_SIZE - 1, total))} of {formatCount(total)}
      </span>
      <Step to={page - 1} isThere={page > 1} label="Previous page" turn={turn} />
      <Step to={page + 1} isThere={page < pages} label="Next page" turn={turn} />
    </nav>
  )
}

type StepProps = Pick<PagerProps, 'turn'> & { to: number; isThere: boolean; label: string }

function Step({ to, isThere, label, turn }: StepProps) {
  const Icon = label === 'Next page' ? ChevronRight : ChevronLeft
  const icon = <Icon aria-hidden className="size-4 rtl:-scale-x-100" />
  const look = { 'aria-label': label, className: 'office-icon-button' }
  if (typeof turn !== 'string') {
    return (
      <button type="button" {...look} aria-disabled={!isThere} onClick={() => isThere && turn(to)}>
        {icon}
      </button>
    )
  }
  // It keeps its place at the end of the list, so that the other one does not move.
  if (!isThere) return <span className="office-icon-button invisible">{icon}</span>
  return (
    <PageLink page={to} name={turn} {...look}>
      {icon}
    </PageLink>
  )
}
