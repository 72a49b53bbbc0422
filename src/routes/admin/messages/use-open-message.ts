import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { StaffMessage } from '@/data/contact-messages/staff'
import { PAGE_SIZE, type Page } from '@/data/page'
import { FIRST, LAST } from './messages-address'
import type { MessagesAddress } from './use-messages-address'

/** The id of the list, which takes the focus when the open message is gone. */
export const LIST_ID = 'messages'
/** The id of the open message. */
export const OPEN_ID = 'open-message'
/** The id of a message's line in the list. */
export const lineId = (id: string) => `message-${id}`

/** The open message and its place in the list, with the addresses of those before and after it, also on other pages. */
export function useOpenMessage(
  { asked, opened, addressOf }: MessagesAddress,
  query: UseQueryResult<Page<StaffMessage>>,
) {
  const data = query.isPlaceholderData ? undefined : query.data
  const rows = data?.rows ?? []
  const total = data?.total ?? 0
  const before = (asked.page - 1) * PAGE_SIZE
  const named = { [FIRST]: rows[0]?.id, [LAST]: rows.at(-1)?.id }
  const id = opened === FIRST || opened === LAST ? (named[opened] ?? null) : opened
  const index = rows.findIndex((row) => row.id === id)

  const addressBeside = (step: 1 | -1): string | null => {
    const row = rows[index + step]
    if (index === -1) return rows[0] ? addressOf(rows[0].id) : null
    if (row) return addressOf(row.id)
    if (step === 1) return before + rows.length < total ? addressOf(FIRST, asked.page + 1) : null
    return asked.page > 1 ? addressOf(LAST, asked.page - 1) : null
  }
  useFocus(id)
  return {
    id,
    /** As the list has it; undefined when it is not on this page. */
    listed: rows[index],
    /** From 1; null when it is not on this page. */
    place: index === -1 ? null : before + index + 1,
    total,
    next: addressBeside(1),
    previous: index === -1 ? null : addressBeside(-1),
  }
}

export type Opening = ReturnType<typeof useOpenMessage>

/** The focus follows what is opened, and goes back to its line, or to the list, when it is closed. */
function useFocus(id: string | null): void {
  const shown = useRef(id)

  // The focus is the browser's.
  useEffect(() => {
    const before = shown.current
    shown.current = id
    if (before === id) return
    const line = before ? document.getElementById(lineId(before)) : null
    const target = id ? document.getElementById(OPEN_ID) : (line ?? document.getElementById(LIST_ID))
    target?.focus({ preventScroll: Boolean(id) })
    if (id) document.getElementById(lineId(id))?.scrollIntoView?.({ block: 'nearest' })
  }, [id])
}
