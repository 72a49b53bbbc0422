import { useId } from 'react'
import type { FieldValue } from '@/lib/faults'
import { Differences } from './differences'
import type { FieldSpec } from './manager'
import { ShownValue } from './shown-value'

export type Side = 'theirs' | 'mine'

type ConflictFieldProps = {
  number: number
  spec: FieldSpec
  /** The value that both started from; null where it is not known. */
  origin: FieldValue | null
  theirs: FieldValue
  mine: FieldValue
  side: Side | null
  onChoose: (side: Side) => void
}

const NAMES: Readonly<Record<Side, string>> = { theirs: 'Saved now', mine: 'Yours' }

/** A field that two people have changed: both values beside one another, each the choice of itself (STAFF-4). */
export function ConflictField(props: ConflictFieldProps) {
  const { number, spec, origin, side, onChoose } = props
  const id = useId()
  return (
    <fieldset className="mt-4 border-line border-t pt-3">
      <legend className="sr-only">{spec.label}</legend>
      <p className="mb-2 flex gap-2.5">
        <strong className="font-semibold">
          {number}. {spec.label}
        </strong>
        <span className={side ? 'text-muted' : 'text-(--colour-warning)'}>{side ? 'Chosen' : 'Choose one'}</span>
      </p>
      <div className="grid md:grid-cols-2">
        {(['theirs', 'mine'] as const).map((name) => (
          <label key={name} className="office-side-of-two">
            <span className="mb-1.5 flex items-center gap-2 font-semibold">
              <input type="radio" name={id} checked={side === name} onChange={() => onChoose(name)} />
              {NAMES[name]}
              {side === name && <span className="ms-auto text-accent text-sm">Taken</span>}
            </span>
            {origin === null ? (
              <ShownValue spec={spec} value={props[name]} />
            ) : (
              <Differences spec={spec} before={origin} after={props[name]} />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
