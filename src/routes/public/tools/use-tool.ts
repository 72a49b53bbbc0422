import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useAddressForm } from '@/ui/hooks/use-address-form'
import type { FieldFaults } from '@/ui/hooks/use-checked-form'
import { useIsHydrating } from '@/ui/hooks/use-is-hydrating'

type Question = { isAsked: boolean; faults: FieldFaults<string> }

type ToolOptions<Asked> = {
  path: string
  /** The names of the fields that can be at fault, in the form's order. */
  fields: readonly string[]
  /** What an address asks, and what is wrong with that. */
  read: (address: URLSearchParams) => Asked
  /** Whether what answers is there. */
  isReady: boolean
}

/**
 * The form of a tool, whose question stands in the address, and what the address asks. The answer to what is asked next has the
 * focus, and where there is none the form (ACC-2).
 */
export function useTool<Asked extends Question>({ path, fields, read, isReady }: ToolOptions<Asked>) {
  const { search, hash, key } = useLocation()
  // A page written at build time is asked nothing.
  const address = new URLSearchParams(useIsHydrating() ? '' : search)
  const asked = read(address)
  const addressForm = useAddressForm({
    path,
    fields,
    visit: `${key}?${address}`,
    values: Object.fromEntries(address),
    faults: asked.isAsked ? asked.faults : undefined,
    check: (query) => read(query).faults,
    isAnsweredHere: true,
  })
  const { form } = addressForm
  const isSound = asked.isAsked && fields.every((field) => !asked.faults[field])
  const answer = useRef<HTMLHeadingElement>(null)
  const answered = useRef(key)
  const isAwaited = isSound && !isReady

  // The focus is the browser's.
  useEffect(() => {
    if (isAwaited || answered.current === key) return
    answered.current = key
    const [first] = form.ref.current?.elements ?? []
    // An address may lead to a place further down.
    const next = answer.current ?? (!hash && first instanceof HTMLElement ? first : null)
    next?.focus()
  }, [isAwaited, key, hash, form.ref])

  return {
    ...addressForm,
    path,
    /** What is to be answered; null where nothing is asked, or something is wrong with it. */
    asked: isSound ? asked : null,
    isAwaited,
    /** For the heading of the answer. */
    answer,
  }
}

export type Tool = Omit<ReturnType<typeof useTool<Question>>, 'asked'>
