import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { FindDialog } from '@/office/find/find-dialog'
import { KeysDialog } from './keys-dialog'
import { useGoKeys } from './use-go-keys'
import { useKeys } from './use-keys'

/** What lies over the screen: what finds any row, the list of keys, or nothing. */
export type Overlay = 'find' | 'keys' | null

type OfficeKeysProps = { opened: Overlay; onOpen: (overlay: Overlay) => void }

/** The keys that work on every screen of staff's, and what they open (READ-8). */
export function OfficeKeys({ opened, onOpen }: OfficeKeysProps) {
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the location is the event; any navigation closes both
  useEffect(() => onOpen(null), [key, onOpen])

  useKeys('office', { find: () => onOpen('find'), keys: () => onOpen('keys') })
  useGoKeys()
  const close = () => onOpen(null)
  if (opened === 'find') return <FindDialog onClose={close} />
  return opened === 'keys' && <KeysDialog onClose={close} />
}
