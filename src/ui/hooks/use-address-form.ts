import type { ChangeEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { queryOf } from '@/lib/asked-days'
import { type FieldFaults, useCheckedForm } from './use-checked-form'
import { useStateOf } from './use-state-of'

type AddressFormOptions = {
  /** The address without what is asked. */
  path: string
  /** The names of the fields that can be at fault, in the form's order. */
  fields: readonly string[]
  /** Tells one visit of an address from another. */
  visit: string
  /** What the address of the visit asks. */
  values: Readonly<Record<string, string>>
  /** What is wrong with that. */
  faults?: FieldFaults<string> | undefined
  /** What is wrong with what is sent. */
  check: (query: URLSearchParams) => FieldFaults<string>
  /** Whether the answer comes beside the form, which then stays where it is on the screen. */
  isAnsweredHere?: boolean
}

/**
 * A form that asks by an address, for a CheckedForm. Typed values hold until the address is another, and then its own do, without
 * a new form.
 */
export function useAddressForm(options: AddressFormOptions) {
  const { path, fields, visit, faults, check, isAnsweredHere = false } = options
  const navigate = useNavigate()
  const [values, setValues] = useStateOf(visit, options.values)
  const form = useCheckedForm({ fields, of: visit, faults })
  return {
    form,
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
      if (form.check(check(query))) void navigate(`${path}?${query}`, { preventScrollReset: isAnsweredHere })
    },
  }
}
