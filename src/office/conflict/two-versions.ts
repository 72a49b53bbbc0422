import { useState } from 'react'
import type { FieldValue, FieldValues } from '@/lib/faults'
import type { FieldSpec } from '@/office/manager'
import { sanitise } from '@/texts/sanitise'
import { type Choice, chosenPieces, compareVersions, type Stretch } from './merge'
import { cut, join, type Piece } from './pieces'

/** A stretch of a field that both versions share, or a place where they differ, with its values. */
export type Part = {
  id: string
  spec: FieldSpec
  stretch: Stretch
  /** Where it is, in words. */
  place: string
  /** What both started from; null where that is not known. */
  origin: FieldValue | null
  theirs: FieldValue
  mine: FieldValue
}

type Values = {
  fields: readonly FieldSpec[]
  origin: FieldValues | null
  theirs: FieldValues
  mine: FieldValues
}

/** Two versions of a row, and the choice wherever they differ; what one alone has changed comes settled (STAFF-4). */
export function useTwoVersions(values: Values) {
  const [parts] = useState(() => partsOf(values))
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({})
  const choiceOf = ({ id, stretch: { changedBy } }: Part): Choice | null =>
    chosen[id] ?? (changedBy === 'both' ? null : changedBy)
  const places = parts.filter(({ stretch }) => stretch.changedBy !== null)
  return {
    parts,
    places,
    choiceOf,
    choose: (id: string, choice: Choice) => setChosen((before) => ({ ...before, [id]: choice })),
    open: places.filter((part) => choiceOf(part) === null).length,
    /** Whether nothing that was typed here is left out. */
    isMineWhole: places.every(
      (part) => part.stretch.changedBy === 'theirs' || ['mine', 'both'].includes(choiceOf(part) ?? ''),
    ),
    result: () => merged(values, parts, (part) => choiceOf(part) ?? 'mine'),
  }
}

/**
 * What a text to come (theirs) becomes by a correction (mine) of the text that both began from (TIME-3); `left`: the places that
 * read differently there, which stay as they are.
 */
export function withCorrection(values: Values): { values: FieldValues; left: readonly Part[] } {
  const parts = partsOf(values)
  const isMine = ({ stretch: { changedBy } }: Part) => changedBy === 'mine'
  return {
    values: merged(values, parts, (part) => (isMine(part) ? 'mine' : 'theirs')),
    left: parts.filter(({ stretch: { changedBy } }) => changedBy === 'both'),
  }
}

/** The values that a choice for each place where they differ leads to. */
function merged({ mine }: Values, parts: readonly Part[], choiceOf: (part: Part) => Choice): FieldValues {
  const taken = new Map(parts.map((part) => [part.stretch, choiceOf(part)]))
  const chosenOf = (spec: FieldSpec, ofField: readonly Part[]) => {
    const stretches = ofField.map(({ stretch }) => stretch)
    const pieces = chosenPieces(stretches, (stretch) => taken.get(stretch) ?? 'mine')
    return join(spec, pieces, mine[spec.name] ?? '')
  }
  const byField = [...Map.groupBy(parts, ({ spec }) => spec)]
  return { ...mine, ...Object.fromEntries(byField.map(([spec, ofField]) => [spec.name, chosenOf(spec, ofField)])) }
}

function partsOf({ fields, origin, theirs, mine }: Values): Part[] {
  const differing = fields.filter(({ name }) => JSON.stringify(theirs[name]) !== JSON.stringify(mine[name]))
  return differing.flatMap((spec) => {
    const inField = (values: FieldValues) => values[spec.name] ?? ''
    const like = inField(mine)
    const stretches = compareVersions({
      origin: origin && cut(spec, inField(origin)),
      theirs: cut(spec, inField(theirs)),
      mine: cut(spec, like),
    })
    const placeOf = placesIn(spec, differing.length > 1)
    return stretches.map((stretch, index) => ({
      id: `${spec.name} ${index}`,
      spec,
      stretch,
      place: placeOf(stretch),
      origin: stretch.origin && join(spec, stretch.origin, like),
      theirs: join(spec, stretch.theirs, like),
      mine: join(spec, stretch.mine, like),
    }))
  })
}

/** @returns tells of each stretch in turn where it is: "Two recipients, paragraph 4", counted from the heading before. */
function placesIn({ label, kind }: FieldSpec, isNamed: boolean): (stretch: Stretch) => string {
  let heading = 'Opening'
  let paragraph = 1
  return ({ mine, theirs }) => {
    if (kind !== 'html') return label
    const pieces = mine.length > 0 ? mine : theirs
    const own = pieces[0] && headingOf(pieces[0])
    const place = own ? `Heading “${own}”` : `${heading}, paragraph ${paragraph}`
    for (const piece of pieces) {
      const begun = headingOf(piece)
      heading = begun ?? heading
      paragraph = begun === null ? paragraph + 1 : 1
    }
    return isNamed ? `${label}: ${place}` : place
  }
}

const headingOf = ({ text }: Piece): string | null =>
  /^<h[2-4][\s>]/.test(text) ? (sanitise(text).textContent?.trim() ?? '') : null
