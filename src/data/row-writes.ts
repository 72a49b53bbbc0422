import { queryOptions } from '@tanstack/react-query'
import { ask, askRow } from './ask'
import { type CorrectedChange, correctSection, type DraftStamp, publishDraft } from './drafts/staff'
import { AppError } from './errors'
import { askedFor, type ManagedRow, type ManagedTable, tableCalls } from './staff-table'
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

/** Columns of a row as it is stored, was once, or would be by a draft. */
export type Stored = Readonly<Record<string, unknown>>

/** Whether a row says what was to be written. */
export function isSaid(row: object, input: Stored): boolean {
  const said: Stored = { ...row }
  return Object.entries(input).every(
    ([column, value]) => JSON.stringify(said[column], inOrder) === JSON.stringify(value, inOrder),
  )
}

/** What differs; the rest is not written, for the row may have moved to another place meanwhile (STAFF-5). */
export const changesOf = (before: Stored, after: Stored): Stored =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  )

/** Postgres keeps the keys of JSON in an order of its own. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => one.localeCompare(other)))
    : value

/** Staff's reads and writes of one row, with these columns; one that changed meanwhile is not written (ADM-11). */
export function formRows<Row extends ManagedRow>(table: ManagedTable, columns: readonly string[]) {
  const asked = askedFor(table, columns)
  const full = () => tableCalls(table).select<string, Row>(asked)

  const find = async (id: string, signal?: AbortSignal): Promise<Row | null> => {
    const [row = null] = await ask(full().eq('id', id), signal)
    return row
  }

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
    /** One row for its form, or null when it is gone; never from the cache, because it is about to be changed. */
    rowQuery: (id: string) =>
      queryOptions({
        queryKey: ['staff', table, 'one', id, asked],
        staleTime: 0,
        gcTime: 0,
        refetchOnReconnect: false,
        queryFn: ({ signal }) => find(id, signal),
      }),
    /**
     * Adds a row with this id, from the draft if there is one, which waits no more then. One that is there already and says the
     * same counts as added: an answer was lost. Throws AppError, as ConflictError where it says something else.
     */
    create: async (input: Stored, id: string, draft: DraftStamp | null = null): Promise<Row> => {
      const row = { ...input, id }
      try {
        if (draft) return await writtenBy(publishDraft(draft, { table, row }))
        const answer = askRow(tableCalls(table).insert(row).select<string, Row>(asked))
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
      input: Stored,
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
      const isChanged = Object.keys(input).length > 0
      const call = isChanged ? tableCalls(table).update(input).select<string, Row>(asked) : full()
      const answer = ask(call.eq('id', id).eq('updated_at', updated_at))
      const [row] = await explainRefusal(answer, { table, row: input })
      if (!row) throw await explain(id)
      return row
    },
  }
}

export type FormRows<Row extends ManagedRow> = ReturnType<typeof formRows<Row>>
