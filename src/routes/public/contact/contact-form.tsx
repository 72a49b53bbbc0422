import { useId } from 'react'
import * as v from 'valibot'
import { CONTACT_LIMITS, CONTACT_SUBJECT, CONTACT_SUBJECTS, type RequiredField } from '@/data/contact-messages/schema'
import { failureReason } from '@/data/failure-reason'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { FaultSummary } from '@/ui/fault-summary'
import { Field } from '@/ui/field'
import { useDebounced } from '@/ui/hooks/use-debounced'
import { Checking } from '@/ui/states/checking'
import { type ContactFormState, TRAP } from './use-contact-form'

const SENT = "Message sent successfully! We'll get back to you soon."
const FAILED = 'Failed to send message. Please try again later.'

/** From how many characters before the limit on the reader is told how many are left (CONTACT-4). */
const COUNT_FROM = 500

/** Once the typing has rested for so many milliseconds, how many are left is read out. */
const READ_OUT_AFTER = 1000

const SUBJECTS = Object.entries(CONTACT_SUBJECTS)

/** The contact form; checked by its own rules and words, not the browser's (CONTACT-1 to CONTACT-4). */
export function ContactForm({ state }: { state: ContactFormState }) {
  const { form, message, edit, send, cancel, status, isChecking, error, faults, focusOn } = state
  const isSending = status === 'submitting'
  const id = useId()
  const left = CONTACT_LIMITS.message - message.message.trim().length
  const hint = remaining(left)
  const readOut = useDebounced(hint, READ_OUT_AFTER)
  const idOf = (field: RequiredField) => `${id}-${field}`
  const required = (field: RequiredField, label: string) => ({
    id: idOf(field),
    label: `${label} (required)`,
    error: faults.find((fault) => fault.field === field)?.text,
  })
  return (
    // "dialog": sent before the page is alive, it goes nowhere, and what was typed stays (FIND-6)
    <form ref={form} method="dialog" noValidate onSubmit={send} aria-label="Contact" className="space-y-6 print:hidden">
      <FaultSummary faults={faults} idOf={idOf} onChoose={focusOn} />
      <div className="grid gap-6 sm:grid-cols-2">
        <Field {...required('name', 'Name')}>
          {(control) => (
            <input
              {...control}
              name="name"
              type="text"
              autoComplete="name"
              aria-required
              readOnly={isSending}
              value={message.name}
              onChange={(event) => edit({ name: event.target.value })}
            />
          )}
        </Field>
        <Field {...required('email', 'Email')}>
          {(control) => (
            <input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              aria-required
              readOnly={isSending}
              value={message.email}
              onChange={(event) => edit({ email: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Field label="Subject">
        {(control) => (
          <select
            {...control}
            name="subject"
            disabled={isSending}
            value={message.subject}
            onChange={({ target }) => v.is(CONTACT_SUBJECT, target.value) && edit({ subject: target.value })}
          >
            {SUBJECTS.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field {...required('message', 'Message')} isInvalid={left < 0} hint={hint}>
        {(control) => (
          <textarea
            {...control}
            name="message"
            rows={5}
            dir="auto"
            aria-required
            readOnly={isSending}
            value={message.message}
            onChange={(event) => edit({ message: event.target.value })}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {readOut}
      </p>
      <Trap />
      {/* On a phone what came of it stands above the button, which is in sight: below may be out of the window. */}
      <div className="flex min-h-12 flex-wrap items-center gap-x-5 gap-y-3 max-sm:*:[[role]:not(:empty)]:order-first">
        <Button type="submit" look="solid" {...ariaDisabled(isSending)} className="min-w-40">
          {isSending ? 'Sending...' : 'Send message'}
        </Button>
        <Checking isChecking={isChecking} onCancel={cancel} />
        <p role="status" className="text-success">
          {status === 'success' && SENT}
        </p>
        <div role="alert" className="text-danger">
          {error && <p>{FAILED}</p>}
          {error && <p>{failureReason(error)}</p>}
        </div>
      </div>
    </form>
  )
}

/** How many characters are left, near the limit; longer texts are kept and counted, never cut off. */
function remaining(left: number): string | null {
  if (left > COUNT_FROM) return null
  const count = Math.abs(left)
  const characters = count === 1 ? '1 character' : `${count} characters`
  return left < 0 ? `${characters} too many` : `${characters} left`
}

/** Out of sight and out of reach for people, screen readers and the keyboard (CONTACT-4). */
function Trap() {
  return (
    <div aria-hidden className="absolute -start-[200vw] size-px overflow-hidden">
      <label>
        Leave this empty
        <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
