import type { FieldValues } from '@/lib/faults'
import type { FieldSpec } from '@/office/manager'
import { Differences } from './differences'

type ChangedFieldsProps = {
  fields: readonly FieldSpec[]
  before: FieldValues
  after: FieldValues
  /** Said where none has changed. */
  none: string
}

/** Each field that differs between two states of a row, with what has changed in it, word by word (STAFF-4). */
export function ChangedFields({ fields, before, after, none }: ChangedFieldsProps) {
  const changed = fields.filter(({ name }) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  if (changed.length === 0) return <p className="text-muted">{none}</p>
  return (
    <dl className="space-y-3">
      {changed.map((spec) => (
        <div key={spec.name}>
          <dt className="text-muted text-sm">{spec.label}</dt>
          <dd>
            <Differences spec={spec} before={before[spec.name] ?? ''} after={after[spec.name] ?? ''} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
