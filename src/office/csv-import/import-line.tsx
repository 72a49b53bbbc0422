import { CircleAlert, CircleCheck, CircleDashed, CircleMinus, Copy } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { formatCount } from '@/lib/count'
import type { FieldValue } from '@/lib/faults'
import type { FieldSpec, ImportSpec } from '@/office/manager'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { withHebrew } from '@/ui/content/with-hebrew'
import { faultsOfRow, type ImportRow, isUnchecked, stateOf } from './import-rows'
import { MendField } from './mend-field'

type ImportLineProps = {
  spec: ImportSpec
  row: ImportRow
  /** Whether nothing can be changed: the rows are being sent. */
  isHeld: boolean
  onMend: (spec: FieldSpec, value: FieldValue) => void
  onLeaveOut: (isLeftOut: boolean) => void
  onAddAgain: () => void
}

/** A row of the file: what it is called, its state, and its fields at fault; opened, all its fields. */
export function ImportLine({ spec, row, isHeld, onMend, onLeaveOut, onAddAgain }: ImportLineProps) {
  const [isOpen, setIsOpen] = useState(false)
  // A field that was at fault stays until the row is shown anew, so that it does not go from under the cursor.
  const [faulty, setFaulty] = useState<ReadonlySet<string>>(new Set())
  const faults = faultsOfRow(row)
  const atFault = Object.keys(faults).filter((name) => name !== '' && !faulty.has(name))
  if (atFault.length > 0) setFaulty(new Set([...faulty, ...atFault]))
  const state = stateOf(row)
  const name = nameOf(row, spec)
  const shown = spec.fields.filter((field) => field.name in row.values && (isOpen || faulty.has(field.name)))
  return (
    <li className={`border-line border-b ps-margin pe-inset ${row.isLeftOut ? 'text-muted' : ''}`}>
      <div className="flex min-h-11.5 flex-wrap items-center gap-x-3 py-1">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="min-h-control min-w-0 flex-1 basis-52 text-start hover:text-accent"
        >
          <span className="text-muted text-sm tabular-nums">Line {formatCount(row.line)}</span>{' '}
          <span className={`wrap-anywhere font-semibold ${row.isLeftOut ? 'line-through' : ''}`} dir="auto">
            {name ? (
              withHebrew(name)
            ) : (
              <span className="font-normal text-muted">no {spec.fields[0]?.label.toLowerCase()}</span>
            )}
          </span>
        </button>
        <div className="flex flex-wrap items-center justify-end gap-x-2 max-sm:w-full">
          <StateMark state={isUnchecked(row) ? 'unchecked' : state} />
          {state === 'duplicate' && spec.takesDuplicates && (
            <Button look="quiet" {...ariaDisabled(isHeld)} onClick={onAddAgain}>
              Add all the same<span className="sr-only"> {name}</span>
            </Button>
          )}
          <Button look="quiet" {...ariaDisabled(isHeld)} onClick={() => onLeaveOut(!row.isLeftOut)}>
            {row.isLeftOut ? 'Take back in' : 'Leave out'}
            <span className="sr-only"> {name || `line ${row.line}`}</span>
          </Button>
        </div>
      </div>
      {faults[''] && !row.isLeftOut && <p className="pb-2 text-danger">{faults['']}</p>}
      {state === 'duplicate' && <SameRow spec={spec} row={row} />}
      {shown.length > 0 && !row.isLeftOut && (
        <div className="grid max-w-252 gap-x-6 gap-y-3 pb-4 sm:grid-cols-2">
          {shown.map((field) => (
            <MendField
              key={field.name}
              spec={field}
              value={row.values[field.name] ?? ''}
              error={faults[field.name]}
              isHeld={isHeld}
              onMend={(value) => onMend(field, value)}
            />
          ))}
        </div>
      )}
    </li>
  )
}

const nameOf = ({ values }: ImportRow, { fields: [first] }: ImportSpec) => String(values[first?.name ?? ''] ?? '')

const STATES = {
  unchecked: { words: 'Not checked yet', icon: CircleDashed, look: 'text-muted' },
  ready: { words: 'To be added', icon: CircleCheck, look: 'text-success' },
  faulty: { words: 'To mend', icon: CircleAlert, look: 'text-danger' },
  duplicate: { words: 'Duplicate', icon: Copy, look: 'text-warning' },
  'left-out': { words: 'Left out', icon: CircleMinus, look: 'text-muted' },
} as const

function StateMark({ state }: { state: keyof typeof STATES }) {
  const { words, icon: Icon, look } = STATES[state]
  return (
    <span className={`flex items-center gap-1.5 whitespace-nowrap max-sm:me-auto ${look}`}>
      <Icon aria-hidden className="size-4" />
      {words}
    </span>
  )
}

/** Which row is the same, with the way to it. */
function SameRow({ spec, row }: { spec: ImportSpec; row: ImportRow }) {
  const { sameAs } = row
  if (!sameAs) return null
  const address = 'id' in sameAs ? spec.addressOf(sameAs.id, row.values) : null
  return (
    <p className="pb-2 text-muted">
      {'line' in sameAs ? (
        `The same stands in line ${formatCount(sameAs.line)} of the file.`
      ) : (
        <>
          There is such a {spec.nouns[0]} already
          {address && (
            <>
              :{' '}
              <Link to={address} target="_blank" className="link">
                see it<span className="sr-only">, in a new tab</span>
              </Link>
            </>
          )}
          .
        </>
      )}
    </p>
  )
}
