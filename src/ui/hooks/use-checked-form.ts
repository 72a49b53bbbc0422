import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useStateOf } from './use-state-of'
import { useSubmitState } from './use-submit-state'

/** What is wrong, in a sentence for each field at fault. */
export type FieldFaults<Field extends string> = Readonly<Partial<Record<Field, string>>>

type CheckedFormOptions<Field extends string> = {
  /** The names of the controls that can be at fault, in the form's order. */
  fields: readonly Field[]
  /** What the form is about, where that changes under it, such as its address: with another it begins anew. */
  of?: string
  /** What is wrong with that to begin with. */
  faults?: FieldFaults<Field>
}

export type CheckedForm<Field extends string> = ReturnType<typeof useCheckedForm<Field>>

/**
 * The one way in which a form is checked and sent, for a CheckedForm (ACC-2): what is wrong is said all at once when it is sent,
 * or by whoever refuses it, with the focus on the first field at fault; with the next edit it is over (CONTACT-2).
 */
export function useCheckedForm<Field extends string>({ fields, of = '', faults }: CheckedFormOptions<Field>) {
  const ref = useRef<HTMLFormElement>(null)
  const id = useId()
  const [wrong, setWrong] = useStateOf<FieldFaults<Field> | undefined>(of, faults)
  const { error, cancel, clearError, ...submission } = useSubmitState()
  const refused = fields.find((field) => error && 'field' in error && error.field === field)
  const textOf = (field: Field) => wrong?.[field] ?? (field === refused ? error?.message : undefined)
  const idOf = (field: Field) => `${id}-${field}`
  const focusOn = (field: Field | undefined) => {
    const control = field && ref.current?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
  }
  // Something was edited: what was wrong is over.
  const edit = () => {
    setWrong(undefined)
    clearError()
  }
  const focusOnRefused = useEffectEvent(() => focusOn(refused))

  // The focus is the browser's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the refusal is the event
  useEffect(() => {
    focusOnRefused()
  }, [error])
  return {
    ...submission,
    ref,
    /** What makes a Form this one. */
    wiring: { ref, onChange: edit },
    isSending: submission.status === 'submitting',
    /** What the summary of the faults needs. */
    summary: {
      faults: fields.flatMap((field) => {
        const text = textOf(field)
        return text ? [{ field, text }] : []
      }),
      idOf,
      onChoose: focusOn,
    },
    /** What a field needs to be found, and to say what is wrong with it. */
    field: (field: Field) => ({ id: idOf(field), error: textOf(field) }),
    /** Why it could not be sent, where that is about no field. */
    error: refused ? null : error,
    /** Whether nothing is wrong; if something is, it is said, and the focus goes to the first field at fault. */
    check: (found: FieldFaults<Field>): boolean => {
      const first = fields.find((field) => found[field])
      // Said before the focus comes: with the field its fault is read out.
      flushSync(() => {
        setWrong(found)
        clearError()
      })
      focusOn(first)
      return !first
    },
    /** Stops the sending; its button goes, and the focus to where the sending is tried again. */
    cancel: () => {
      cancel()
      focusOn(fields.at(-1))
    },
  }
}
