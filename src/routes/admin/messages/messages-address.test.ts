import { expect, it } from 'vitest'
import type { MessagesAsked } from '@/data/contact-messages/staff'
import { readMessagesAddress, writeMessagesAddress } from './messages-address'

const USUAL: MessagesAsked = { status: null, sort: 'date', isAscending: false, q: '', page: 1 }
const read = (address: string) => readMessagesAddress(new URLSearchParams(address))

it('ADM-8 shows all messages, the newest first, when the address asks for nothing', () => {
  expect(read('')).toEqual(USUAL)
  expect(writeMessagesAddress(USUAL)).toBe('')
})

it.each<MessagesAsked>([
  { status: 'new', sort: 'status', isAscending: true, q: 'input tax', page: 3 },
  { status: 'archived', sort: 'date', isAscending: true, q: 'שלום', page: 1 },
  { status: null, sort: 'status', isAscending: false, q: '', page: 2 },
])('ADM-8 finds in the address what was written there', (asked) => {
  expect(read(writeMessagesAddress(asked))).toEqual(asked)
})

it.each(['status=spam', 'status=toString', 'sort=name', 'direction=up', 'page=0', 'page=x', 'q=%20%00'])(
  'ADM-8 takes no notice of %s',
  (address) => expect(read(address)).toEqual(USUAL),
)
