import { type ReactNode, useId, useState } from 'react'
import { ariaDisabled } from './aria-disabled'
import { Button } from './button'
import { withHebrew } from './content/with-hebrew'
import { useFreshStart } from './hooks/use-fresh-start'
import { Modal } from './modal'

type ConfirmDialogProps = {
  /** In the words of the specification, if it has any. */
  question: string
  /** The consequences, in a sentence or two. */
  detail?: string
  /** The label of the button that does it, such as "Delete". */
  action: string
  /** The label of the button that changes nothing. */
  refusal?: string
  /** Does it; the dialog stays open meanwhile and says why when this throws. The caller closes it afterwards. */
  onConfirm: () => void | Promise<void>
  onCancel: () => void
  /** Whether the action waits for more input. */
  isHeld?: boolean
  /** What else to know before answering. */
  children?: ReactNode
}

/** Asks before something that no click can undo (ADM-1 to ADM-11). The safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { question, detail, action, refusal = 'Cancel', onConfirm, onCancel, isHeld = false, children } = props
  const id = useId()
  const [isRunning, setIsRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useFreshStart(() => setFailure(null))
  const confirm = async () => {
    setIsRunning(true)
    setFailure(null)
    try {
      await onConfirm()
    } catch (error) {
      console.error(question, error)
      setFailure(error instanceof Error ? error.message : String(error))
      setIsRunning(false)
    }
  }
  return (
    <Modal
      role="alertdialog"
      labelledBy={`${id}-question`}
      {...(detail && { describedBy: `${id}-detail` })}
      {...(!isRunning && { onCancel })}
    >
      <h2 id={`${id}-question`} className="font-semibold text-lg leading-snug">
        {question}
      </h2>
      {detail && (
        <p id={`${id}-detail`} className="mt-2 text-muted">
          {withHebrew(detail)}
        </p>
      )}
      {children}
      <p role="alert" className="mt-3 font-medium text-danger empty:hidden">
        {failure}
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button look="outline" data-autofocus {...ariaDisabled(isRunning)} onClick={onCancel}>
          {refusal}
        </Button>
        <Button look="danger" {...ariaDisabled(isRunning || isHeld)} onClick={confirm}>
          {action}
        </Button>
      </div>
    </Modal>
  )
}
