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

/** The name of the field that people neither see nor reach, and that programs like to fill in (CONTACT-4). */
export const TRAP = 'website'

/** What is typed in the contact form, what is wrong with it, and how far sending it is (CONTACT-2, CONTACT-3). */
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

  /** Stops the check for robots; what was typed stays, and the focus goes back to it. */
  const stop = () => {
    cancel()
    focusOn('message')
  }

  /** Whether a field is marked: the faulty one, and with it every one still empty (CONTACT-2). */
  const isMarked = (field: RequiredField) => fault !== null && (fault.field === field || !message[field].trim())

  return { form, message, edit, send, cancel: stop, status, isChecking, error, fault, isMarked }
}

/**
 * Refuses a message whose trap is filled, and empties the trap: should a browser's autofill have filled it, a person
 * gets through by sending again, and nothing typed is lost.
 */
function refuseTrapped(form: HTMLFormElement | null): void {
  const trap = form?.elements.namedItem(TRAP)
  if (!(trap instanceof HTMLInputElement) || !trap.value) return
  trap.value = ''
  throw new Error('The trap field was filled in')
}
