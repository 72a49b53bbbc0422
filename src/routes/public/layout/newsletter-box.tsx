import { type FormEvent, useId, useRef, useState } from 'react'
import * as v from 'valibot'
import { AppError } from '@/data/errors'
import { failureReason } from '@/data/failure-reason'
import { EMAIL } from '@/lib/email'
import type { Sending } from '@/lib/sending'
import { ariaDisabled } from '@/ui/aria-disabled'
import { FieldMessages } from '@/ui/field-messages'
import { useSubmitState } from '@/ui/hooks/use-submit-state'
import { Checking } from '@/ui/states/checking'

const SUBSCRIBED = 'Successfully subscribed!'
const DUPLICATE = 'You are already subscribed to our newsletter!'
const FAILED = 'Failed to subscribe. Please try again later.'

function wordsFor(error: Error): string {
  return error instanceof AppError && error.kind === 'conflict' ? DUPLICATE : FAILED
}

/** Fetched when somebody subscribes: the box stands on every page. */
async function subscribe(email: string, sending: Sending): Promise<void> {
  const { subscribeToNewsletter } = await import('@/data/newsletter-subscriptions/submit')
  await subscribeToNewsletter(email, sending)
}

/** Subscribing to the newsletter (NL-1, NL-2). */
export function NewsletterBox() {
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const { status, error, isChecking, submit, cancel, clearError } = useSubmitState()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const isSending = status === 'submitting'
  const reason = failureReason(error)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const { success, output, issues } = v.safeParse(EMAIL, email, { abortPipeEarly: true })
    setFault(success ? null : issues[0].message)
    clearError()
    if (!success) input.current?.focus()
    else if (await submit((sending) => subscribe(output, sending))) setEmail('')
  }
  const stop = () => {
    cancel()
    input.current?.focus()
  }
  const edit = (value: string) => {
    setEmail(value)
    setFault(null)
    clearError()
  }
  return (
    // "dialog": sent before the page is alive, it goes nowhere, and what was typed stays (FIND-6)
    <form method="dialog" noValidate onSubmit={send} aria-label="Newsletter" className="mt-4">
      <label htmlFor={id} className="text-muted text-sm">
        Your email
      </label>
      <div className="line-field">
        <input
          ref={input}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          aria-invalid={fault !== null}
          aria-describedby={fault ? `${id}-error` : undefined}
          readOnly={isSending}
          value={email}
          onChange={(event) => edit(event.target.value)}
        />
        <button type="submit" {...ariaDisabled(isSending)} className="min-h-11 ps-2 font-semibold link">
          {isSending ? 'Subscribing...' : 'Subscribe'}
        </button>
      </div>
      <FieldMessages id={id} error={fault} />
      <div className="min-h-8 pt-1.5">
        <Checking isChecking={isChecking} onCancel={stop} />
        <p role="status" className="text-success">
          {status === 'success' && SUBSCRIBED}
        </p>
        <p role="alert" className="text-danger">
          {error && wordsFor(error)}
          {reason && <span className="block font-normal">{reason}</span>}
        </p>
      </div>
    </form>
  )
}
