import { MESSAGE_STATUSES, type MessageStatus } from '@/data/contact-messages/schema'
import type { MessagesAsked } from '@/data/contact-messages/staff'
import { cleanQuery } from '@/lib/list-address'
import { pageOf } from '@/lib/page-number'

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

/** The query string for a list's state, without defaults. */
export function writeMessagesAddress({ status, sort, isAscending, q, page }: MessagesAsked): string {
  const asked = {
    q,
    status,
    sort: sort === 'status' && sort,
    direction: isAscending && 'ascending',
    page: page > 1 && String(page),
  }
  return new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString()
}

const isStatus = (text: string | null): text is MessageStatus => text !== null && Object.hasOwn(MESSAGE_STATUSES, text)
