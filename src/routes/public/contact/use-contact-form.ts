import { type FormEvent, useRef, useState } from 'react'
import {
  type ContactFault,
  type ContactMessage,
  contactFault,
  EMPTY_MESSAGE,
  type RequiredField,
} from '@/data/contact-messages/schema'
import { sendContactMessage } from '@/data/contact-messages/submit'
import { useSubmitState } from '@/hooks/use-submit-state'

/** The name of a field that people neither see nor reach, but that spam programs fill in (CONTACT-4). */
export const TRAP = 'website'

/** The contact form's text, its fault and the state of sending (CONTACT-2, CONTACT-3). */
export function useContactForm() {
  const [message, setMessage] = useState<ContactMessage>(EMPTY_MESSAGE)
  const [fault, setFault] = useState<ContactFault | null>(null)
  const { status, error, isChecking, submit, cancel, clearError } = useSubmitState()
  const form = useRef<HTMLFormElement>(null)

  const edit = (change: Partial<ContactMessage>) => {
    setMessage((before) => ({ ...before, ...change }))
    setFault(null)
    clearError()
  }

  const focusOn = (field: RequiredField) => {
    const control = form.current?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
  }

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const found = contactFault(message)
    setFault(found)
    clearError()
    if (found) return focusOn(found.field)
    const isSent = await submit(async (sending) => {
      refuseTrapped(form.current)
      await sendContactMessage(message, sending)
    })
    if (isSent) setMessage(EMPTY_MESSAGE)
  }

  const stop = () => {
    cancel()
    focusOn('message')
  }

  /** A field is marked if it is the faulty one or, while there is a fault, still empty (CONTACT-2). */
  const isMarked = (field: RequiredField) => fault !== null && (fault.field === field || !message[field].trim())

  return { form, message, edit, send, cancel: stop, status, isChecking, error, fault, isMarked }
}

/** Empties the trap as well, so that a person whose browser filled it in gets through by sending again. */
function refuseTrapped(form: HTMLFormElement | null): void {
  const trap = form?.elements.namedItem(TRAP)
  if (!(trap instanceof HTMLInputElement) || !trap.value) return
  trap.value = ''
  throw new Error('The trap field was filled in')
}
