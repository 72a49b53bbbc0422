import { useQuery } from '@tanstack/react-query'
import { formerRowQuery } from '@/data/history/staff'
import type { ManagedRow } from '@/data/staff-table'
import { FetchFailed } from '@/office/list/fetch-failed'
import type { HistoryManager } from '@/office/manager'
import { TextSkeleton } from '@/ui/states/skeleton'
import { ChangedFields } from './changed-fields'
import { ShownValue } from './shown-value'

type FormerRowProps<Row extends ManagedRow> = {
  manager: HistoryManager<Row>
  rowId: string
  version: number
  next: number | null
}

/** What a former state said, and above it what the change that ended it has changed, word by word (STAFF-4). */
export function FormerRow<Row extends ManagedRow>({ manager, rowId, version, next }: FormerRowProps<Row>) {
  const former = useQuery(formerRowQuery(version))
  const later = useQuery({ ...formerRowQuery(next ?? version), enabled: next !== null })
  const present = useQuery({ ...manager.table.rowQuery(rowId), enabled: next === null })
  const failed = [former, later, present].find(({ error }) => error)
  if (failed) return <FetchFailed what="Failed to fetch the former state" query={failed} />
  const after = next === null ? present.data : later.data
  if (!former.data || !after) return <TextSkeleton lines={3} />
  const values = manager.valuesOf(former.data)
  return (
    <div className="office-changes">
      <ChangedFields
        fields={manager.fields}
        before={values}
        after={manager.valuesOf(after)}
        none="The change that ended it is not in any of its fields."
      />
      <details className="mt-3">
        <summary className="cursor-pointer font-semibold">All that it said</summary>
        <dl className="mt-2 space-y-3">
          {manager.fields.map((spec) => (
            <div key={spec.name}>
              <dt className="text-muted text-sm">{spec.label}</dt>
              <dd>
                <ShownValue spec={spec} value={values[spec.name] ?? ''} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
