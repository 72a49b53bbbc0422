import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { changersQuery, type RecentChange, recentChangesQuery } from '@/data/history/staff'
import { isUuid } from '@/data/uuid'
import { formatCount } from '@/lib/count'
import { formatDay, todayInIsrael } from '@/lib/dates'
import { formatStamp } from '@/lib/moments'
import { UndoImport } from '@/office/history/undo-import'
import { EarlierRows } from '@/office/list/earlier-rows'
import { FetchFailed } from '@/office/list/fetch-failed'
import { deletedAddress, placeAddress } from '@/office/place-address'
import { textName } from '@/office/text-kinds'
import { useStaff } from '@/office/use-staff'
import { WhereItIs } from '@/office/where-it-is'
import { withHebrew } from '@/ui/content/with-hebrew'
import { TextSkeleton } from '@/ui/states/skeleton'

/** Who added, changed, deleted or restored what lately, in whatever list, day by day, with the way to it (AUTH-5, STAFF-1). */
export function RecentChanges() {
  const [address] = useSearchParams()
  const asked = address.get('by')
  const by = asked && isUuid(asked) ? asked : null
  const query = useInfiniteQuery(recentChangesQuery(by))
  const { data, error } = query
  const changes = data?.pages.flatMap((page) => page.changes)
  return (
    <section aria-labelledby="recent-changes" className="bg-sunk ps-5 pe-4 pt-2.5 pb-6 xl:border-line xl:border-s">
      <header className="flex flex-wrap items-center justify-between gap-x-2 [--control:1.75rem]">
        <h2 id="recent-changes" className="font-semibold">
          Recent changes
        </h2>
        <ByWhom by={by} />
      </header>
      {!changes && !error && <TextSkeleton lines={3} />}
      {changes?.length === 0 && (
        <p className="text-muted">{by ? 'No changes by this person.' : 'Nothing has been added or changed yet.'}</p>
      )}
      {[...Map.groupBy(changes ?? [], ({ changed_at }) => dayOf(changed_at))].map(([day, ofDay]) => (
        <div key={day}>
          <h3 className="pt-2.5 pb-1.5 font-semibold text-muted text-sm/5">{dayName(day)}</h3>
          <ol>
            {ofDay.map((change) => (
              <li
                key={change.version}
                className="relative -ms-5 -me-4 grid grid-cols-[3rem_minmax(0,1fr)_auto] gap-x-2 border-line border-t py-1.75 ps-5 pe-4 hover:bg-hover"
              >
                <Change change={change} />
              </li>
            ))}
          </ol>
        </div>
      ))}
      <EarlierRows failed="Failed to fetch the recent changes" label="Show earlier changes" query={query} />
    </section>
  )
}

/** Narrows the changes to those of one person, in the address under "by". */
function ByWhom({ by }: { by: string | null }) {
  const { userId } = useStaff()
  const [, setAddress] = useSearchParams()
  const changers = useQuery(changersQuery())
  const known = changers.data ?? []
  const people =
    by && !known.some(({ id }) => id === by)
      ? [...known, { id: by, name: changers.isPending ? '…' : 'Somebody else' }]
      : known
  const choose = (person: string) =>
    setAddress(person ? { by: person } : {}, { preventScrollReset: true, replace: true })
  return (
    <div className="office-filter min-w-0 max-w-full flex-initial" data-on={by !== null || undefined}>
      <select
        aria-label="Changes by"
        value={by ?? ''}
        onChange={({ target }) => choose(target.value)}
        className="min-w-0"
      >
        <option value="">Everyone</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {id === userId ? `You (${name})` : name}
          </option>
        ))}
      </select>
      <FetchFailed what="Failed to fetch who made the changes" query={changers} />
    </div>
  )
}

/** The day of a moment by Israel's clock, as an ISO date. */
const dayOf = (time: string) => formatStamp(time).slice(0, 10)

const DAY = 24 * 60 * 60 * 1000

function dayName(day: string): string {
  if (day === todayInIsrael()) return 'Today'
  return day === todayInIsrael(new Date(Date.now() - DAY)) ? 'Yesterday' : formatDay(day)
}

function Change({ change }: { change: RecentChange }) {
  const { kind, title, action, others, changed_at, changed_by, is_there, import_id } = change
  const address = is_there ? placeAddress(change) : deletedAddress(change)
  const name = <bdi>{withHebrew(title)}</bdi>
  return (
    <>
      <time dateTime={changed_at} className="text-muted">
        {formatStamp(changed_at).slice(11)}
      </time>
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">
          {address ? (
            <Link to={address} className="text-ink after:absolute after:inset-0">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <p className="office-detail wrap-anywhere">
          {textName(kind)}
          <WhereItIs text={change} /> {others > 0 && `and ${formatCount(others)} more `}
          {DONE[action]} by {changed_by ?? 'the owner of the database'}
          {action === 'delete' && is_there && ', restored since'}
        </p>
        {import_id && <UndoImport id={import_id} name={title} />}
      </div>
      {address && (
        <span aria-hidden className="font-semibold text-accent text-sm">
          {is_there ? 'Open' : 'Restore'}
        </span>
      )}
    </>
  )
}

const DONE: Readonly<Record<string, string>> = {
  insert: 'added',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
}
