import { Button } from '@/ui/button'

type CheckingProps = {
  isChecking: boolean
  /** Stops the check; without it there is no button. */
  onCancel?: () => void
}

/** Says why sending takes a few seconds longer, while a puzzle is solved (SEC-6), and lets the reader stop it. */
export function Checking({ isChecking, onCancel }: CheckingProps) {
  return (
    <>
      <p role="status">{isChecking && 'Checking that you are not a robot…'}</p>
      {isChecking && onCancel && (
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </>
  )
}
