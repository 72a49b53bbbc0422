import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { changeOptionsQuery, isChangeKind } from '@/data/changes/queries'
import { byFilter, type ListOption } from '@/data/list-options/queries'
import type { FilterField } from '@/kinds/item'
import { formatCount } from '@/lib/count'
import { formatMonth } from '@/lib/dates'
import { countFilters } from '@/names/list-address'
import { paths } from '@/names/paths'
import { Facets } from '@/routes/public/list/facet'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Fold } from '@/ui/fold'
import type { ListAddress } from '@/ui/hooks/use-list-address'
import { manyOf } from './what-happened'

const FIELDS: readonly FilterField[] = [
  {
    name: 'kind',
    label: 'Kind',
    nameOf: (kind) => (isChangeKind(kind) ? manyOf(kind) : kind),
  },
  { name: 'provision', label: 'Section' },
]

type ChangesRailProps = {
  list: ListAddress
  month: string | undefined
  onClear: () => void
}

/** Kind, section and month of the changes, all in the address (TIME-5); nothing to choose where there are none. */
export function ChangesRail({ list: { asked, change }, month, onClear }: ChangesRailProps) {
  const query = useChangeOptions()
  const set = countFilters(asked)
  // What was set and is taken back stays, and the focus with it.
  const isSet = set > 0 || month !== undefined
  const [wasSet, setWasSet] = useState(isSet)
  if (isSet && !wasSet) setWasSet(true)
  if (query.data?.size === 0 && !wasSet) return null
  return (
    <search aria-label="Filter the changes" className="needs-scripts print:hidden">
      <Fold title={set > 0 ? `Kind, section, month, ${set} set` : 'Kind, section, month'}>
        <Facets fields={FIELDS} query={query} asked={asked} change={change}>
          <MonthSelect month={month} options={query.data?.get('month') ?? []} />
          {set > 0 && (
            <Button look="outline" className="mt-5" onClick={onClear}>
              Clear filters
            </Button>
          )}
        </Facets>
      </Fold>
    </search>
  )
}

/** By what changes can be asked for, by filter: "kind", "provision", "month". */
export const useChangeOptions = (): UseQueryResult<Map<string, ListOption[]>> =>
  useQuery({ ...changeOptionsQuery(), select: byFilter })

type MonthSelectProps = { month: string | undefined; options: readonly ListOption[] }

/** The months that there are; one that the address names is shown in any case. */
function MonthSelect({ month = '', options }: MonthSelectProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const isKnown = month === '' || options.some(({ choice }) => choice === month)
  return (
    <Field label="Month" className="mt-6 text-ui [&>label]:text-sm/normal">
      {(control) => (
        <select
          {...control}
          value={month}
          onChange={({ target }) =>
            void navigate({ pathname: paths.changes(target.value), search }, { preventScrollReset: true })
          }
        >
          <option value="">All, latest first</option>
          {!isKnown && <option value={month}>{formatMonth(month)}</option>}
          {options.map(({ choice, items }) => (
            <option key={choice} value={choice}>
              {`${formatMonth(choice)} (${formatCount(items)})`}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
