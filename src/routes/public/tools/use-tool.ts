import { type ChangeEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { queryOf } from '@/lib/asked-days'
import { type FieldFaults, useCheckedForm } from '@/ui/hooks/use-checked-form'
import { useIsHydrating } from '@/ui/hooks/use-is-hydrating'
import { useStateOf } from '@/ui/hooks/use-state-of'

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
 * The form of a tool, whose question stands in the address, and what the address asks. Typed values hold until the address is
 * another, and then its own do, without a new form. The answer to what is asked next has the focus, and where there is none
 * the form (ACC-2).
 */
export function useTool<Asked extends Question>({ path, fields, read, isReady }: ToolOptions<Asked>) {
  const navigate = useNavigate()
  const { search, hash, key } = useLocation()
  // A page written at build time is asked nothing.
  const address = useIsHydrating() ? '' : search
  const place = key + address
  const asked = read(new URLSearchParams(address))
  const [values, setValues] = useStateOf(place, Object.fromEntries(new URLSearchParams(address)))
  const form = useCheckedForm({ fields, of: place, faults: asked.isAsked ? asked.faults : undefined })
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
    path,
    form,
    /** What is to be answered; null where nothing is asked, or something is wrong with it. */
    asked: isSound ? asked : null,
    isAwaited,
    /** For the heading of the answer. */
    answer,
    values,
    /** What ties a control to what is asked. */
    control: (name: string) => ({
      name,
      value: values[name] ?? '',
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        setValues((before) => ({ ...before, [name]: target.value })),
    }),
    send: () => {
      if (!form.ref.current) return
      const query = queryOf(form.ref.current)
      if (form.check(read(query).faults)) navigate(`${path}?${query}`, { preventScrollReset: true })
    },
  }
}

export type Tool = Omit<ReturnType<typeof useTool<Question>>, 'asked'>
