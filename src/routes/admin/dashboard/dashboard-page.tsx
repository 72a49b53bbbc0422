import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { Bar } from '@/components/states/skeleton'
import { PageHeading } from '@/components/ui/page-heading'
import { type Dashboard, dashboardQuery } from '@/data/dashboard/staff'
import { formatCount } from '@/lib/count'
import { formatMoment } from '@/lib/moments'
import { AdminPage } from '@/routes/admin/layout/admin-page'
import { SCREENS, type Screen } from '@/routes/admin/layout/screens'
import { FetchFailed } from '@/routes/admin/manager/fetch-failed'
import { RecentChanges } from './recent-changes'

/** Where staff arrive: how much there is of everything, and what changed last (AUTH-5). */
export function Component() {
  const query = useQuery(dashboardQuery())
  const { data, error } = query
  return (
    <AdminPage title="Dashboard">
      <PageHeading className="page-title mb-6">Dashboard</PageHeading>
      {!data && <FetchFailed what="Failed to fetch data" query={query} />}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {Object.entries(SCREENS).map(([name, { label, lists, latest }]) => (
          <li key={name} className="min-w-0">
            <Link to={paths.manager(name)} className="card block h-full p-5 hover:border-accent">
              <h2 className="font-semibold text-accent text-lg">{label}</h2>
              {data ? (
                <Summary lists={lists} latest={latest} counted={data} />
              ) : (
                <div className="min-h-20">{!error && <Pending />}</div>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <RecentChanges />
    </AdminPage>
  )
}

const Pending = () => <Bar className="mt-3 h-8 w-16" />

type SummaryProps = Pick<Screen, 'lists' | 'latest'> & { counted: Dashboard }

function Summary({ lists, latest = 'Changed', counted }: SummaryProps) {
  const [last] = lists
    .flatMap(([list]) => counted.get(list) ?? [])
    .filter(({ changed_at }) => changed_at !== null)
    .sort((one, other) => Date.parse(other.changed_at) - Date.parse(one.changed_at))
  return (
    <div className="min-h-20">
      <p className="mt-1 flex flex-wrap gap-x-4 font-semibold text-3xl tabular-nums">
        {lists.map(([list, unit]) => (
          <span key={list}>
            {formatCount(counted.get(list)?.total ?? 0)}
            {unit && <span className="font-normal text-lg text-muted"> {unit}</span>}
          </span>
        ))}
      </p>
      {last && (
        <p className="mt-1 truncate text-muted text-sm">
          {latest} {formatMoment(last.changed_at)}: <span dir="auto">{last.title}</span>
        </p>
      )}
    </div>
  )
}
