import type { ComparedLawProps } from '@/office/day/compared-law'
import { Differences } from '@/routes/public/law/differences'
import { useDifferenceKeys } from '@/routes/public/law/use-difference-keys'
import { useStoredHtml } from '@/texts/use-stored-html'
import { TextSkeleton } from '@/ui/states/skeleton'

/** A law on two days as readers see it compared, within a screen of staff's. */
export function ComparedLaw(props: ComparedLawProps) {
  const canCompare = useStoredHtml(true) !== undefined
  const box = useDifferenceKeys(true)
  return (
    <div ref={box} tabIndex={-1} className="compared outline-none [--hang:2rem]">
      {canCompare ? <Differences {...props} /> : <TextSkeleton lines={6} />}
    </div>
  )
}
