import { Button } from '@/components/ui/button'

type OtherVersionProps = {
  /** Whether it is what was typed here, while the form shows what somebody else saved. */
  isMine: boolean
  swap: () => void
}

/** After somebody else's version was taken: brings back what was typed here, and the other way round (ADM-11). */
export function OtherVersion({ isMine, swap }: OtherVersionProps) {
  return (
    <div role="status" className="mb-5 rounded-lg bg-accent-soft px-4 py-3">
      <p>
        {isMine
          ? 'You are editing their version. What you typed is kept until you save.'
          : 'You are editing what you typed. Their version is kept until you save.'}
      </p>
      <Button look="outline" className="mt-3" onClick={swap}>
        {isMine ? 'Bring back what I typed' : 'Take theirs again'}
      </Button>
    </div>
  )
}
