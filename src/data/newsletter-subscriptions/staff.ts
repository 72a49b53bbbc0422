import type { Database } from '@/data/database.types'
import { BATCH, readAll } from '@/data/read-all'
import { staffClient } from '@/data/staff-client'
import { staffPageQuery } from '@/data/staff-page'
import { holding } from '@/data/staff-search'

export type Subscriber = Omit<Database['public']['Tables']['newsletter_subscriptions']['Row'], 'removed_at'>

export type SubscribersAsked = { q: string; page: number }

function select(q: string, options?: { count: 'exact' }) {
  let call = staffClient().from('newsletter_subscriptions').select('id, email, created_at', options)
  call = holding(call, ['email'], q)
  return call
}

/** A page of the subscribers whose address holds the words of q, newest first (ADM-12). */
export const subscribersPageQuery = (asked: SubscribersAsked) =>
  staffPageQuery('newsletter_subscriptions', asked, ({ q }) =>
    select(q, { count: 'exact' }).order('created_at', { ascending: false }).order('id'),
  )

/** Every subscriber whose address holds the words of q, newest first. Throws AppError. */
export async function allSubscribers(q: string): Promise<Subscriber[]> {
  const rows = await readAll((after) => select(q).gt('id', after).order('id').limit(BATCH))
  return rows.sort((one, other) => other.created_at.localeCompare(one.created_at))
}
