import { useState } from 'react'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button, type ButtonLook } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { useAction } from './use-action'

type ActProps = {
  label: string
  /** Of which thing, for those who do not see where the button stands. */
  of?: string | undefined
  look?: ButtonLook
  /** Said before the reason, if it fails; where something is asked first, the question says the reason. */
  failed?: string
  /** What is asked first. */
  asks?: { question: string; detail: string; action: string }
  /** Does it; `close` ends the question before the rest of it. Throws Error. */
  act: (close: () => void) => Promise<void>
  onFailed?: () => Promise<void>
  onCancel?: () => void
}

/** What can be done with the thing of a line at one press, or after a question (STAFF-1). */
export function Act({ label, of, look = 'outline', failed = '', asks, act, onFailed, onCancel }: ActProps) {
  const [isAsked, setIsAsked] = useState(false)
  const { isRunning, run } = useAction()
  const close = () => setIsAsked(false)
  return (
    <>
      <Button
        look={look}
        {...ariaDisabled(isRunning)}
        onClick={() => (asks ? setIsAsked(true) : void run(failed, () => act(close), onFailed))}
      >
        {label}
        {of && <span className="sr-only"> {of}</span>}
      </Button>
      {asks && isAsked && (
        <ConfirmDialog
          {...asks}
          onConfirm={async () => {
            await act(close)
            close()
          }}
          onCancel={() => {
            close()
            onCancel?.()
          }}
        />
      )}
    </>
  )
}
