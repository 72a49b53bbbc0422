import { CircleAlert, CircleCheck } from 'lucide-react'
import { Checking } from '@/components/states/checking'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { CONTACT_LIMITS, CONTACT_SUBJECTS, type ContactSubject } from '@/data/contact-messages/schema'
import { failureReason } from '@/data/failure-reason'
import { TRAP, useContactForm } from './use-contact-form'

const SENT = "Message sent successfully! We'll get back to you soon."
const FAILED = 'Failed to send message. Please try again later.'

/** From how many characters before the limit on the reader is told how many are left (CONTACT-4). */
const COUNT_FROM = 500

const SUBJECTS = Object.entries(CONTACT_SUBJECTS)
const isSubject = (value: string): value is ContactSubject => value in CONTACT_SUBJECTS

/** The contact form; checked by its own rules and words, not the browser's (CONTACT-1 to CONTACT-4). */
export function ContactForm() {
  const { form, message, edit, send, cancel, status, isChecking, error, fault, isMarked } = useContactForm()
  const isSending = status === 'submitting'
  const errorOf = (field: string) => (fault?.field === field ? fault.text : null)
  return (
    <form ref={form} noValidate onSubmit={send} className="space-y-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Name" error={errorOf('name')} isInvalid={isMarked('name')}>
          {(control) => (
            <input
              {...control}
              name="name"
              type="text"
              autoComplete="name"
              readOnly={isSending}
              value={message.name}
              onChange={(event) => edit({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label="Email" error={errorOf('email')} isInvalid={isMarked('email')}>
          {(control) => (
            <input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
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
            onChange={({ target }) => isSubject(target.value) && edit({ subject: target.value })}
          >
            {SUBJECTS.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label="Message"
        error={errorOf('message')}
        isInvalid={isMarked('message')}
        hint={remaining(message.message.trim().length)}
      >
        {(control) => (
          <textarea
            {...control}
            name="message"
            rows={5}
            dir="auto"
            readOnly={isSending}
            value={message.message}
            onChange={(event) => edit({ message: event.target.value })}
          />
        )}
      </Field>
      <Trap />
      <div className="flex min-h-12 flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" look="solid" disabled={isSending} className="min-w-40">
          {isSending ? 'Sending...' : 'Send message'}
        </Button>
        <Checking isChecking={isChecking} onCancel={cancel} />
        <div role="status">{status === 'success' && <Sent />}</div>
        <div role="alert">{error && <Failed reason={failureReason(error)} />}</div>
      </div>
    </form>
  )
}

/** How many characters are left, near the limit; longer texts are kept and counted, never cut off. */
function remaining(length: number): string | null {
  const left = CONTACT_LIMITS.message - length
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

function Sent() {
  return (
    <p className="flex items-start gap-2 font-medium text-success">
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
      {SENT}
    </p>
  )
}

function Failed({ reason }: { reason: string | null }) {
  return (
    <p className="flex items-start gap-2 font-medium text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>
        {FAILED}
        {reason && <span className="block font-normal">{reason}</span>}
      </span>
    </p>
  )
}
