import { useEffect, useRef, useState } from 'react'
import { UnreadableFile } from './unreadable-file'

/** What is being done with a file, and how far. */
export type Step = { words: string; done: number; total: number | null }

/** Does what has to be done with a file, one thing at a time: a later one stops the one before, and so can staff (BULK-1, BULK-2). */
export function useSteps() {
  const [step, setStep] = useState<Step | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const running = useRef<AbortController>(null)
  // What is read or asked goes on outside of React.
  useEffect(() => () => running.current?.abort(), [])
  const last = useRef(async (_signal: AbortSignal) => {})
  const stop = () => {
    running.current?.abort()
    setStep(null)
    setFailure(null)
  }
  const run = async (what: (signal: AbortSignal) => Promise<void>) => {
    stop()
    last.current = what
    const controller = new AbortController()
    running.current = controller
    try {
      await what(controller.signal)
    } catch (error) {
      if (controller.signal.aborted) return
      if (!(error instanceof UnreadableFile)) console.error('A file could not be brought in', error)
      setFailure(error instanceof Error ? error : new Error(String(error)))
    }
    if (!controller.signal.aborted) setStep(null)
  }
  return {
    step,
    setStep,
    /** Why the last thing could not be done. */
    failure,
    run,
    /** Does the last thing once more. */
    tryAgain: () => void run(last.current),
    stop,
  }
}
