import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayReferencesQuery, textTargetsQuery } from '@/data/links/staff'
import { rowUsageQuery, type Usage } from '@/data/row-usage/staff'
import type { ManagedTable } from '@/data/staff-table'
import { isAllowedAddress } from '@/lib/address'
import { formatCount } from '@/lib/count'
import { formatDay } from '@/lib/dates'
import type { DayToCome } from '@/office/day/turned-day'
import { FetchFailed } from '@/office/list/fetch-failed'
import { PlaceTitle } from '@/office/list/usage-list'
import { kindOf, textName } from '@/office/text-kinds'
import { Heading } from '@/ui/heading'
import { TextSkeleton } from '@/ui/states/skeleton'

/** Beside a text: what it leads to as it is saved, dead ones first, and what cites or links it (STAFF-3). */
export function TextTargets({ table, id }: { table: ManagedTable; id: string }) {
  const targets = useQuery(textTargetsQuery(kindOf(table), id))
  const usage = useQuery(rowUsageQuery([id]))
  return (
    <Part heading="References" isLoading={targets.isPending}>
      {targets.data ? (
        <Targets targets={targets.data} />
      ) : (
        <FetchFailed what="Failed to fetch the references" query={targets} />
      )}
      {usage.data ? <Users {...usage.data} /> : <FetchFailed what="Failed to fetch what cites it" query={usage} />}
    </Part>
  )
}

/** The same of a section on a day to come, with what the amendment changes of the law (TIME-3). */
export function DayTargets({ day: { id: amendment, day }, id }: { day: DayToCome; id: string }) {
  const query = useQuery(dayReferencesQuery(amendment, id))
  return (
    <Part heading={`References on ${formatDay(day)}`} isLoading={query.isPending}>
      {query.data ? (
        <>
          <Targets targets={query.data.targets} />
          <Users {...query.data} />
        </>
      ) : (
        <FetchFailed what="Failed to fetch the references of that day" query={query} />
      )}
    </Part>
  )
}

function Part({ heading, isLoading, children }: { heading: string; isLoading: boolean; children: ReactNode }) {
  return (
    <div className="office-panel-part">
      <Heading>{heading}</Heading>
      {isLoading ? <TextSkeleton lines={2} /> : children}
    </div>
  )
}

type Target = { words: string; url: string | null; is_dead: boolean }

function Targets({ targets }: { targets: readonly Target[] }) {
  const dead = targets.filter(({ is_dead }) => is_dead)
  const alive = targets
    .filter(({ is_dead }) => !is_dead)
    .toSorted((one, other) => one.words.localeCompare(other.words, 'en', { numeric: true }))
  if (targets.length === 0) return <p className="text-muted">As it is saved, it leads to nothing.</p>
  return (
    <>
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
              <Way words={words} url={url} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Way({ words, url }: Pick<Target, 'words' | 'url'>) {
  if (url !== null && isAllowedAddress(url)) {
    return (
      <a href={url} target="_blank" rel="noopener noreferrer" className="link inline-block min-h-6 min-w-6">
        <bdi>{words || url}</bdi>
        <span className="sr-only">, in a new tab</span>
      </a>
    )
  }
  return (
    <>
      <bdi>{words || url}</bdi>{' '}
      <span className="text-muted">{url === null ? 'new then' : 'is no link on the site'}</span>
    </>
  )
}

/** What cites or links the text. */
function Users({ places, total }: Usage) {
  if (total === 0) return <p className="text-muted">Nothing cites or links it.</p>
  const more = total - places.length
  return (
    <>
      <p className="text-muted">Cited or linked in {formatCount(total)}:</p>
      <ul aria-label="Cited or linked in" className="grid gap-1">
        {places.map((place) => (
          <li key={`${place.kind} ${place.id}`}>
            <span className="text-muted text-sm">{textName(place.kind)}</span> <PlaceTitle place={place} />
          </li>
        ))}
        {more > 0 && <li className="text-muted">and {formatCount(more)} more</li>}
      </ul>
    </>
  )
}
