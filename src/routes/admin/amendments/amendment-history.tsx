import { useQuery } from '@tanstack/react-query'
import type { AmendmentRow } from '@/data/amendments/staff'
import type { WaitingDraft } from '@/data/drafts/staff'
import { statesQuery } from '@/data/history/staff'
import { formatMoment } from '@/lib/moments'
import { FetchFailed } from '@/office/list/fetch-failed'
import { withHebrew } from '@/ui/content/with-hebrew'
import { TextSkeleton } from '@/ui/states/skeleton'
import { historyOf } from './history-of'

type AmendmentHistoryProps = { amendment: AmendmentRow; changes: readonly WaitingDraft[] }

/** What was done to an amendment, when and by whom, the latest first (TIME-3). */
export function AmendmentHistory({ amendment, changes }: AmendmentHistoryProps) {
  const query = useQuery(statesQuery('amendments', amendment.id))
  if (!query.data) {
    return (
      <div className="office-inset">
        {query.error ? <FetchFailed what="Failed to fetch the history" query={query} /> : <TextSkeleton lines={3} />}
      </div>
    )
  }
  return (
    <ol aria-label="History" className="-mt-px border-line border-b">
      {historyOf(amendment, query.data, changes).map(({ key, at, by, words }) => (
        <li
          key={key}
          className="flex min-h-9.5 flex-wrap items-baseline gap-x-3 border-line border-t ps-margin pe-inset"
        >
          <time dateTime={at} className="w-32 flex-none whitespace-nowrap py-2 text-muted text-sm">
            {formatMoment(at)}
          </time>
          <p className="min-w-0 flex-1 basis-48 py-2 wrap-anywhere">
            <b className="font-semibold">
              <bdi>{by}</bdi>
            </b>{' '}
            {withHebrew(words)}
          </p>
        </li>
      ))}
    </ol>
  )
}
