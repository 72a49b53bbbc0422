import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FieldValues } from '@/lib/faults'
import { useSubmitState } from '@/ui/hooks/use-submit-state'

/** The state of saving. A failure is over, and no longer said, once something is typed. */
export function useSubmission(form: UseFormReturn<FieldValues>) {
  const submission = useSubmitState()
  const end = useEffectEvent(submission.clearError)
  // The form's own subscription.
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => end() }), [form])
  return submission
}
