import { useQuery } from '@tanstack/react-query'
import { messageCountsQuery } from '@/data/contact-messages/staff'
import { formatCount } from '@/lib/count'

/** How often it is looked whether somebody has written, in milliseconds. */
const INTERVAL = 60_000

/** The number of messages that nobody has read yet (AUTH-4); nothing when there are none, or it is not known. */
export function NewMessages({ className }: { className: string }) {
  const { data: count = 0 } = useQuery({
    ...messageCountsQuery(),
    select: (counts) => counts.new,
    refetchInterval: INTERVAL,
    refetchOnWindowFocus: true,
  })
  if (count === 0) return null
  return (
    <span className={`rounded-2xl bg-accent px-1.75 font-semibold text-on-accent text-sm ${className}`}>
      {formatCount(count)}
      <span className="sr-only"> new</span>
    </span>
  )
}
