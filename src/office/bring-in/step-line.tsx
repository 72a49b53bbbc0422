import { formatCount } from '@/lib/count'
import { Button } from '@/ui/button'
import { SaidIfSlow } from '@/ui/states/said-if-slow'
import type { Step } from './use-steps'

type StepLineProps = { step: Step; onStop?: () => void }

/** What is being done with a file, how far, and the way to stop it (BULK-1, BULK-2). */
export function StepLine({ step: { words, done, total }, onStop }: StepLineProps) {
  return (
    <div className="office-inset flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-surface">
      <p className="font-semibold">{words}…</p>
      <SaidIfSlow key={words} words={`${words}…`} />
      <progress aria-label={words} value={total === null ? undefined : done} max={total ?? 1} className="h-1 w-48" />
      {total !== null && (
        <span className="text-muted">
          {formatCount(done)} of {formatCount(total)}
        </span>
      )}
      {/* Once it writes, nobody knows how far it is. */}
      {onStop && words !== 'Writing' && (
        <Button look="outline" className="ms-auto" onClick={onStop}>
          Stop
        </Button>
      )}
    </div>
  )
}
