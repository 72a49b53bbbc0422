import { useQuery } from '@tanstack/react-query'
import { Unlink } from 'lucide-react'
import { paths } from '@/app/paths'
import { Link } from '@/components/ui/link'
import { deadReferencesQuery } from '@/data/citations/staff'
import { FetchFailed } from '@/routes/admin/manager/fetch-failed'
import { DeadReference } from '@/routes/admin/references/dead-reference'
import { WorkGroup } from './work-group'

const SHOWN = 5

/** The first of the texts whose references lead nowhere, and the way to all (STAFF-1, READ-6). */
export function DeadReferenceList() {
  const query = useQuery(deadReferencesQuery(1))
  const { data, error } = query
  if (!data && error) {
    return (
      <div className="office-inset">
        <FetchFailed what="Failed to fetch references" query={query} />
      </div>
    )
  }
  if (!data || data.total === 0) return null
  return (
    <WorkGroup
      title="References that lead nowhere"
      icon={Unlink}
      count={data.total}
      more={
        <Link to={paths.manager('references')} className="link font-semibold text-sm">
          All of them
        </Link>
      }
    >
      {data.rows.slice(0, SHOWN).map((text) => (
        <DeadReference key={text.id} text={text} />
      ))}
    </WorkGroup>
  )
}
