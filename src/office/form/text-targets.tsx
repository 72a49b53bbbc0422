import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { textTargetsQuery } from '@/data/links/staff'
import { rowUsageQuery } from '@/data/row-usage/staff'
import type { ManagedTable } from '@/data/staff-table'
import { isAllowedAddress } from '@/lib/address'
import { formatCount } from '@/lib/count'
import { FetchFailed } from '@/office/list/fetch-failed'
import { PlaceTitle } from '@/office/list/usage-list'
import { kindOf, textName } from '@/office/text-kinds'
import { Heading } from '@/ui/heading'
import { TextSkeleton } from '@/ui/states/skeleton'

/** Beside a text: what it leads to as it is saved, dead ones first, and what cites or links it (STAFF-3). */
export function TextTargets({ table, id }: { table: ManagedTable; id: string }) {
  const query = useQuery(textTargetsQuery(kindOf(table), id))
  const { data } = query
  const dead = data?.filter(({ is_dead }) => is_dead) ?? []
  const alive = data?.filter(({ is_dead }) => !is_dead) ?? []
  return (
    <div className="office-panel-part">
      <Heading>References</Heading>
      {!data && !query.error && <TextSkeleton lines={2} />}
      {!data && <FetchFailed what="Failed to fetch the references" query={query} />}
      {data?.length === 0 && <p className="text-muted">As it is saved, it leads to nothing.</p>}
      {dead.length > 0 && (
        <ul aria-label="Lead nowhere" className="grid gap-1">
          {dead.map(({ words, url }) => (
            <li key={`${words} ${url}`} className="flex gap-1.5 wrap-anywhere">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
              <span>
                <bdi className="font-semibold text-danger">{words}</bdi> leads nowhere
                {url && <span className="block text-muted text-sm">{url}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {alive.length > 0 && (
        <ul aria-label="Leads to" className="flex flex-wrap gap-x-3 gap-y-1">
          {alive.map(({ words, url }) => (
            <li key={`${words} ${url}`} className="min-w-0 wrap-anywhere">
              {isAllowedAddress(url) ? (
                <a href={url} target="_blank" rel="noopener noreferrer" className="link">
                  <bdi>{words || url}</bdi>
                  <span className="sr-only">, in a new tab</span>
                </a>
              ) : (
                <>
                  <bdi>{words || url}</bdi> <span className="text-muted">is no link on the site</span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <Users id={id} />
    </div>
  )
}

/** What cites or links the text. */
function Users({ id }: { id: string }) {
  const query = useQuery(rowUsageQuery([id]))
  const { data } = query
  if (!data) return <FetchFailed what="Failed to fetch what cites it" query={query} />
  if (data.total === 0) return <p className="text-muted">Nothing cites or links it.</p>
  const more = data.total - data.places.length
  return (
    <>
      <p className="text-muted">Cited or linked in {formatCount(data.total)}:</p>
      <ul aria-label="Cited or linked in" className="grid gap-1">
        {data.places.map((place) => (
          <li key={`${place.kind} ${place.id}`}>
            <span className="text-muted text-sm">{textName(place.kind)}</span> <PlaceTitle place={place} />
          </li>
        ))}
        {more > 0 && <li className="text-muted">and {formatCount(more)} more</li>}
      </ul>
    </>
  )
}
