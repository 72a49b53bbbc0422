import { MESSAGE_STATUSES, type MessageStatus } from '@/data/contact-messages/schema'
import type { MessagesAsked } from '@/data/contact-messages/staff'
import { cleanQuery } from '@/lib/list-address'
import { pageOf } from '@/lib/page-number'

/** What an address asks of the list of messages (ADM-8): all of them, the newest first, unless it says otherwise. */
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

/** The query of an address that asks this; what goes without saying is left out. */
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
