import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { ITEM_KINDS, type ItemTable, KINDS } from '@/names/kinds'
import { askAnew } from './ask-anew'
import { MESSAGES_KEY, messageCountsQuery } from './contact-messages/staff'
import type { ManagedTable } from './staff-table'

export type Write =
  | ManagedTable
  | 'message_status'
  | 'message_entries'
  | 'drafts'
  | 'draft_notes'
  | 'editions'
  | 'account'

const STAFF: QueryKey = ['staff']

/** What readers see of any text: it may be found, cite a section, which says so in its margin, and be cited; it is counted. */
const TEXTS: readonly QueryKey[] = [['search'], ['citations'], ['counts'], ['changes'], ['chapters'], ['sections']]
/** And of those in a list by date: they stand beside each other. */
const ITEMS: readonly QueryKey[] = [...TEXTS, ['neighbours']]

/** The cache keys that each write makes stale, given by their beginnings; those of items are alike. */
export const STALE: Readonly<Record<Exclude<Write, ItemTable>, readonly QueryKey[]>> = {
  amounts: [STAFF, ...TEXTS, ['amounts']],
  deadlines: [STAFF, ['search'], ['deadlines']],
  postponements: [STAFF, ['search'], ['deadlines']],
  chapters: [STAFF, ...TEXTS],
  sections: [STAFF, ...TEXTS],
  related_rulings: [STAFF, ...TEXTS],
  section_versions: [STAFF, ['sections']],
  amendments: [STAFF, ...TEXTS],
  faq_categories: [STAFF, ...TEXTS, ['faq_categories']],
  faqs: [STAFF, ...TEXTS, ['faq_categories'], ['faq_feedback']],
  terms: [STAFF, ...TEXTS],
  guides: [STAFF, ...TEXTS, ['guides']],
  synonyms: [STAFF, ['search']],
  files: [STAFF],
  contact_messages: [MESSAGES_KEY, ['staff', 'dashboard']],
  // Not the list: a message with a new status keeps its place until staff load the list again (ADM-8).
  message_status: [messageCountsQuery().queryKey, ['staff', 'dashboard']],
  message_entries: [[...MESSAGES_KEY, 'one']],
  newsletter_subscriptions: [['staff', 'newsletter_subscriptions']],
  editions: [['staff', 'editions']],
  drafts: [STAFF],
  draft_notes: [
    ['staff', 'draft_notes'],
    ['staff', 'waits'],
  ],
  // The name of who is signed in stands beside changes and notes.
  account: [STAFF],
}

const isOfItems = (write: Write): write is ItemTable => ITEM_KINDS.some((kind) => KINDS[kind].table === write)

/** Makes stale what a write has changed; resolves when everything on the screen has been read again. */
export async function markStale(cache: QueryClient, write: Write): Promise<void> {
  const keys = isOfItems(write) ? [STAFF, ...ITEMS, [write]] : STALE[write]
  await Promise.all(keys.map((queryKey) => askAnew(cache, queryKey)))
}

/** markStale for screens: call the result after the write. */
export function useMarkStale(write: Write): () => Promise<void> {
  const cache = useQueryClient()
  return () => markStale(cache, write)
}
