import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { LawType } from '@/names/kinds'
import { paths } from '@/names/paths'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button, buttonClass } from '@/ui/button'
import type { useApply } from './use-apply'

type AppliedImportProps = Pick<ReturnType<typeof useApply>, 'isTakingBack' | 'takeBack'> & {
  applied: NonNullable<ReturnType<typeof useApply>['applied']>
  law: LawType
}

/** What was written of a file, where it is seen, and the way back, as long as the page stays (BULK-1). */
export function AppliedImport({ applied: { words, amendment }, law, isTakingBack, takeBack }: AppliedImportProps) {
  const box = useRef<HTMLDivElement>(null)
  // The dialog in which it was asked for has gone.
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="office-inset grid max-w-text gap-3 outline-none">
      <p role="status" className="flex items-center gap-2 font-semibold text-lg">
        <CircleCheck aria-hidden className="size-5 flex-none text-success" />
        {words}
      </p>
      <p className="text-muted">
        {amendment
          ? 'Readers see nothing of it until the amendment is announced or its day has come.'
          : 'Readers see it now; search, references and links follow within a minute.'}{' '}
        It can be taken back here in one step; later each section by its history.
      </p>
      <p className="flex flex-wrap gap-2">
        {amendment ? (
          <Link to={paths.manager('amendments')} className={buttonClass('outline')}>
            Go to Amendments
          </Link>
        ) : (
          <Link to={paths.law(law)} target="_blank" className={buttonClass('outline')}>
            View the law<span className="sr-only">, in a new tab</span>
          </Link>
        )}
        <Button look="outline" {...ariaDisabled(isTakingBack)} onClick={() => void takeBack()}>
          {isTakingBack ? 'Taking it back…' : 'Take it back'}
        </Button>
      </p>
    </div>
  )
}
