import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { MESSAGES_KEY, newMessagesQuery } from './contact-messages/staff'
import type { ManagedTable } from './staff-table'

/** What staff write: a row of a table, or how far they are with a message. */
export type Write = ManagedTable | 'files' | 'contact_messages' | 'message_status' | 'newsletter_subscriptions'

/** All that staff read: the lists, the dashboard, the history, what was deleted, where files are used. */
const STAFF: QueryKey = ['staff']

/** What readers read of any text: it may be found, cite a section, and be cited. */
const TEXTS: readonly QueryKey[] = [['search'], ['citations']]
const LAW: readonly QueryKey[] = [['chapters'], ['sections']]

/** What each write makes stale, by the beginnings of the keys. */
export const STALE: Readonly<Record<Write, readonly QueryKey[]>> = {
  chapters: [STAFF, ...TEXTS, ...LAW],
  sections: [STAFF, ...TEXTS, ...LAW],
  related_rulings: [STAFF, ...TEXTS, ...LAW],
  rulings: [STAFF, ...TEXTS, ['rulings']],
  tax_decisions: [STAFF, ...TEXTS, ['tax_decisions']],
  news: [STAFF, ...TEXTS, ['news']],
  faq_categories: [STAFF, ...TEXTS, ['faq_categories']],
  faqs: [STAFF, ...TEXTS, ['faq_categories'], ['faq_feedback']],
  vat_rates: [STAFF, ['vat_rates']],
  files: [STAFF],
  contact_messages: [MESSAGES_KEY, ['staff', 'dashboard']],
  // Not the list: a message whose status has changed stays where it is until staff load the list again (ADM-8).
  message_status: [newMessagesQuery().queryKey, ['staff', 'dashboard']],
  newsletter_subscriptions: [
    ['staff', 'newsletter_subscriptions'],
    ['staff', 'dashboard'],
  ],
}

/** Makes stale what a write has changed; what is on the screen is read again. @returns when it has been */
export async function markStale(cache: QueryClient, write: Write): Promise<void> {
  await Promise.all(STALE[write].map((queryKey) => cache.invalidateQueries({ queryKey })))
}

/** For screens: what makes stale what a write has changed; it is called after the write, and resolves when all is read again. */
export function useMarkStale(write: Write): () => Promise<void> {
  const cache = useQueryClient()
  return () => markStale(cache, write)
}
