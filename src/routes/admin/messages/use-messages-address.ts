import { useSearchParams } from 'react-router-dom'
import type { MessagesAsked } from '@/data/contact-messages/staff'
import { readMessagesAddress, writeMessagesAddress } from './messages-address'

/** What the address asks of the list of messages, and how to ask for something else, from the first page on (ADM-8). */
export function useMessagesAddress() {
  const [address, setAddress] = useSearchParams()
  const asked = readMessagesAddress(address)
  const change = (changed: Partial<MessagesAsked>, replace = false) =>
    setAddress(writeMessagesAddress({ ...asked, page: 1, ...changed }), { replace, preventScrollReset: true })
  return { asked, change, search: (q: string, isSameStep = false) => change({ q }, isSameStep) }
}
