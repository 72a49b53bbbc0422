import { useSearchParams } from 'react-router-dom'
import type { MessagesAsked } from '@/data/contact-messages/staff'
import { isUuid } from '@/data/uuid'
import { readMessagesAddress, writeMessagesAddress } from './messages-address'

/** The list's state and the open message, in the address (ADM-8, STAFF-7); changing the list leads to its first page. */
export function useMessagesAddress() {
  const [address, setAddress] = useSearchParams()
  const asked = readMessagesAddress(address)
  const opened = address.get('message')
  const change = (changed: Partial<MessagesAsked>, replace = false) => {
    const message = opened && isUuid(opened) ? opened : null
    setAddress(writeMessagesAddress({ ...asked, page: 1, ...changed }, message), { replace, preventScrollReset: true })
  }
  return {
    asked,
    opened,
    change,
    search: (q: string, isSameStep = false) => change({ q }, isSameStep),
    /** The address with a message open, or null for none; on another page of the list if one is given. */
    addressOf: (message: string | null, page = asked.page) => `?${writeMessagesAddress({ ...asked, page }, message)}`,
  }
}

export type MessagesAddress = ReturnType<typeof useMessagesAddress>
