import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Database } from '../database.types'
import { orEmptyPage, PAGE_SIZE } from '../page'
import { BATCH, readAll } from '../read-all'
import { request } from '../request'
import { staffClient } from '../staff-client'
import { holding, refused, refuseStrangers } from '../staff-table'

/** An address that gets the newsletter. */
export type Subscriber = Database['public']['Tables']['newsletter_subscriptions']['Row']

/** What the list of subscribers is asked for: words of their addresses, and a page. */
export type SubscribersAsked = { q: string; page: number }

function select(q: string, options?: { count: 'exact' }) {
  let call = staffClient().from('newsletter_subscriptions').select('id, email, created_at', options)
  call = holding(call, ['email'], q)
  return call
}

/** A page of the subscribers, the newest first (ADM-12). */
export const subscribersPageQuery = (asked: SubscribersAsked) =>
  queryOptions({
    queryKey: ['staff', 'newsletter_subscriptions', 'page', asked],
    placeholderData: keepPreviousData,
    staleTime: 0,
    queryFn: ({ signal }) => orEmptyPage(() => readPage(asked, signal)),
  })

async function readPage({ q, page }: SubscribersAsked, signal: AbortSignal) {
  const { data, count } = await request(
    (limited) =>
      select(q, { count: 'exact' })
        .order('created_at', { ascending: false })
        .order('id')
        .range((page - 1) * PAGE_SIZE, page * PAGE_SIZE - 1)
        .abortSignal(limited),
    signal,
  )
  return { rows: data, total: count ?? data.length }
}

/** Every subscriber whose address holds the words, the newest first. @throws AppError */
export async function allSubscribers(q: string): Promise<Subscriber[]> {
  const rows = await readAll((after, signal) => select(q).gt('id', after).order('id').limit(BATCH).abortSignal(signal))
  return rows.sort((one, other) => other.created_at.localeCompare(one.created_at))
}

/** Takes an address off the newsletter for good; one that is gone already is no failure. @throws AppError */
export async function deleteSubscriber(id: string): Promise<void> {
  const answer = request((limited) =>
    staffClient().from('newsletter_subscriptions').delete().eq('id', id).select('id').abortSignal(limited),
  )
  if ((await refused(answer)).data.length === 0) await refuseStrangers()
}
