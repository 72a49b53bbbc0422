import { type FormEvent, useRef, useState } from 'react'
import {
  type ContactFault,
  type ContactMessage,
  EMPTY_MESSAGE,
  type RequiredField,
  readMessage,
} from '@/data/contact-messages/schema'
import { sendContactMessage } from '@/data/contact-messages/submit'
import { useKeptState } from '@/ui/hooks/use-kept-state'
import { useSubmitState } from '@/ui/hooks/use-submit-state'

/** The name of a field that people neither see nor reach, but that spam programs fill in (CONTACT-4). */
export const TRAP = 'website'

/** The contact form's text, its faults and the state of sending (CONTACT-2, CONTACT-3). */
export function useContactForm() {
  const [message, setMessage] = useKeptState<ContactMessage>('message', EMPTY_MESSAGE)
  const [faults, setFaults] = useState<ContactFault[]>([])
  const { status, error, isChecking, submit, cancel, clearError } = useSubmitState()
  const form = useRef<HTMLFormElement>(null)

  const edit = (change: Partial<ContactMessage>) => {
    setMessage((before) => ({ ...before, ...change }))
    setFaults([])
    clearError()
  }

  const focusOn = (field: RequiredField) => {
    const control = form.current?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
  }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const { message: checked, faults: found } = readMessage(message)
    setFaults(found)
    clearError()
    if (found[0]) focusOn(found[0].field)
    if (!checked) return
    const isSent = await submit(async (sending) => {
      refuseTrapped(form.current)
      await sendContactMessage(checked, sending)
    })
    if (isSent) setMessage(EMPTY_MESSAGE)
  }

  const stop = () => {
    cancel()
    focusOn('message')
  }

  return { form, message, edit, send, cancel: stop, status, isChecking, error, faults, focusOn }
}

export type ContactFormState = ReturnType<typeof useContactForm>

/** Empties the trap as well, so that a person whose browser filled it in gets through by sending again. */
function refuseTrapped(form: HTMLFormElement | null): void {
  const trap = form?.elements.namedItem(TRAP)
  if (!(trap instanceof HTMLInputElement) || !trap.value) return
  trap.value = ''
  throw new Error('The trap field was filled in')
}
