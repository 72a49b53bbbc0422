import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { rowUsageQuery } from '@/data/row-usage/staff'
import { FetchFailed } from '@/office/list/fetch-failed'
import { Places } from '@/office/list/usage-list'
import { withHebrew } from '@/ui/content/with-hebrew'

/** The texts that link a file, with the way to each (STAFF-6). */
export function FilePlaces({ file: { id, name } }: { file: { id: string; name: string } }) {
  const titleId = useId()
  const query = useQuery(rowUsageQuery([id]))
  const { data, error } = query
  return (
    <section aria-labelledby={titleId} aria-busy={!data && !error} className="office-inset">
      <p id={titleId} className="sr-only">
        Where {withHebrew(name)} is used
      </p>
      {!data && error && <FetchFailed what="Failed to fetch data" query={query} />}
      {!data && !error && <p className="text-muted">Looking where it is used…</p>}
      {data?.total === 0 && <p>Nothing on the site uses it.</p>}
      {data && data.total > 0 && <Places {...data} />}
    </section>
  )
}
