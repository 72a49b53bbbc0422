import { useQuery } from '@tanstack/react-query'
import { Unlink } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/names/paths'
import { deadReferencesQuery } from '@/data/citations/staff'
import { DeadReference } from '@/routes/admin/references/dead-reference'
import { FetchedGroup, WorkGroup } from './work-group'

const SHOWN = 5

/** The first of the texts whose references lead nowhere, and the way to all (STAFF-1, READ-6). */
export function DeadReferenceList() {
  return (
    <FetchedGroup query={useQuery(deadReferencesQuery(1))} failed="Failed to fetch references">
      {({ rows, total }) =>
        total > 0 && (
          <WorkGroup
            title="References that lead nowhere"
            icon={Unlink}
            count={total}
            more={
              <Link to={paths.manager('references')} className="link font-semibold text-sm">
                All of them
              </Link>
            }
          >
            {rows.slice(0, SHOWN).map((text) => (
              <DeadReference key={text.id} text={text} />
            ))}
          </WorkGroup>
        )
      }
    </FetchedGroup>
  )
}
