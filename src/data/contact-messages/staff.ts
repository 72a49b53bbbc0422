import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Database } from '@/data/database.types'
import { AppError } from '@/data/errors'
import { BATCH, readAll } from '@/data/read-all'
import { requestRows } from '@/data/request'
import { staffClient } from '@/data/staff-client'
import { staffPageQuery } from '@/data/staff-page'
import { holding } from '@/data/staff-search'
import { explainRefusal, refuseStrangers, removeForGood } from '@/data/staff-write'
import { labelOf, MESSAGE_STATUSES, type MessageStatus } from './schema'

export type StaffMessage = Database['public']['Tables']['contact_messages']['Row']

export type MessagesAsked = {
  /** Null for every status. */
  status: MessageStatus | null
  sort: 'date' | 'status'
  isAscending: boolean
  q: string
  page: number
}

const COLUMNS = 'id, created_at, name, email, subject, message, status' as const

/** The beginning of every cache key about messages. */
export const MESSAGES_KEY = ['staff', 'contact_messages'] as const

function select({ status, q }: Pick<MessagesAsked, 'status' | 'q'>, options?: { count: 'exact' }) {
  let call = staffClient().from('contact_messages').select(COLUMNS, options)
  if (status) call = call.eq('status', status)
  call = holding(call, ['name', 'email', 'message'], q)
  return call
}

/** A page of messages (ADM-8); within a status, newest first. */
export const messagesPageQuery = (asked: MessagesAsked) =>
  staffPageQuery('contact_messages', asked, ({ status, q, sort, isAscending }) => {
    const isOldestFirst = sort === 'date' && isAscending
    let call = select({ status, q }, { count: 'exact' })
    if (sort === 'status') call = call.order('status', { ascending: isAscending })
    return call.order('created_at', { ascending: isOldestFirst }).order('id', { ascending: !isOldestFirst })
  })

/** How many messages are new (AUTH-4). */
export const newMessagesQuery = () =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'new'],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { count } = await requestRows(
        (limited) =>
          staffClient()
            .from('contact_messages')
            .select('id', { count: 'exact' })
            .eq('status', 'new')
            .limit(1)
            .abortSignal(limited),
        signal,
      )
      return count ?? 0
    },
  })

/** Every message of a list, in the list's order (ADM-9). Throws AppError. */
export async function allMessages(asked: MessagesAsked): Promise<StaffMessage[]> {
  const rows = await readAll((after, signal) =>
    select(asked).gt('id', after).order('id').limit(BATCH).abortSignal(signal),
  )
  return rows.sort(inOrder(asked))
}

const inOrder =
  ({ sort, isAscending }: MessagesAsked) =>
  (one: StaffMessage, other: StaffMessage) => {
    const byDate = compare(one.created_at, other.created_at)
    if (sort === 'date') return isAscending ? byDate : -byDate
    const byStatus = compare(one.status, other.status)
    return (isAscending ? byStatus : -byStatus) || -byDate
  }

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** Sets a message's status if it is still as read. Throws AppError, of kind "conflict" when somebody else was faster. */
export async function changeStatus({ id, status }: StaffMessage, wanted: MessageStatus): Promise<void> {
  const answer = requestRows((limited) =>
    staffClient()
      .from('contact_messages')
      .update({ status: wanted })
      .eq('id', id)
      .eq('status', status)
      .select('id')
      .abortSignal(limited),
  )
  if ((await explainRefusal(answer)).data.length > 0) return
  await refuseStrangers()
  const { data } = await requestRows((limited) =>
    staffClient().from('contact_messages').select('status').eq('id', id).abortSignal(limited),
  )
  const [current] = data
  const done = current ? `marked this message as ${labelOf(MESSAGE_STATUSES, current.status)}` : 'deleted this message'
  throw new AppError('conflict', `Somebody else has ${done} meanwhile.`)
}

/** Shows a message's new status in a cached page without reloading it, so that the message keeps its place (ADM-8). */
export async function showStatus(
  cache: QueryClient,
  asked: MessagesAsked,
  id: string,
  status: MessageStatus,
): Promise<void> {
  const { queryKey } = messagesPageQuery(asked)
  if (cache.isFetching({ queryKey }) > 0) return cache.invalidateQueries({ queryKey })
  cache.setQueryData(
    queryKey,
    (page) => page && { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, status } : row)) },
  )
}

/** Deletes a message for good; succeeds when it is already gone. Throws AppError. */
export const deleteMessage = (id: string): Promise<void> => removeForGood('contact_messages', id)
