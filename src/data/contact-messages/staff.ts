import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { ask } from '@/data/ask'
import { askAnew } from '@/data/ask-anew'
import { AppError } from '@/data/errors'
import type { Entry } from '@/data/message-entries/staff'
import type { Page } from '@/data/page'
import { staffClient } from '@/data/staff-client'
import { askedFor, defineStaffTable, type ListedOf, tableCalls } from '@/data/staff-table'
import { explainRefusal, refuseStrangers } from '@/data/staff-write'
import { isUuid } from '@/data/uuid'
import { labelOf, MESSAGE_STATUSES, type MessageStatus } from './schema'

const COLUMNS = ['created_at', 'name', 'email', 'subject', 'message', 'status'] as const

/** What visitors have written, the latest first, also within a status (ADM-8). */
export const messagesTable = defineStaffTable({
  table: 'contact_messages',
  listed: COLUMNS,
  order: { column: 'created_at', ascending: false },
  searched: ['name', 'email', 'message'],
  sorted: ['created_at', 'status'],
})

export type StaffMessage = ListedOf<typeof messagesTable>

/** The beginning of every cache key about messages. */
export const MESSAGES_KEY = ['staff', 'contact_messages'] as const

const ENTRIES = 'message_entries(id, kind, words, is_removed, written_by_name, created_at)'

/** A message with what staff have written about it, oldest first. */
export type OpenMessage = StaffMessage & { message_entries: Entry[] }

/** One message as it is now, or null when it is gone (STAFF-7). */
export const messageQuery = (id: string) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'one', id],
    staleTime: 0,
    // A colleague may have written about it, or deleted it.
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }): Promise<OpenMessage | null> => {
      if (!isUuid(id)) return null
      const asked = tableCalls('contact_messages').select<string, OpenMessage>(
        askedFor('contact_messages', [...COLUMNS, ENTRIES]),
      )
      const [message] = await ask(asked.eq('id', id), signal)
      if (!message) return null
      return { ...message, message_entries: message.message_entries.toSorted(byTime) }
    },
  })

const byTime = (one: Entry, other: Entry) => compare(one.created_at, other.created_at) || compare(one.id, other.id)

/** How many messages there are in each status (AUTH-4, ADM-8). */
export const messageCountsQuery = () =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'counts'],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Readonly<Record<MessageStatus, number>>> => {
      const data = await ask(staffClient().rpc('message_counts'), signal)
      const totals = new Map(data.map(({ status, total }) => [status, total]))
      const of = (status: MessageStatus) => totals.get(status) ?? 0
      return { new: of('new'), read: of('read'), replied: of('replied'), archived: of('archived') }
    },
  })

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

type Known = Pick<StaffMessage, 'id' | 'status'>

/** Sets the status of those messages that are still as read. Throws AppError. @returns their ids */
async function setStatus(ids: readonly string[], status: string, wanted: string): Promise<string[]> {
  const answer = ask(
    staffClient()
      .from('contact_messages')
      .update({ status: wanted })
      .in('id', [...ids])
      .eq('status', status)
      .select('id'),
  )
  return (await explainRefusal(answer)).map(({ id }) => id)
}

/** Sets a message's status if it is still as read. Throws AppError, of kind "conflict" when somebody else was faster. */
export async function changeStatus({ id, status }: Known, wanted: string): Promise<void> {
  if ((await setStatus([id], status, wanted)).length > 0) return
  await refuseStrangers()
  const data = await ask(staffClient().from('contact_messages').select('status').eq('id', id))
  const [current] = data
  const done = current ? `marked this message as ${labelOf(MESSAGE_STATUSES, current.status)}` : 'deleted this message'
  throw new AppError('conflict', `Somebody else has ${done} meanwhile.`)
}

/**
 * Sets the status of messages that are still as read; those with the wanted one are left. Throws AppError.
 * @returns what was changed, as it was before, which takes it back when it is given with its new status
 */
export async function changeStatuses(messages: readonly Known[], wanted: string): Promise<Known[]> {
  const changed: Known[] = []
  for (const [status, alike] of Map.groupBy(messages, (message) => message.status)) {
    if (status === wanted) continue
    const ids = alike.map(({ id }) => id)
    changed.push(...(await setStatus(ids, status, wanted)).map((id) => ({ id, status })))
  }
  return changed
}

/** Shows a message's new status wherever it is cached, without reloading, so that it keeps its place (ADM-8). */
export async function showStatus(cache: QueryClient, id: string, status: string): Promise<void> {
  const queryKey = [...MESSAGES_KEY, 'page']
  const one = messageQuery(id).queryKey
  cache.setQueryData(one, (message) => message && { ...message, status })
  // An answer that is on its way may hold the former status.
  void askAnew(cache, one)
  if (cache.isFetching({ queryKey }) > 0) return askAnew(cache, queryKey)
  cache.setQueriesData<Page<StaffMessage>>(
    { queryKey },
    (page) => page && { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, status } : row)) },
  )
}

/** Takes deleted messages out of the cached pages, so that nothing leads to them any more. */
export function showDeleted(cache: QueryClient, ids: ReadonlySet<string>): void {
  cache.setQueriesData<Page<StaffMessage>>({ queryKey: [...MESSAGES_KEY, 'page'] }, (page) => {
    if (!page?.rows.some((row) => ids.has(row.id))) return page
    const rows = page.rows.filter((row) => !ids.has(row.id))
    return { rows, total: page.total - (page.rows.length - rows.length) }
  })
}
