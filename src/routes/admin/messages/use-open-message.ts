import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { StaffMessage } from '@/data/contact-messages/staff'
import { PAGE_SIZE, type Page } from '@/data/page'
import type { ManagerAddress } from '@/office/use-manager-address'

/** The id of the list, which takes the focus when the open message is gone. */
export const LIST_ID = 'messages'
/** The id of the open message. */
export const OPEN_ID = 'open-message'
/** The id of a message's line in the list. */
export const lineId = (id: string) => `message-${id}`

/** Stand for the ids of the first and the last message of a page that is not loaded yet. */
const FIRST = 'first'
const LAST = 'last'

/** The open message and its place in the list, with the addresses of those before and after it, also on other pages. */
export function useOpenMessage(
  { page, opened, openingAddress }: ManagerAddress,
  query: UseQueryResult<Page<StaffMessage>>,
) {
  const data = query.isPlaceholderData ? undefined : query.data
  const rows = data?.rows ?? []
  const total = data?.total ?? 0
  const before = (page - 1) * PAGE_SIZE
  const isStandIn = opened === FIRST || opened === LAST
  const id = isStandIn ? ((opened === FIRST ? rows[0] : rows.at(-1))?.id ?? null) : opened
  const index = rows.findIndex((row) => row.id === id)

  const addressBeside = (step: 1 | -1): string | null => {
    const row = rows[index + step]
    if (index === -1) return rows[0] ? openingAddress(rows[0].id) : null
    if (row) return openingAddress(row.id)
    if (step === 1) return before + rows.length < total ? openingAddress(FIRST, page + 1) : null
    return page > 1 ? openingAddress(LAST, page - 1) : null
  }
  useFocus(id)
  const navigate = useNavigate()
  const named = isStandIn && id ? openingAddress(id) : null
  // Another search would have another first message.
  useEffect(() => {
    if (named) void navigate(named, { replace: true, preventScrollReset: true })
  }, [named, navigate])
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
