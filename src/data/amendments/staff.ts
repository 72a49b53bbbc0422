import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { ask, askAs } from '@/data/ask'
import { formRows } from '@/data/row-writes'
import { staffClient } from '@/data/staff-client'
import { askedFor, defineStaffTable, type ListedOf, tableCalls } from '@/data/staff-table'
import { explainRefusal } from '@/data/staff-write'

const COLUMNS = [
  'title',
  'day',
  'source',
  'source_url',
  'note',
  'state',
  'announced_at',
  'set_at',
  'in_force_at',
  'taken_back_at',
] as const

/** Staff's list of amendments, latest day first (TIME-3); stepAmendment moves them on. */
export const amendments = defineStaffTable({
  table: 'amendments',
  listed: COLUMNS,
  order: { column: 'day', ascending: false },
  searched: ['title', 'source', 'note'],
  day: 'day',
  sorted: ['title', 'day'],
})

/** An amendment in its list. Its state is draft, announced, set, in force or taken back. */
export type AmendmentRow = ListedOf<typeof amendments>

/** One amendment, read and begun outside of its list. */
export const amendmentRows = formRows<AmendmentRow>('amendments', COLUMNS)

const OPEN_STATES = ['draft', 'announced', 'set']

/** Whether an amendment takes changes: it is neither in force nor taken back. */
export const isOpen = ({ state }: Pick<AmendmentRow, 'state'>): boolean => OPEN_STATES.includes(state)

/** The amendments that take changes: readers know them at most as to come. The nearest day first, those without one last. */
export const openAmendments = (signal?: AbortSignal): Promise<AmendmentRow[]> =>
  ask(
    tableCalls('amendments')
      .select<string, AmendmentRow>(askedFor('amendments', COLUMNS))
      .in('state', OPEN_STATES)
      .order('day', { ascending: true, nullsFirst: false })
      .order('id'),
    signal,
  )

/** The same, to choose one of them. */
export const openAmendmentsQuery = () =>
  queryOptions({
    queryKey: ['staff', 'amendments', 'open'],
    staleTime: 0,
    queryFn: ({ signal }) => openAmendments(signal),
  })

/** What can be done with an amendment, as step_amendment() names it. */
export type AmendmentStep = 'announce' | 'unannounce' | 'set' | 'unset' | 'withdraw' | 'take back' | 'reopen'

/** Moves an amendment on, if it is as it was read. @returns it as it is then. Throws AppError with a sentence where something stands in the way. */
export async function stepAmendment(amendment: AmendmentRow, step: AmendmentStep): Promise<AmendmentRow> {
  const asked = { amendment: amendment.id, step, stamp: amendment.updated_at }
  const updated_at = await explainRefusal(askAs(v.string(), staffClient().rpc('step_amendment', asked)))
  return { ...amendment, updated_at }
}
