import * as v from 'valibot'
import {
  CONTACT_LIMITS,
  CONTACT_SUBJECT,
  CONTACT_SUBJECTS,
  type ContactMessage,
  EMPTY_MESSAGE,
  REQUIRED_FIELDS,
  type RequiredField,
  readMessage,
} from '@/data/contact-messages/schema'
import { sendContactMessage } from '@/data/contact-messages/submit'
import { failureReason } from '@/data/failure-reason'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { CheckedForm } from '@/ui/checked-form'
import { Field } from '@/ui/field'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'
import { useDebounced } from '@/ui/hooks/use-debounced'
import { useKeptState } from '@/ui/hooks/use-kept-state'
import { Checking } from '@/ui/states/checking'

const SENT = "Message sent successfully! We'll get back to you soon."
const FAILED = 'Failed to send message. Please try again later.'

/** From how many characters before the limit on the reader is told how many are left (CONTACT-4). */
const COUNT_FROM = 500

/** Once the typing has rested for so many milliseconds, how many are left is read out. */
const READ_OUT_AFTER = 1000

const SUBJECTS = Object.entries(CONTACT_SUBJECTS)

/** The name of a field that people neither see nor reach, but that spam programs fill in (CONTACT-4). */
const TRAP = 'website'

/** The contact form (CONTACT-1 to CONTACT-4), empty or with what its page was opened for. */
export function ContactForm({ begun }: { begun: ContactMessage | null }) {
  const [message, setMessage] = useKeptState<ContactMessage>(begun ? 'report' : 'message', begun ?? EMPTY_MESSAGE)
  const form = useCheckedForm({ fields: REQUIRED_FIELDS })
  const { isSending, error } = form
  const left = CONTACT_LIMITS.message - message.message.trim().length
  const hint = remaining(left)
  const readOut = useDebounced(hint, READ_OUT_AFTER)
  const edit = (change: Partial<ContactMessage>) => setMessage((before) => ({ ...before, ...change }))
  const send = async () => {
    const { message: checked, faults } = readMessage(message)
    if (!form.check(faults) || !checked) return
    const isSent = await form.submit(async (sending) => {
      refuseTrapped(form.ref.current)
      await sendContactMessage(checked, sending)
    })
    if (isSent) setMessage(EMPTY_MESSAGE)
  }
  const required = (field: RequiredField, label: string) => ({ label: `${label} (required)`, ...form.field(field) })
  return (
    <CheckedForm form={form} onSend={() => void send()} aria-label="Contact" className="space-y-6 print:hidden">
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
        <Checking isChecking={form.isChecking} onCancel={form.cancel} />
        <p role="status" className="text-success">
          {form.status === 'success' && SENT}
        </p>
        <div role="alert" className="text-danger">
          {error && <p>{FAILED}</p>}
          {error && <p>{failureReason(error)}</p>}
        </div>
      </div>
    </CheckedForm>
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

/** Empties the trap as well, so that a person whose browser filled it in gets through by sending again. */
function refuseTrapped(form: HTMLFormElement | null): void {
  const trap = form?.elements.namedItem(TRAP)
  if (!(trap instanceof HTMLInputElement) || !trap.value) return
  trap.value = ''
  throw new Error('The trap field was filled in')
}
