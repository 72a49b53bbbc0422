import { useEffect, useRef, useState } from 'react'
import type { Sending } from '@/lib/sending'
import { useFreshStart } from './use-fresh-start'

/** Milliseconds that a form shows its success (spec 9: newsletter and contact, 5 s). */
const SUCCESS_TIME = 5000

type SubmitState =
  | { status: 'idle' | 'success' }
  | { status: 'submitting'; isChecking: boolean }
  | { status: 'error'; error: Error }

const IDLE: SubmitState = { status: 'idle' }

/** A form's state. `submit` runs one action at a time, logs failures as `failed` and resolves to its success. */
export function useSubmitState() {
  const [state, setState] = useState<SubmitState>(IDLE)
  const running = useRef<AbortController>(null)

  useEffect(() => {
    if (state.status !== 'success') return
    const timer = setTimeout(() => setState(IDLE), SUCCESS_TIME)
    return () => clearTimeout(timer)
  }, [state.status])

  const submit = async (action: (sending: Sending) => Promise<void>, failed = 'A form could not be sent') => {
    // A ref, because two events at once see the same state.
    if (running.current) return false
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const onChecking = (isChecking: boolean) => setState({ status: 'submitting', isChecking })
    onChecking(false)
    try {
      await action({ signal, onChecking })
      setState({ status: 'success' })
      return true
    } catch (error) {
      if (signal.aborted) setState(IDLE)
      else {
        console.error(failed, error)
        setState({ status: 'error', error: error instanceof Error ? error : new Error(String(error)) })
      }
      return false
    } finally {
      running.current = null
    }
  }
  const clearError = () => setState((now) => (now.status === 'error' ? IDLE : now))
  useFreshStart(clearError)

  return {
    status: state.status,
    error: state.status === 'error' ? state.error : null,
    isChecking: state.status === 'submitting' && state.isChecking,
    submit,
    cancel: () => running.current?.abort(),
    clearError,
  }
}
