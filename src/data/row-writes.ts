import { type CorrectedChange, correctSection, type DraftStamp, publishDraft } from './drafts/staff'
import { AppError } from './errors'
import { requestRow, requestRows } from './request'
import type { Call, ManagedRow } from './staff-table'
import { explainRefusal, refuseStrangers } from './staff-write'

/** Somebody else changed or deleted the row; `current` is the row as it is now, null when deleted (ADM-11). */
export class ConflictError<Row> extends AppError {
  readonly current: Row | null

  constructor(current: Row | null) {
    super('conflict', current ? CHANGED : DELETED)
    this.name = 'ConflictError'
    this.current = current
  }
}
const CHANGED = 'Somebody else has changed this meanwhile. Nothing was overwritten.'
const DELETED = 'Somebody else has deleted this meanwhile.'

/** Whether a row says what was to be written. */
export function isSaid(row: object, input: object): boolean {
  const said: Readonly<Record<string, unknown>> = { ...row }
  return Object.entries(input).every(
    ([column, value]) => JSON.stringify(said[column], inOrder) === JSON.stringify(value, inOrder),
  )
}

/** What differs; the rest is not written, for the row may have moved to another place meanwhile (STAFF-5). */
export function changesOf<Input extends object>(before: Input, after: Input): Partial<Input> {
  const changes: Partial<Input> = { ...after }
  for (const name in after) if (JSON.stringify(after[name]) === JSON.stringify(before[name])) delete changes[name]
  return changes
}

/** Postgres keeps the keys of JSON in an order of its own. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => one.localeCompare(other)))
    : value

type Asked<Row, Input> = {
  table: string
  find: (id: string) => Promise<Row | null>
  full: () => Call<Row>
  insert: (input: Input) => Call<Row>
  update: (input: Partial<Input>) => Call<Row>
}

/** Staff's writes of one row of a table; one that changed meanwhile is not written (ADM-11). */
export function rowWrites<Row extends ManagedRow, Input extends object>(asked: Asked<Row, Input>) {
  const { table, find, full, insert, update } = asked

  /** Why nothing was written: the row has changed, or the writer is no longer staff. */
  const explain = async (id: string): Promise<AppError> => {
    await refuseStrangers()
    return new ConflictError(await find(id))
  }

  /** The row that a procedure has written. Throws like the writes below. */
  const writtenBy = async (writing: Promise<string>): Promise<Row> => {
    const id = await writing
    const row = await find(id)
    if (!row) throw await explain(id)
    return row
  }

  return {
    /**
     * Adds a row with this id, from the draft if there is one, which waits no more then. One that is there already and says the
     * same counts as added: an answer was lost. Throws AppError, as ConflictError where it says something else.
     */
    create: async (input: Input, id: string, draft: DraftStamp | null = null): Promise<Row> => {
      const row = { ...input, id }
      try {
        if (draft) return await writtenBy(publishDraft(draft, { table, row }))
        const answer = requestRow((limited) => insert(row).abortSignal(limited))
        return await explainRefusal(answer, { table, row })
      } catch (error) {
        const mayBeThere = error instanceof AppError && (error.kind === 'duplicate' || error.kind === 'conflict')
        const there = mayBeThere ? await find(id) : null
        if (!there) throw error
        if (isSaid(there, input)) return there
        throw new ConflictError(there)
      }
    },
    /**
     * Changes the row as it was read, from the draft if there is one, which waits no more then; of a section with what amendments
     * are to change on top of that. Throws AppError, as ConflictError when the row has changed since.
     */
    update: async (
      over: ManagedRow,
      input: Partial<Input>,
      draft: DraftStamp | null = null,
      changes: readonly CorrectedChange[] = [],
    ): Promise<Row> => {
      const { id, updated_at } = over
      const written = { table, row: input }
      const write =
        changes.length > 0
          ? () => correctSection(over, written, changes, draft)
          : draft && (() => publishDraft(draft, written, over))
      if (write) {
        try {
          return await writtenBy(write())
        } catch (error) {
          if (!(error instanceof AppError) || error.kind !== 'conflict') throw error
          const current = await find(id)
          throw current?.updated_at === updated_at ? error : new ConflictError(current)
        }
      }
      // Of a row that stays as it is, the stamp alone is compared.
      const call = Object.keys(input).length > 0 ? update(input) : full()
      const answer = requestRows((limited) => call.eq('id', id).eq('updated_at', updated_at).abortSignal(limited))
      const [row] = (await explainRefusal(answer, { table, row: input })).data
      if (!row) throw await explain(id)
      return row
    },
  }
}
