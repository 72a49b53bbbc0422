import { type ReactNode, Suspense, useState } from 'react'
import { emailFault } from '@/lib/email'
import type { Sending } from '@/lib/sending'
import { ariaDisabled } from '@/ui/aria-disabled'
import { FieldMessages } from '@/ui/field-messages'
import { Form } from '@/ui/form'
import { useCheckedForm } from '@/ui/hooks/use-checked-form'
import { Checking } from '@/ui/states/checking'
import { optional } from '@/ui/states/optional'

const FAILED = 'Failed to subscribe. Please try again later.'

/** Fetched with the first fault: the box stands on every page. */
const FaultSummary = optional(async () => (await import('@/ui/fault-summary')).FaultSummary)

/** Fetched with the first press of "By mail"; from here, for the list of files that this takes stands in each file that fetches it. */
export const ByMailPanel = optional(async () => (await import('@/routes/public/newsletter/by-mail-panel')).ByMailPanel)

/** Subscribing to the newsletter (NL-1, NL-2). */
export function NewsletterBox() {
  const [email, setEmail] = useState('')
  const [said, setSaid] = useState<(status: string) => ReactNode>()
  const form = useCheckedForm<string>({ fields: ['email'] })
  const { isSending, error } = form
  const { id, error: fault } = form.field('email')

  const send = async () => {
    const fault = emailFault(email)
    if (!form.check(fault ? { email: fault } : {})) return
    setSaid(undefined)
    if (await form.submit(subscribe)) setEmail('')
  }
  /** What it takes is fetched then: the box stands on every page. */
  const subscribe = async (sending: Sending) => {
    const { faultOf, subscribe, successOf } = await import('@/routes/public/newsletter/subscribe')
    try {
      await subscribe(email.trim(), sending)
      setSaid(() => successOf)
    } catch (error) {
      setSaid(() => (status: string) => status === 'error' && faultOf(error, FAILED))
      throw error
    }
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
        <p role="status">{!error && said?.(form.status)}</p>
        <p role="alert" className="text-danger">
          {error && (said?.(form.status) ?? FAILED)}
        </p>
      </div>
    </Form>
  )
}
