import type { Claims } from '../public-calls.ts'
import { type Answer, type Line, literal, type Refusal, VISITOR } from './acting.ts'
import { Random, wordsIn } from './random.ts'
import { keyOf, type Managed, type Row, readWorld, rowsOf, type World } from './world.ts'

/** What can be taken back: by which versions, import or amendment, and all content before it and after it. */
export interface Done {
  name: string
  versions: number[]
  import?: string
  amendment?: string
  before: World
  after: World
  /** The rows that it changed. */
  touched: string[]
}

/** One step of a sequence: what somebody asks for, and what is right about it if it is not refused. */
export interface Step {
  name: string
  /** Nobody: any visitor. */
  who?: number
  /** The day that it is by then. */
  day?: string
  /** Each is a transaction; the answer is that of the last. */
  statements: string[]
  /** What readers may see from now on. */
  publishes?: unknown
  undoes?: Done
  import?: string
  amendment?: string
  /** Called with the answer, if it is not refused. */
  whenDone?: (answer: Answer) => void
}

/** What a former text of a section said, from and up to which day, and which amendment ended it. */
export interface Former {
  from: string
  to: string
  content: string | null
  by: string
}

/** What is said of an amendment by the steps that were taken, not by the database. */
export interface Planned {
  day: string
  isSet: boolean
}

export interface Taken {
  step: Step
  before: World
  after: World
  answer: Answer
  refusal?: Refusal
}

/** A day, so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** From which day on a text is known to hold. */
export const heldFrom = (section: Row | undefined): string =>
  String(section?.in_force_from ?? section?.text_as_of ?? '')

/** A sequence of steps by two members of staff: what it began with, what was done, and what follows from that. */
export class Sequence {
  readonly random: Random
  readonly line: Line
  readonly staff: readonly Claims[]
  readonly tables: readonly Managed[]
  world!: World
  /** The words that were published, by whatever is said to publish. */
  readonly published = new Set<string>()
  /** The words and the day of each draft, by its id. */
  readonly drafted = new Map<string, { words: Set<string>; day: string | null; amendment: string | null }>()
  readonly planned = new Map<string, Planned>()
  readonly formers = new Map<string, Former[]>()
  /** The sections that an amendment has repealed. */
  readonly repealed = new Map<string, string>()
  readonly done: Done[] = []
  /** The stamps that each of them has read, which may be old ones. */
  readonly seen: Map<string, string>[] = [new Map(), new Map()]
  readonly log: string[] = []
  number = 0

  constructor(seed: number, line: Line, staff: readonly Claims[], tables: readonly Managed[]) {
    this.random = new Random(seed)
    this.line = line
    this.staff = staff
    this.tables = tables
  }

  read = () => readWorld(this.line, this.tables)

  /** The stamp that somebody has of a row: mostly what it has now, at times what it had when they last looked. */
  stamp(who: number, table: string, row: Row): string {
    return this.remembered(who, keyOf(table, row.id), String(row.updated_at))
  }

  remembered(who: number, key: string, present: string): string {
    const former = this.seen[who]?.get(key)
    if (this.random.chance(0.2) && former) return former
    this.seen[who]?.set(key, present)
    return present
  }

  /** One of the rows of these tables, with its table. */
  pickRow(tables: readonly string[]): { table: string; row: Row } | undefined {
    return this.random.pick(tables.flatMap((table) => rowsOf(this.world, table).map((row) => ({ table, row }))))
  }

  pickId = (table: string): string | undefined => this.random.pick(rowsOf(this.world, table))?.id

  /** The number of a new section. */
  nextNumber(): number {
    this.number += 1
    return this.number
  }

  /** Takes a step. */
  async take(step: Step): Promise<Taken> {
    const before = this.world
    let answer: Answer = []
    let refusal: Refusal | undefined
    if (step.day) await setToday(this.line, step.day)
    for (const statement of step.statements) {
      const claims = step.who === undefined ? VISITOR : this.staff[step.who]
      const given = await this.line.as(claims ?? VISITOR, statement)
      if ('refusal' in given) refusal = given.refusal
      else answer = given.answer
      if (refusal) break
    }
    this.world = await this.read()
    const failures = answer.flatMap((row) => (typeof row.failure === 'string' ? [row.failure] : []))
    const outcome = refusal ? `${refusal.code} ${refusal.message}` : failures.length > 0 ? `kept: ${failures}` : 'done'
    this.log.push(`${step.who ?? 'visitor'} ${step.name}: ${outcome}`)
    if (!refusal) {
      for (const word of wordsIn(step.publishes ?? '')) this.published.add(word)
      step.whenDone?.(answer)
    }
    this.follow(before, step)
    return { step, before, after: this.world, answer, ...(refusal && { refusal }) }
  }

  /** Notes what follows from a step for the law in time, and what it was that can be taken back. */
  private follow(before: World, step: Step): void {
    const versions = this.world.versions.slice(before.versions.length)
    const touched = [...new Set(versions.map((version) => keyOf(version.table_name, version.row_id)))]
    this.notice(before)
    if (versions.length === 0 || step.name === 'put in order') return
    const { import: brought, amendment } = step
    this.done.push({
      ...{ name: step.name, versions: versions.map(({ id }) => id), before, after: this.world, touched },
      ...(brought && { import: brought }),
      ...(amendment && { amendment }),
    })
  }

  /** Which amendments came into force or were taken back, and what that makes of the law before their day. */
  private notice(before: World): void {
    for (const row of rowsOf(this.world, 'amendments')) {
      const former = before.rows.get(keyOf('amendments', row.id))
      if (row.state === 'in force' && former?.state !== 'in force') this.noticeForce(before, row)
      if (row.state !== 'in force' && former?.state === 'in force') {
        for (const [section, texts] of this.formers)
          this.formers.set(
            section,
            texts.filter(({ by }) => by !== row.id),
          )
        for (const [section, by] of this.repealed) if (by === row.id) this.repealed.delete(section)
      }
    }
  }

  private noticeForce(before: World, amendment: Row): void {
    const to = dayAfter(String(amendment.day), -1)
    for (const draft of before.drafts.values()) {
      if (draft.amendment_id !== amendment.id || !draft.is_waiting || draft.table_name !== 'sections') continue
      const section = draft.row_id ?? this.world.drafts.get(draft.id)?.row_id ?? ''
      const former = before.rows.get(keyOf('sections', section))
      const texts = this.formers.get(section) ?? []
      const content = (former?.content as string | undefined) ?? null
      // Written down only after it had ended, it is known to have held on its last day.
      const from = [heldFrom(former), to].sort()[0] ?? to
      this.formers.set(section, [...texts, { from, to, content, by: amendment.id }])
      if (draft.is_repeal) this.repealed.set(section, amendment.id)
    }
  }
}

/** Sets the day that it is in Israel. */
export const setToday = (line: Line, day: string) => line.run(`set private.today = ${literal(day)}`)
