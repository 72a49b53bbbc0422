import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'

type CheckedFormOptions<Field extends string> = {
  /** The names of its controls, in their order. */
  fields: readonly Field[]
  /** What is wrong with what is typed now. */
  wrong: Readonly<Partial<Record<Field, string>>>
  /** Why it could not be sent; it may name a field. */
  error: (Error & { field?: string | undefined }) | null
}

/** A form that is checked when it is sent, and from then on while somebody types (ACC-2). */
export function useCheckedForm<Field extends string>({ fields, wrong, error }: CheckedFormOptions<Field>) {
  const ref = useRef<HTMLFormElement>(null)
  const id = useId()
  const [isChecked, setIsChecked] = useState(false)
  const refused = fields.find((field) => field === error?.field)
  const textOf = (field: Field) => (isChecked ? wrong[field] : null) ?? (field === refused ? error?.message : null)
  const faults = fields.flatMap((field) => {
    const text = textOf(field)
    return text ? [{ field, text }] : []
  })
  const idOf = (field: Field) => `${id}-${field}`
  const focusOn = (field: Field) => {
    const control = ref.current?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
  }
  const focusOnRefused = useEffectEvent(() => refused && focusOn(refused))

  // The focus is the browser's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the refusal is the event
  useEffect(() => {
    focusOnRefused()
  }, [error])
  return {
    ref,
    /** What the summary of the faults needs. */
    summary: { faults, idOf, onChoose: focusOn },
    /** What a field needs to be found, and to say what is wrong with it. */
    field: (field: Field) => ({ id: idOf(field), error: textOf(field) }),
    /** The error that is about no field. */
    failure: refused ? null : error,
    /** Whether it can be sent; if not, the focus goes to the first field at fault. */
    check: (): boolean => {
      setIsChecked(true)
      const first = fields.find((field) => wrong[field])
      if (first) focusOn(first)
      return !first
    },
    /** It was sent, and begins anew. */
    begin: () => setIsChecked(false),
  }
}
