import { useId } from 'react'
import { HtmlContent } from '@/components/content/html-content'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/modal'
import type { ManagedRow } from '@/data/staff-table'
import { formatDay } from '@/lib/dates'
import type { FieldValue, FieldValues } from '@/lib/faults'
import type { FieldSpec, RowManager } from './manager'

type ConflictDialogProps<Row extends ManagedRow> = {
  manager: Pick<RowManager<Row, object>, 'fields' | 'valuesOf' | 'nouns'>
  mine: FieldValues
  /** How the row stands now; null when it is gone. */
  current: Row | null
  keepMine: () => void
  takeTheirs: () => void
  /** Goes back to the form without a choice: the next save asks again. */
  decideLater: () => void
}

/** Somebody else saved or deleted the row meanwhile: both versions, and which of them to go on with (ADM-11). */
export function ConflictDialog<Row extends ManagedRow>(props: ConflictDialogProps<Row>) {
  const { manager, mine, current, keepMine, takeTheirs, decideLater } = props
  const id = useId()
  if (!current) return <DeletedDialog noun={manager.nouns[0]} {...props} />
  const theirs = manager.valuesOf(current)
  const changed = manager.fields.filter(({ name }) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]))
  return (
    <Modal
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onCancel={decideLater}
      className="modal-wide"
    >
      <h2 id={`${id}-title`} className="font-semibold text-lg">
        Somebody else has changed this {manager.nouns[0]} meanwhile
      </h2>
      <p id={`${id}-text`} className="mt-2 text-muted">
        Nothing was overwritten. Compare the two, then choose which to go on with. If you keep yours, look it over and
        save again: theirs stays in the history. If you take theirs, you can still bring yours back until you save.
      </p>
      {changed.map((spec) => (
        <Comparison key={spec.name} spec={spec} theirs={theirs[spec.name] ?? ''} mine={mine[spec.name] ?? ''} />
      ))}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={takeTheirs}>
          Take theirs
        </Button>
        <Button look="solid" data-autofocus onClick={keepMine}>
          Keep editing mine
        </Button>
      </div>
    </Modal>
  )
}

type DeletedDialogProps = { noun: string; keepMine: () => void; decideLater: () => void }

function DeletedDialog({ noun, keepMine, decideLater }: DeletedDialogProps) {
  const id = useId()
  return (
    <Modal role="alertdialog" labelledBy={`${id}-title`} describedBy={`${id}-text`} onCancel={decideLater}>
      <h2 id={`${id}-title`} className="font-semibold text-lg">
        Somebody else has deleted this {noun} meanwhile
      </h2>
      <p id={`${id}-text`} className="mt-2 text-muted">
        What you typed is still here. If you save again, it is added as a new {noun}; the deleted one can also be
        brought back from the list of what was deleted.
      </p>
      <div className="mt-6 flex justify-end">
        <Button look="solid" data-autofocus onClick={keepMine}>
          Back to the form
        </Button>
      </div>
    </Modal>
  )
}

type ComparisonProps = { spec: FieldSpec; theirs: FieldValue; mine: FieldValue }

function Comparison({ spec, theirs, mine }: ComparisonProps) {
  return (
    <section aria-label={spec.label} className="mt-5">
      <h3 className="font-semibold">{spec.label}</h3>
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <Version name="Saved now" spec={spec} value={theirs} />
        <Version name="Yours" spec={spec} value={mine} />
      </div>
    </section>
  )
}

function Version({ name, spec, value }: { name: string; spec: FieldSpec; value: FieldValue }) {
  return (
    <div className="max-h-72 overflow-y-auto rounded-lg border border-line bg-surface p-3">
      <p className="mb-1 text-muted text-sm">{name}</p>
      <ShownValue spec={spec} value={value} />
    </div>
  )
}

/** A field's value as it is read, not filled in. */
export function ShownValue({ spec, value }: { spec: FieldSpec; value: FieldValue }) {
  if (typeof value === 'boolean') return <p>{value ? 'Yes' : 'No'}</p>
  if (typeof value !== 'string') {
    return (
      <ul className="list-disc ps-5">
        {value.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    )
  }
  if (spec.kind === 'html') return <HtmlContent html={value} className="prose text-base" />
  return (
    <p dir="auto" className="whitespace-pre-line">
      {inWords(spec, value) || '–'}
    </p>
  )
}

function inWords({ kind, options }: FieldSpec, value: string): string {
  if (kind === 'date' && value) return formatDay(value)
  return options?.find(([option]) => option === value)?.[1] ?? value
}
