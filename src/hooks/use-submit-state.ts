import { useEffect, useRef, useState } from 'react'

/** How long a form says that it succeeded, in milliseconds (spec 9: newsletter and contact, 5 s). */
const SUCCESS_TIME = 5000

type SubmitState = { status: 'idle' | 'submitting' | 'success' } | { status: 'error'; error: Error }

const IDLE: SubmitState = { status: 'idle' }

/**
 * The state of a form: idle, submitting, then success (idle again after 5 s) or error.
 * @returns `submit` runs an action, unless one is running, and tells whether it succeeded; a failure is logged as `failed`
 */
export function useSubmitState() {
  const [state, setState] = useState<SubmitState>(IDLE)
  const isRunning = useRef(false)

  useEffect(() => {
    if (state.status !== 'success') return
    const timer = setTimeout(() => setState(IDLE), SUCCESS_TIME)
    return () => clearTimeout(timer)
  }, [state.status])

  const submit = async (action: () => Promise<void>, failed = 'A form could not be sent'): Promise<boolean> => {
    // A ref, because two events at once see the same state.
    if (isRunning.current) return false
    isRunning.current = true
    setState({ status: 'submitting' })
    try {
      await action()
      setState({ status: 'success' })
      return true
    } catch (error) {
      console.error(failed, error)
      setState({ status: 'error', error: error instanceof Error ? error : new Error(String(error)) })
      return false
    } finally {
      isRunning.current = false
    }
  }
  const clearError = () => setState((now) => (now.status === 'error' ? IDLE : now))

  return {
    status: state.status,
    error: state.status === 'error' ? state.error : null,
    submit,
    clearError,
  }
}
