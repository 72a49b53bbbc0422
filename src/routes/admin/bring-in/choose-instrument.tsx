import { useState } from 'react'
import type { PresentLaw } from '@/data/imports/staff'
import { LAW_NAMES, type LawType } from '@/names/kinds'
import { type Instrument, instrumentOfChapter, instrumentsIn, NAME_WITH_YEAR } from '@/office/bring-in/compare-law'
import { Field } from '@/ui/field'

const NEW = 'new'
const NO_YEAR = 'End it with its year, as in “Sample Levy Law, 5786-2026”'

type ChooseInstrumentProps = {
  law: LawType
  present: PresentLaw
  chosen: Instrument | null
  /** Offered as the name of a new one. */
  titleOfFile: string
  onChoose: (instrument: Instrument | null) => void
}

/** Asks which instrument a file is of, since numbers are matched within it alone (BULK-1); a new one is named with its year. */
export function ChooseInstrument({ law, present, chosen, titleOfFile, onChoose }: ChooseInstrumentProps) {
  const instruments = instrumentsIn(law, present)
  const place = instruments.findIndex((instrument) => instrument.name === chosen?.name)
  // One that was taken back is chosen still.
  const [isNew, setIsNew] = useState(chosen !== null && place < 0)
  const [name, setName] = useState(isNew ? (chosen?.prefix ?? '') : titleOfFile)
  const titleOf = (typed: string) => typed.replace(/\s+/g, ' ').trim()
  const known = isNew ? instruments.find((each) => each.name === instrumentOfChapter(law, titleOf(name)).name) : null
  const nameNew = (typed: string) => {
    setName(typed)
    const named = instrumentOfChapter(law, titleOf(typed))
    const isKnown = instruments.some((each) => each.name === named.name)
    onChoose(!isKnown && NAME_WITH_YEAR.test(named.prefix) ? named : null)
  }
  const choose = (value: string) => {
    setIsNew(value === NEW)
    if (value === NEW) nameNew(name)
    else onChoose(instruments[Number(value)] ?? null)
  }
  return (
    <div className="office-inset grid gap-3 border-line border-b md:grid-cols-2">
      <Field label="The file is of" hint="Its numbers are compared with those of this instrument alone.">
        {(control) => (
          <select
            {...control}
            value={isNew ? NEW : chosen ? place : ''}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="" disabled>
              Choose…
            </option>
            {instruments.map(({ prefix }, index) => (
              <option key={prefix} value={index}>
                {prefix || LAW_NAMES[law]}
              </option>
            ))}
            <option value={NEW}>A new instrument…</option>
          </select>
        )}
      </Field>
      {isNew && (
        <Field
          label="Name of the new instrument (required)"
          error={
            name && !chosen ? (known?.prefix ? `${known.name} are here already: choose them above` : NO_YEAR) : null
          }
          hint="In full, with its year. Its chapters’ titles begin with it."
        >
          {(control) => (
            <input
              {...control}
              dir="auto"
              maxLength={200}
              value={name}
              onChange={({ target }) => nameNew(target.value)}
            />
          )}
        </Field>
      )}
    </div>
  )
}
