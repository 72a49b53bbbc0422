import { formatMoment } from '@/lib/moments'
import { Button } from '@/ui/button'
import { DiscardUnsaved } from './discard-unsaved'
import type { Unsaved } from './unsaved'

type UnsavedOfferProps = {
  unsaved: Unsaved
  /** The row was saved since the unsaved text was begun. */
  isOutdated: boolean
  take: () => void
  drop: () => void
  /** Takes it up and saves it as a draft, which colleagues see (TIME-1); null where that has to wait. */
  keep: (() => void) | null
}

/** What was typed earlier and never saved, offered again (AUTH-3, ADM-11). */
export function UnsavedOffer({ unsaved, isOutdated, take, drop, keep }: UnsavedOfferProps) {
  return (
    <div role="status" className="mb-5 rounded-lg bg-accent-soft px-4 py-3">
      <p>
        You typed here on <strong>{formatMoment(unsaved.savedAt)}</strong> and did not save. Continue with it or discard
        it before you go on.
        {isOutdated && ' It has been saved by somebody since then; you will be shown both before anything is replaced.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="solid" onClick={take}>
          Continue with it
        </Button>
        {keep && (
          <Button look="outline" onClick={keep}>
            Save it as a draft
          </Button>
        )}
        <DiscardUnsaved look="outline" onDiscard={drop}>
          Discard it
        </DiscardUnsaved>
      </div>
    </div>
  )
}

/** Said where the browser could not keep what was typed. */
export const NoRoom = () => (
  <p role="status" className="text-danger">
    This browser has no room left to keep a copy of what you type. Save soon.
  </p>
)
