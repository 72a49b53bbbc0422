import { callOf, literal } from './acting.ts'
import { noteDraft } from './draft-steps.ts'
import { dayAfter, type Sequence, type Step } from './sequence.ts'
import { insert, type Make, newValues, otherValues } from './steps.ts'
import { keyOf, type Row, rowsOf } from './world.ts'

type Part = Record<string, unknown> & { place: number }

/** The law as a file has it: some sections in other words, some left out, some new ones, at times a new chapter. */
function partsOf(sequence: Sequence, who: number, ofAmendment: boolean): Part[] {
  const { random, world } = sequence
  const parts: Omit<Part, 'place'>[] = []
  const inOrder = (one: Row, other: Row) => Number(one.order) - Number(other.order)
  const newPart = () => {
    const { title, content } = newValues(sequence, 'sections') ?? { title: 'x', content: 'x' }
    return { title, content }
  }
  for (const chapter of rowsOf(world, 'chapters').sort(inOrder)) {
    if (random.chance(0.25)) continue
    parts.push({ row_id: chapter.id, stamp: sequence.stamp(who, 'chapters', chapter) })
    const within = rowsOf(world, 'sections').filter(({ chapter_id }) => chapter_id === chapter.id)
    for (const section of within.sort(inOrder)) {
      const row = { row_id: section.id, stamp: sequence.stamp(who, 'sections', section), chapter_id: chapter.id }
      const choice = random.below(10)
      if (choice === 0) continue
      if (choice === 1 && ofAmendment) parts.push({ ...row, is_repeal: true })
      else if (choice < 6) parts.push(row)
      else parts.push({ ...row, title: section.title, ...otherValues(sequence, 'sections', section) })
      if (random.chance(0.2)) parts.push({ chapter_id: chapter.id, ...newPart() })
    }
  }
  if (random.chance(ofAmendment ? 0.05 : 0.3)) {
    parts.push({ title: `Part ${random.word()}` })
    parts.push({ chapter_place: parts.length - 1, ...newPart() })
  }
  return parts.map((part, place) => ({ ...part, place }))
}

const bringIn: Make = (sequence, who) => {
  const { random, world } = sequence
  const amendment = random.chance(0.3) ? random.pick(rowsOf(world, 'amendments')) : undefined
  const parts = partsOf(sequence, who, amendment !== undefined)
  if (parts.length === 0) return
  const id = random.uuid()
  const asked = { import: id, law: 'vat-law', instrument: '', total: parts.length }
  const as_of = random.chance(0.5) ? dayAfter(world.today, -random.below(3)) : null
  const step: Step = {
    name: amendment ? 'bring a law in, as an amendment' : 'bring a law in',
    who,
    statements: [
      callOf('stage_import', { import: id, parts }),
      callOf('apply_import', { ...asked, as_of, amendment: amendment?.id ?? null }),
    ],
  }
  if (!amendment) return { ...step, publishes: parts, import: id }
  const whenDone = () => {
    for (const draft of sequence.world.drafts.values()) {
      if (!world.drafts.has(draft.id)) noteDraft(sequence, draft.id, draft.row, null, amendment.id)
    }
  }
  return { ...step, whenDone }
}

/** Corrects a section and what an amendment will make of it. */
const correct: Make = (sequence, who) => {
  const { random, world } = sequence
  const changes = [...world.drafts.values()].filter(
    (draft) => draft.is_waiting && draft.amendment_id && draft.table_name === 'sections' && draft.row.content,
  )
  const titled = changes.sort((one, other) => (JSON.stringify(one.row) < JSON.stringify(other.row) ? -1 : 1))
  const change = random.pick(titled)
  const section = change && world.rows.get(keyOf('sections', change.row_id ?? ''))
  if (!change || !section) return
  const new_values = { content: `<p>${random.word()}</p>` }
  const corrected = { ...change.row, content: `<p>${random.word()}</p>` }
  const statement = callOf('correct_section', {
    section: section.id,
    based_on: sequence.stamp(who, 'sections', section),
    new_values,
    changes: [{ id: change.id, written_at: change.written_at, row: corrected }],
  })
  const whenDone = () => noteDraft(sequence, change.id, corrected, null, change.amendment_id)
  return { name: 'correct a section and its change', who, statements: [statement], publishes: new_values, whenDone }
}

/** Notes by hand what a section said in a time that has passed. */
const noteFormer: Make = (sequence, who) => {
  const { random, world } = sequence
  const section = random.pick(rowsOf(world, 'sections'))
  if (!section) return
  const to_day = dayAfter(world.today, -1 - random.below(9))
  const values = {
    id: random.uuid(),
    section_id: section.id,
    title: section.title,
    content: `<p>${random.word()}</p>`,
    from_day: dayAfter(to_day, -random.below(4)),
    to_day,
  }
  return { name: 'note a former text', who, statements: [insert('section_versions', values)], publishes: values }
}

const removeFormer: Make = (sequence, who) => {
  const former = sequence.random.pick(rowsOf(sequence.world, 'section_versions'))
  if (!former || former.ended_by) return
  const statement = `delete from public.section_versions where id = ${literal(former.id)} returning id`
  return { name: 'delete a former text', who, statements: [statement] }
}

export const IMPORT_STEPS: readonly (readonly [number, Make])[] = [
  [7, bringIn],
  [3, correct],
  [3, noteFormer],
  [1, removeFormer],
]
