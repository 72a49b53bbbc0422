import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { TextSkeleton } from '@/components/states/skeleton'
import { Button } from '@/components/ui/button'
import { held } from '@/components/ui/held'
import { type RecentChange, recentChangesQuery } from '@/data/history/staff'
import { formatMoment } from '@/lib/moments'
import { FetchFailed } from '@/routes/admin/manager/fetch-failed'
import { deletedAddress, placeAddress } from '@/routes/admin/manager/place-address'
import { textName } from '@/routes/admin/manager/text-kinds'

/** Who added, changed, deleted or restored what lately, in whatever list, with the way to it (AUTH-5). */
export function RecentChanges() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(recentChangesQuery())
  const changes = data?.pages.flatMap((page) => page.changes)
  const retry = () => void (isFetchNextPageError ? fetchNextPage() : refetch())
  return (
    <section aria-labelledby="recent-changes" className="mt-10">
      <h2 id="recent-changes" className="mb-3 font-semibold text-lg">
        Recent changes
      </h2>
      {!changes && !error && <TextSkeleton lines={3} />}
      {changes?.length === 0 && <p className="text-muted">Nothing has been added or changed yet.</p>}
      {changes && changes.length > 0 && (
        <ol className="card divide-y divide-line">
          {changes.map((change) => (
            <li key={change.version} className="px-4 py-3 sm:px-5">
              <Change change={change} />
            </li>
          ))}
        </ol>
      )}
      <FetchFailed what="Failed to fetch the recent changes" query={{ error, refetch: retry }} />
      {hasNextPage && !error && (
        <Button look="outline" className="mt-3" {...held(isFetchingNextPage)} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Loading...' : 'Show earlier changes'}
        </Button>
      )}
    </section>
  )
}

function Change({ change }: { change: RecentChange }) {
  const { kind, title, action, others, changed_at, changed_by, is_there } = change
  const address = is_there ? placeAddress(change) : deletedAddress(change)
  const name = <bdi className="wrap-anywhere">{title}</bdi>
  return (
    <>
      <p className="font-semibold">
        {address ? (
          <Link to={address} className="link">
            {name}
          </Link>
        ) : (
          name
        )}
        {others > 0 && ` and ${others} more`}
      </p>
      <p className="text-muted text-sm">
        {textName(kind)} {DONE[action]} {formatMoment(changed_at)} by {changed_by ?? 'the owner of the database'}
        {action === 'delete' && is_there && ', restored since'}
      </p>
    </>
  )
}

const DONE: Readonly<Record<string, string>> = {
  insert: 'added',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
}
