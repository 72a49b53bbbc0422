import { MESSAGE_STATUSES, type MessageStatus } from '@/data/contact-messages/schema'
import type { MessagesAsked } from '@/data/contact-messages/staff'
import { pageOf } from '@/lib/page-number'
import { cleanQuery } from '@/names/list-address'

/** The list's state in an address (ADM-8); by default all messages, the newest first. */
export function readMessagesAddress(address: URLSearchParams): MessagesAsked {
  const status = address.get('status')
  return {
    status: isStatus(status) ? status : null,
    sort: address.get('sort') === 'status' ? 'status' : 'date',
    isAscending: address.get('direction') === 'ascending',
    q: cleanQuery(address.get('q') ?? ''),
    page: pageOf(address),
  }
}

/** The query string for a list's state and the open message (an id, FIRST or LAST), without defaults. */
export function writeMessagesAddress(
  { status, sort, isAscending, q, page }: MessagesAsked,
  message: string | null = null,
): string {
  const asked = {
    q,
    status,
    sort: sort === 'status' && sort,
    direction: isAscending && 'ascending',
    page: page > 1 && String(page),
    message,
  }
  return new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString()
}

/** Stand for the ids of the first and the last message of a page that is not loaded yet. */
export const FIRST = 'first'
export const LAST = 'last'

const isStatus = (text: string | null): text is MessageStatus => text !== null && Object.hasOwn(MESSAGE_STATUSES, text)
