import { Button } from '@/components/ui/button'

type CheckingProps = {
  /** Whether a puzzle is being solved (SEC-6). */
  isChecking: boolean
  /** Stops it; without it there is no button. */
  onCancel?: () => void
}

/** Says why sending takes a few seconds more, and lets the reader stop it. */
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
