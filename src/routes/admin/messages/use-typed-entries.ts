import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { EntryKind } from '@/data/message-entries/schema'
import { watchUnsaved } from '@/office/form/unsaved'
import { useStaff } from '@/office/use-staff'
import { readTyped, type TypedEntries, unsavedKeyOf, writeTyped } from './typed-entries'

/** What is being written about a message, kept in this browser with every key (AUTH-3): a session may end at any time. */
export function useTypedEntries(message: { id: string; name: string }) {
  const { userId } = useStaff()
  const key = unsavedKeyOf(userId, message.id)
  const [typed, setTyped] = useState(() => readTyped(key).typed)
  const [isRefused, setIsRefused] = useState(false)
  const latest = useRef(typed)

  const show = (next: TypedEntries) => {
    latest.current = next
    setTyped(next)
  }
  const write = (kind: EntryKind, words: string) => {
    show({ ...latest.current, [kind]: { words, id: crypto.randomUUID() } })
    setIsRefused(!writeTyped(key, message.name, latest.current))
  }
  // "Not sent" and other tabs write unsaved texts too; what is being typed here is never replaced by them.
  const adopt = useEffectEvent(() => {
    const kept = readTyped(key).typed
    const isFree = (kind: EntryKind) => !latest.current[kind].words.trim() && kept[kind].words.trim()
    if (!isFree('answer') && !isFree('note')) return
    const taken = (kind: EntryKind) => (isFree(kind) ? kept[kind] : latest.current[kind])
    show({ answer: taken('answer'), note: taken('note') })
  })
  useEffect(() => watchUnsaved(() => adopt()), [])

  return {
    typed,
    /** Whether the browser has no room to keep it. */
    isRefused,
    write,
    /** Empties a box whose words are stored, unless they have been changed meanwhile. */
    clear: (kind: EntryKind, id: string) => {
      if (latest.current[kind].id === id) write(kind, '')
    },
  }
}

export type Typing = ReturnType<typeof useTypedEntries>
