import { answersTo } from '../public-calls.ts'
import { literal, VISITOR } from './acting.ts'
import { wordsIn } from './random.ts'
import { dayAfter, heldFrom, type Sequence, type Taken } from './sequence.ts'
import { keyOf, type Row, readingOf, readings, rowsOf, tableOf, type World } from './world.ts'

/**
 * What must hold after every step.
 * @param isThorough whether visitors ask everything that they can, not only for what is near
 * @returns what does not hold, as sentences
 */
export async function faultsAfter(
  sequence: Sequence,
  taken: Taken,
  asking: { calls: Calls; isThorough: boolean },
): Promise<string[]> {
  const { before, after } = taken
  if (before.all === after.all && before.today === after.today && !asking.isThorough) return []
  return [
    ...refusalFaults(taken),
    ...historyFaults(before, after),
    ...undoFaults(taken),
    ...dueFaults(sequence, taken),
    ...intervalFaults(after),
    ...(await lawFaults(sequence, after)),
    ...(await secrecyFaults(sequence, after, asking)),
  ]
}

/** A step that is refused has changed nothing. */
const refusalFaults = ({ refusal, before, after }: Taken): string[] =>
  refusal && before.all !== after.all ? [`It was refused ("${refusal.message}"), and something has changed.`] : []

/** What the history says of a row: without stamps and its number among others, which no version has. */
const NOT_KEPT = new Set(['updated_at', 'revised_at', 'slug', 'order', 'state', 'is_told'])
const kept = (row: Row | null | undefined): string =>
  row
    ? JSON.stringify(
        Object.entries(row)
          .filter(([name]) => !NOT_KEPT.has(name))
          .sort(),
      )
    : 'not there'

/** Each row that has changed has versions, the first of which says what it was, and the last leads to what it is. */
function historyFaults(before: World, after: World): string[] {
  const faults: string[] = []
  const fresh = after.versions.slice(before.versions.length)
  if (
    JSON.stringify(before.versions.map(identity)) !==
    JSON.stringify(after.versions.slice(0, before.versions.length).map(identity))
  )
    faults.push('A version of the history was changed or is gone.')
  for (const key of new Set([...before.rows.keys(), ...after.rows.keys()])) {
    const [former, present] = [kept(before.rows.get(key)), kept(after.rows.get(key))]
    const versions = fresh.filter(({ table_name, row_id }) => keyOf(table_name, row_id) === key)
    if (former !== present && versions.length === 0) faults.push(`${key} was changed without a version.`)
    const [first] = versions
    if (first && kept(first.row) !== former)
      faults.push(`The history of ${key} says that it was ${kept(first.row)}, not ${former}.`)
    const last = versions.at(-1)
    if (last && (last.action === 'delete') !== (present === 'not there'))
      faults.push(`${key} is there, or gone, without a version.`)
  }
  return faults
}

const identity = ({ id, table_name, row_id, action, row }: World['versions'][number]) => [
  id,
  table_name,
  row_id,
  action,
  row,
]

/** What is taken back reads exactly as it did; where nothing was done since, so does everything. */
function undoFaults({ step, before, after, answer, refusal }: Taken): string[] {
  const { undoes } = step
  if (!undoes || refusal) return []
  const stays = new Set(answer.flatMap(({ version, failure }) => (failure ? [Number(version)] : [])))
  const keysOf = (ids: number[]) =>
    before.versions.filter(({ id }) => ids.includes(id)).map(({ table_name, row_id }) => keyOf(table_name, row_id))
  const left = new Set(keysOf([...stays]))
  const asked = undoes.amendment && step.amendment ? undoes.touched : keysOf(undoes.versions)
  const faults: string[] = []
  for (const key of new Set(asked)) {
    if (left.has(key) || tableOf(key) === 'amendments') continue
    const [wanted, present] = [readingOf(undoes.before.rows.get(key)), readingOf(after.rows.get(key))]
    if (wanted !== present) faults.push(`${key} was taken back to ${present}, but it was ${wanted}.`)
  }
  if (stays.size > 0) return faults
  const [then, now, present] = [undoes.after, before, after].map((world) => readings(world))
  const isSame = (one: Map<string, string> = new Map(), other: Map<string, string> = new Map()) =>
    [...new Set([...one.keys(), ...other.keys()])].filter(
      (key) => tableOf(key) !== 'amendments' && one.get(key) !== other.get(key),
    )
  if (isSame(then, now).length > 0) return faults
  const former = readings(undoes.before)
  return [
    ...faults,
    ...isSame(former, present).map(
      (key) => `With all taken back ${key} reads ${present?.get(key)}, but it was ${former.get(key)}.`,
    ),
  ]
}

/** Nothing comes into force that was not set, or before its day; and what is due is published, or says why not. */
function dueFaults({ planned }: Sequence, { step, before, after }: Taken): string[] {
  const faults: string[] = []
  for (const amendment of rowsOf(after, 'amendments')) {
    const plan = planned.get(amendment.id)
    const isNew = before.rows.get(keyOf('amendments', amendment.id))?.state !== 'in force'
    if (amendment.state === 'in force' && isNew && !(plan?.isSet && plan.day <= after.today))
      faults.push(`${amendment.title} is in force, unasked.`)
  }
  if (step.who !== undefined) return faults
  for (const draft of after.drafts.values()) {
    if (!draft.is_waiting) continue
    const amendment = after.rows.get(keyOf('amendments', draft.amendment_id ?? ''))
    const isDue = amendment
      ? amendment.state === 'set' && String(amendment.day) <= after.today
      : draft.publish_on !== null && draft.publish_on <= after.today
    const isExplained = [...after.drafts.values()].some(
      (other) => other.failure && (other.id === draft.id || (amendment && other.amendment_id === amendment.id)),
    )
    if (isDue && !isExplained) faults.push(`The draft ${draft.id} is due and was not published, without a reason.`)
  }
  return faults
}

/** The texts of a section follow each other: none holds on a day of another. */
function intervalFaults(after: World): string[] {
  const faults: string[] = []
  const texts = new Map<unknown, Row[]>()
  for (const row of rowsOf(after, 'section_versions'))
    texts.set(row.section_id, [...(texts.get(row.section_id) ?? []), row])
  for (const [section, versions] of texts) {
    const inOrder = versions.sort((one, other) => (String(one.to_day) < String(other.to_day) ? -1 : 1))
    inOrder.forEach((text, place) => {
      const following = inOrder[place + 1]
      if (following && String(following.from_day ?? following.to_day) <= String(text.to_day))
        faults.push(`Two texts of section ${section} hold on ${text.to_day}.`)
    })
    const present = after.rows.get(keyOf('sections', String(section)))
    const last = inOrder.at(-1)?.to_day
    if (present?.in_force_from && String(present.in_force_from) <= String(last))
      faults.push(
        `The present text of ${present.title} is said to hold from ${present.in_force_from}, and a former one until ${last}.`,
      )
  }
  return faults
}

/** On each day there is one text of each section that was there, and it is the one that held. */
async function lawFaults(sequence: Sequence, after: World): Promise<string[]> {
  const days = [-6, -2, -1, 0, 1, 3].map((place) => dayAfter(after.today, place))
  const told = await sequence.line.as(
    VISITOR,
    `select d.day::text as day, l.section_id, l.content, l.state from unnest(${literal(`{${days}}`)}::date[]) as d (day),
      public.law_on('vat-law', d.day) as l`,
  )
  if ('refusal' in told) return [`The law of a day is refused: ${told.refusal.message}`]
  const faults: string[] = []
  for (const day of days) {
    const ofDay = told.answer.filter((row) => row.day === day)
    const ids = ofDay.map(({ section_id }) => String(section_id))
    if (new Set(ids).size < ids.length) faults.push(`On ${day} a section has two texts.`)
    if (day > after.today) continue
    const sections = [
      ...new Set([...rowsOf(after, 'sections').map(({ id }) => id), ...sequence.repealed.keys(), ...ids]),
    ]
    for (const section of sections) {
      const row = ofDay.find(({ section_id }) => section_id === section)
      const expected = textOn(sequence, after, section, day)
      const text = row?.content ?? null
      if (row?.state === 'unknown' ? expected.isKnown : text !== expected.content)
        faults.push(`On ${day} section ${section} (${row?.state}) reads ${text}, not ${expected.content}.`)
    }
  }
  return faults
}

/** What a section said on a day, by the steps that were taken. */
function textOn({ formers, repealed }: Sequence, after: World, section: string, day: string) {
  const present = after.rows.get(keyOf('sections', section))
  const isGone = !present && !repealed.has(section)
  const texts = isGone ? [] : (formers.get(section) ?? [])
  const byHand = rowsOf(after, 'section_versions').filter((row) => row.section_id === section && !row.ended_by)
  const noted = byHand.map(({ from_day, to_day, content }) => ({
    ...{ from: String(from_day), to: String(to_day), content: String(content) },
  }))
  const [former] = [...texts, ...noted].filter(({ to }) => to >= day).sort((one, other) => (one.to < other.to ? -1 : 1))
  const content = former ? former.content : ((present?.content as string | undefined) ?? null)
  const from = former ? former.from : heldFrom(present)
  return { content: day < from ? null : content, isKnown: day >= from && content !== null }
}

/** Readers see words that were published, or announced, and no other: not in a table, nor in what any procedure says. */
async function secrecyFaults(
  sequence: Sequence,
  after: World,
  { calls, isThorough }: { calls: Calls; isThorough: boolean },
): Promise<string[]> {
  const { line, published } = sequence
  while (sequence.world.pending > 0) {
    await line.as(VISITOR, 'select public.derive_pending()')
    sequence.world = await sequence.read()
  }
  const isShown = (row: Row) => row.is_enabled !== false && row.is_told !== false
  const inRows = new Set(wordsIn([...after.rows.values()].filter(isShown)))
  const announced = [...after.drafts.values()].filter(
    ({ amendment_id, is_ready, is_waiting, table_name }) =>
      is_ready &&
      is_waiting &&
      ['sections', 'chapters'].includes(table_name) &&
      after.rows.get(keyOf('amendments', amendment_id ?? ''))?.is_told,
  )
  const shown = new Set([...inRows, ...wordsIn(announced.map(({ row }) => row))])
  const faults = [...inRows].filter((word) => !published.has(word)).map((word) => `${word} is in a row before its day.`)
  const hidden = [...after.drafts.values()].flatMap(({ row }) => wordsIn(row)).filter((word) => !shown.has(word))
  const answers = await (isThorough ? askAll(sequence, calls) : askBriefly(sequence, calls, hidden.at(-1)))
  for (const [call, answer] of Object.entries(answers)) {
    const seen = wordsIn(answer).filter((word) => !shown.has(word))
    if (seen.length > 0) faults.push(`${call} tells readers ${seen}.`)
  }
  return faults
}

type Calls = Record<string, string>

/** Everything that a visitor can ask. */
const askAll = ({ line }: Sequence, calls: Calls): Promise<Calls> =>
  answersTo(VISITOR, calls, async (statement) => (await line.run(statement)) as never)

/** The tables, what is written of changes, and a search for a word that nobody is to find. */
async function askBriefly({ line }: Sequence, calls: Calls, hidden = ''): Promise<Calls> {
  const isAsked = (name: string) =>
    !name.includes(' ') || /^(law_on|get_changes|get_law_changes|get_latest) 1/.test(name)
  const asked = Object.entries(calls)
    .filter(([name]) => isAsked(name))
    .map(
      ([name, call]) =>
        `select ${literal(name)} as call, (select string_agg(t::text, ' ') from (${call}) as t) as told`,
    )
  // In quotation marks, for a published word that is like it would be found instead (SEARCH-8).
  const search = `select 'search', case when s ->> 'total' <> '0' then ${literal(hidden)} end
    from public.search_content(${literal(`"${hidden}"`)}) as s`
  const told = await line.as(VISITOR, [...asked, search].join(' union all '))
  if ('refusal' in told) throw new Error(told.refusal.message)
  return Object.fromEntries(told.answer.map(({ call, told: words }) => [String(call), String(words)]))
}
