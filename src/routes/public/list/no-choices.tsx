import { Button } from '@/ui/button'
import { useAskAgain } from '@/ui/hooks/use-ask-again'

/** Says that the choices of a list's filters could not be had, and asks for them again. */
export function NoChoices({ error }: { error: Error }) {
  const askAgain = useAskAgain()
  return (
    <div role="alert" className="mt-4 text-danger text-sm">
      <p>The choices could not be loaded. {error.message}</p>
      <Button look="outline" className="mt-2" onClick={askAgain}>
        Load the choices again
      </Button>
    </div>
  )
}
