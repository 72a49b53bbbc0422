import { useSearchParams } from 'react-router-dom'
import type { MessagesAsked } from '@/data/contact-messages/staff'
import { readMessagesAddress, writeMessagesAddress } from './messages-address'

/** The list's state in the address (ADM-8); changing it leads to the first page. */
export function useMessagesAddress() {
  const [address, setAddress] = useSearchParams()
  const asked = readMessagesAddress(address)
  const change = (changed: Partial<MessagesAsked>, replace = false) =>
    setAddress(writeMessagesAddress({ ...asked, page: 1, ...changed }), { replace, preventScrollReset: true })
  return { asked, change, search: (q: string, isSameStep = false) => change({ q }, isSameStep) }
}
