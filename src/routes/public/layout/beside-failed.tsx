import { Button } from '@/ui/button'
import { useAskAgain } from '@/ui/hooks/use-ask-again'

/** The item itself is there: what failed beside it takes no more room than it would have. */
export function BesideFailed({ what }: { what: string }) {
  const askAgain = useAskAgain()
  return (
    <div role="alert" className="text-sm print:hidden">
      <p className="text-muted">{what} could not be loaded.</p>
      <Button look="outline" className="mt-2" onClick={askAgain}>
        Try again
      </Button>
    </div>
  )
}
