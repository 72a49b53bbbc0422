import { callOf, literal } from './acting.ts'
import { wordsIn } from './random.ts'
import { dayAfter, type Sequence, type Step } from './sequence.ts'
import { DRAFTED, insert, type Make, newValues, otherValues, type Table } from './steps.ts'
import { type Draft, keyOf, nameOf, type Row, rowsOf } from './world.ts'

const draftsOf = (sequence: Sequence, isWanted: (draft: Draft) => boolean): Draft[] => {
  const nameIn = ({ row, row_id, table_name }: Draft) =>
    `${JSON.stringify(row)} ${row_id ? nameOf(sequence.world.rows.get(keyOf(table_name, row_id)) ?? { id: '' }) : ''}`
  return [...sequence.world.drafts.values()]
    .filter(isWanted)
    .sort((one, other) => (nameIn(one) < nameIn(other) ? -1 : 1))
}

/** Notes what a draft says now and when that is to be published. */
export function noteDraft(sequence: Sequence, id: string, said: object, day: string | null, amendment: string | null) {
  const words = new Set([...(sequence.drafted.get(id)?.words ?? []), ...wordsIn(said)])
  sequence.drafted.set(id, { words, day, amendment })
}

interface Planned {
  table: string
  row?: Row
  values: Record<string, unknown>
  isRepeal?: boolean
}

/** What a draft is to do: change a row, add one, or in an amendment also move one or have it go. */
function plan(sequence: Sequence, ofAmendment: boolean): Planned | undefined {
  const { random } = sequence
  const tables = ofAmendment ? (['sections', 'sections', 'sections', 'news', 'faqs', 'chapters'] as const) : DRAFTED
  const table: Table = random.pick(tables) ?? 'news'
  const row = random.chance(0.7) ? random.pick(rowsOf(sequence.world, table)) : undefined
  if (!row) {
    const values = newValues(sequence, table)
    return values && { table, values }
  }
  const isRepeal = ofAmendment && table !== 'chapters' && random.chance(0.2)
  if (isRepeal) return { table, row, values: {}, isRepeal }
  if (ofAmendment && table === 'sections' && random.chance(0.3)) {
    const chapter_id = sequence.pickId('chapters')
    const values = { order: 1 + random.below(5), ...(random.chance(0.4) && chapter_id && { chapter_id }) }
    return { table, row, values }
  }
  return { table, row, values: otherValues(sequence, table, row) }
}

function keep(sequence: Sequence, who: number, amendment?: Row): Step | undefined {
  const { random, world } = sequence
  const planned = plan(sequence, amendment !== undefined)
  if (!planned) return
  const { table, row, values, isRepeal = false } = planned
  const day = world.today
  const publish_on = !amendment && table !== 'sections' && random.chance(0.5) ? dayAfter(day, random.below(4)) : null
  const ofAmendment = amendment?.id ?? null
  const waiting =
    row &&
    draftsOf(sequence, (draft) => draft.row_id === row.id && draft.is_waiting && draft.amendment_id === ofAmendment)[0]
  const isOver = waiting !== undefined && random.chance(0.75)
  const draft = isOver ? waiting.id : random.uuid()
  const stamp = isOver ? sequence.remembered(who, `draft ${draft}`, waiting.written_at) : null
  const said = isOver && !isRepeal ? { ...waiting.row, ...values } : values
  const statement = callOf('save_draft', {
    ...{ list: table, new_values: said, draft, stamp, publish_on, is_repeal: isRepeal, amendment: ofAmendment },
    ...(row && { row_id: row.id, based_on: sequence.stamp(who, table, row) }),
    is_ready: amendment ? random.chance(0.85) : false,
  })
  const name = amendment ? `change of an amendment, ${table}` : `draft of ${table}${publish_on ? ' with a day' : ''}`
  const what = isRepeal ? ' that goes' : row ? '' : ' that is new'
  const whenDone = () => noteDraft(sequence, draft, said, publish_on, ofAmendment)
  return { name: `${name}${what}${isOver ? ', over one' : ''}`, who, statements: [statement], whenDone }
}

const draft: Make = (sequence, who) => keep(sequence, who)

const change: Make = (sequence, who) => {
  const amendment = sequence.random.pick(rowsOf(sequence.world, 'amendments'))
  return amendment && keep(sequence, who, amendment)
}

const publish: Make = (sequence, who) => {
  const { random, world } = sequence
  const due = random.pick(draftsOf(sequence, (each) => each.is_waiting || random.chance(0.1)))
  if (!due) return
  const row = due.row_id ? world.rows.get(keyOf(due.table_name, due.row_id)) : undefined
  const id = random.uuid()
  const more = random.chance(0.4) && row ? otherValues(sequence, due.table_name, row) : {}
  const new_values = { ...due.row, ...more, ...(due.row_id ? {} : { id }) }
  const statement = callOf('publish_draft', {
    draft: due.id,
    stamp: sequence.remembered(who, `draft ${due.id}`, due.written_at),
    new_values,
    row_id: due.row_id,
    based_on: due.row_id && (row && random.chance(0.7) ? sequence.stamp(who, due.table_name, row) : due.based_on),
  })
  return { name: `publish a draft of ${due.table_name}`, who, statements: [statement], publishes: new_values }
}

const discard: Make = (sequence, who) => {
  const isBack = sequence.random.chance(0.5)
  const found = sequence.random.pick(draftsOf(sequence, (each) => (isBack ? each.is_removed : each.is_waiting)))
  if (!found) return
  const statement = `update public.drafts set is_removed = ${!isBack} where id = ${literal(found.id)}
    and is_removed = ${isBack} returning id`
  return { name: isBack ? 'put back a draft' : 'discard a draft', who, statements: [statement] }
}

const restoreSave: Make = (sequence, who) => {
  const { random } = sequence
  const found = random.pick(draftsOf(sequence, (each) => each.is_waiting && each.saves.length > 1))
  if (!found) return
  const statement = callOf('restore_save', {
    draft: found.id,
    saved: random.pick(found.saves),
    stamp: sequence.remembered(who, `draft ${found.id}`, found.written_at),
  })
  return { name: 'restore a save of a draft', who, statements: [statement] }
}

const begin: Make = (sequence, who) => {
  const { random, world } = sequence
  const id = random.uuid()
  const day = dayAfter(world.today, random.below(5) - 1)
  const values = { id, title: `Amendment ${random.word()}`, day }
  const whenDone = () => sequence.planned.set(id, { day, isSet: false })
  return { name: 'begin an amendment', who, statements: [insert('amendments', values)], publishes: values, whenDone }
}

const STEPS_OF_AMENDMENTS = [
  'announce',
  'announce',
  'set',
  'set',
  'set',
  'unset',
  'unannounce',
  'withdraw',
  'reopen',
] as const

const step: Make = (sequence, who) => {
  const { random, world } = sequence
  const found = random.pick(rowsOf(world, 'amendments'))
  if (!found) return
  const name = found.state === 'in force' ? 'take back' : (random.pick(STEPS_OF_AMENDMENTS) ?? 'set')
  const stamp = sequence.stamp(who, 'amendments', found)
  const statement = callOf('step_amendment', { amendment: found.id, step: name, stamp })
  const planned = sequence.planned.get(found.id)
  const isDue = name === 'set' && planned !== undefined && planned.day <= world.today
  const due = [...sequence.drafted.values()].filter(({ amendment }) => isDue && amendment === found.id)
  return {
    ...{ name: `${name} an amendment`, who, statements: [statement] },
    publishes: due.map(({ words }) => [...words]),
    amendment: found.id,
    whenDone: () => {
      if (planned && name !== 'announce') planned.isSet = name === 'set' || (name === 'unannounce' && planned.isSet)
    },
    ...(name === 'take back' && {
      undoes: sequence.done.findLast(({ before, after }) => {
        const key = keyOf('amendments', found.id)
        return after.rows.get(key)?.state === 'in force' && before.rows.get(key)?.state !== 'in force'
      }),
    }),
  }
}

const otherDay: Make = (sequence, who) => {
  const { random, world } = sequence
  const found = random.pick(rowsOf(world, 'amendments'))
  if (!found) return
  const day = dayAfter(world.today, random.below(4))
  const stamp = sequence.stamp(who, 'amendments', found)
  const statement = `update public.amendments set day = ${literal(day)} where id = ${literal(found.id)}
    and updated_at = ${literal(stamp)} returning id`
  const whenDone = (answer: unknown[]) => {
    const planned = sequence.planned.get(found.id)
    if (planned && answer.length > 0) planned.day = day
  }
  return { name: 'another day of an amendment', who, statements: [statement], whenDone }
}

export const DRAFT_STEPS: readonly (readonly [number, Make])[] = [
  [9, draft],
  [12, change],
  [6, publish],
  [4, discard],
  [2, restoreSave],
  [3, begin],
  [10, step],
  [2, otherDay],
]
