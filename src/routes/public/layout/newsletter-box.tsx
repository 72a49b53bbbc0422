import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { AppError } from '@/data/errors'
import { failureReason } from '@/data/failure-reason'
import { emailFault } from '@/lib/email'
import { mailFrom } from '@/lib/mail-from'
import type { Sending } from '@/lib/sending'
import { paths } from '@/names/paths'
import { ariaDisabled } from '@/ui/aria-disabled'
import { FieldMessages } from '@/ui/field-messages'
import { Form } from '@/ui/form'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'
import { Checking } from '@/ui/states/checking'
import { optional } from '@/ui/states/optional'

const SUBSCRIBED = 'Successfully subscribed!'
const TO_CONFIRM = 'Open the link in the mail that we have sent to confirm it.'
const WITHOUT_MAIL =
  'Your address is kept. This site sends no mail yet; you will be asked to confirm before the first one.'
const DUPLICATE = 'You are already subscribed to our newsletter!'
const FAILED = 'Failed to subscribe. Please try again later.'

/** Whether this browser confirmed the address before: all others are told the same of a listed one as of a new one. */
const isConflict = (error: Error | null): boolean => error instanceof AppError && error.kind === 'conflict'

/** Fetched with the first fault: the box stands on every page. */
const FaultSummary = optional(async () => (await import('@/ui/fault-summary')).FaultSummary)

/** Fetched when somebody subscribes: the box stands on every page. */
async function subscribe(email: string, sending: Sending): Promise<void> {
  const { subscribeToNewsletter } = await import('@/data/newsletter-subscriptions/submit')
  await subscribeToNewsletter(email, sending)
}

/** Subscribing to the newsletter (NL-1, NL-2). */
export function NewsletterBox() {
  const [email, setEmail] = useState('')
  const [isSent, setIsSent] = useState(false)
  const form = useCheckedForm<string>({ fields: ['email'] })
  const { isSending, error } = form
  const { id, error: fault } = form.field('email')
  const reason = failureReason(error)

  const send = async () => {
    const fault = emailFault(email)
    if (!form.check(fault ? { email: fault } : {})) return
    setIsSent(false)
    if (!(await form.submit((sending) => subscribe(email.trim(), sending)))) return
    setEmail('')
    setIsSent(true)
  }
  return (
    <Form {...form.wiring} onSend={() => void send()} aria-label="Newsletter" className="mt-4">
      {fault !== undefined && (
        <Suspense>
          <FaultSummary {...form.summary} />
        </Suspense>
      )}
      <label htmlFor={id} className="text-muted text-sm">
        Your email
      </label>
      <div className="line-field">
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          aria-invalid={fault !== undefined}
          aria-describedby={fault && `${id}-error`}
          readOnly={isSending}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <button type="submit" {...ariaDisabled(isSending)} className="min-h-11 ps-2 font-semibold link">
          {isSending ? 'Subscribing...' : 'Subscribe'}
        </button>
      </div>
      <FieldMessages id={id} error={fault} />
      <div className="min-h-8 pt-1.5">
        <Checking isChecking={form.isChecking} onCancel={form.cancel} />
        <p role="status" className="text-success">
          {form.status === 'success' && <span className="block">{SUBSCRIBED}</span>}
          {isSent && <span className="block text-ink">{mailFrom() ? TO_CONFIRM : WITHOUT_MAIL}</span>}
        </p>
        <p role="alert" className="text-danger">
          {error && <span className="block">{isConflict(error) ? DUPLICATE : FAILED}</span>}
          {isConflict(error) && mailFrom() && (
            <Link to={paths.newsletter('manage')} className="link block font-normal">
              See or change your topics
            </Link>
          )}
          {reason && <span className="block font-normal">{reason}</span>}
        </p>
      </div>
    </Form>
  )
}
