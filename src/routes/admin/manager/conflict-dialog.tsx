import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { held } from '@/components/ui/held'
import { Modal } from '@/components/ui/modal'
import type { ManagedRow } from '@/data/staff-table'
import type { FieldValues } from '@/lib/faults'
import { ConflictField, type Side } from './conflict-field'
import type { RowManager } from './manager'

type ConflictDialogProps<Row extends ManagedRow> = {
  manager: Pick<RowManager<Row, object>, 'fields' | 'valuesOf' | 'nouns'>
  mine: FieldValues
  /** What both started from; null where that is not known. */
  origin: FieldValues | null
  /** How the row stands now; null when it is gone. */
  current: Row | null
  keepMine: () => void
  takeTheirs: () => void
  /** Goes on with these values, some of each side. */
  takeChosen: (chosen: FieldValues) => void
  /** Goes back to the form without a choice: the next save asks again. */
  decideLater: () => void
}

/** Somebody else saved or deleted the row meanwhile: what each has changed, to be taken from either (ADM-11, STAFF-4). */
export function ConflictDialog<Row extends ManagedRow>(props: ConflictDialogProps<Row>) {
  const { manager, mine, current, keepMine, decideLater } = props
  if (!current) return <DeletedDialog noun={manager.nouns[0]} keepMine={keepMine} decideLater={decideLater} />
  return <TwoVersions {...props} theirs={manager.valuesOf(current)} mine={mine} />
}

const differs = (one: FieldValues, other: FieldValues, name: string) =>
  JSON.stringify(one[name]) !== JSON.stringify(other[name])

function TwoVersions<Row extends ManagedRow>(props: ConflictDialogProps<Row> & { theirs: FieldValues }) {
  const { manager, mine, theirs, origin, keepMine, takeTheirs, takeChosen, decideLater } = props
  const id = useId()
  const fields = manager.fields.filter(({ name }) => differs(mine, theirs, name))
  // What only one of both has changed is settled: nothing of the other is lost by it.
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(
      fields.flatMap(({ name }): [string, Side][] => {
        if (!origin) return []
        if (!differs(mine, origin, name)) return [[name, 'theirs']]
        return differs(theirs, origin, name) ? [] : [[name, 'mine']]
      }),
    ),
  )
  const open = fields.filter(({ name }) => !sides[name]).length
  const useChosen = () => {
    const taken = fields.filter(({ name }) => sides[name] === 'theirs').map(({ name }) => [name, theirs[name] ?? ''])
    takeChosen({ ...mine, ...Object.fromEntries(taken) })
  }
  return (
    <Modal
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onCancel={decideLater}
      className="modal-wide"
    >
      <h2 id={`${id}-title`} className="font-semibold text-xl">
        Somebody else has changed this {manager.nouns[0]} meanwhile
      </h2>
      <p id={`${id}-text`} className="mt-2 text-muted">
        Nothing was overwritten. Take each difference from either side, or keep or drop all of yours. Look it over then,
        and save again: theirs stays in the history, and what you typed can be brought back until you save.
        {origin && ' Struck words were there when you began, underlined ones are new.'}
      </p>
      {fields.map((spec, index) => (
        <ConflictField
          key={spec.name}
          number={index + 1}
          spec={spec}
          origin={origin?.[spec.name] ?? null}
          theirs={theirs[spec.name] ?? ''}
          mine={mine[spec.name] ?? ''}
          side={sides[spec.name] ?? null}
          onChoose={(side) => setSides({ ...sides, [spec.name]: side })}
        />
      ))}
      <div className="office-dialog-bar">
        <p role="status" className="me-auto text-muted">
          {open > 0 && `${open} of ${fields.length} not chosen`}
        </p>
        <Button look="outline" onClick={takeTheirs}>
          Take theirs
        </Button>
        <Button look="outline" data-autofocus onClick={keepMine}>
          Keep editing mine
        </Button>
        <Button look="solid" {...held(open > 0)} onClick={useChosen}>
          Use what is chosen
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
