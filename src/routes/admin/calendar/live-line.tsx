import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { amendmentRows } from '@/data/amendments/staff'
import type { WentLive } from '@/data/drafts/staff'
import { AppError } from '@/data/errors'
import { formatMoment } from '@/lib/moments'
import { TAKE_BACK } from '@/office/drafts/amendment-held'
import { useStep } from '@/office/drafts/use-step'
import type { Holding } from '@/office/list/standing-line'
import { useWhatHolds } from '@/office/list/undo-notice'
import { useTakeBack } from '@/office/list/use-take-back'
import { KindMark, WorkLine } from '@/office/list/work-line'
import { amendmentAddress, placeAddress } from '@/office/place-address'
import { TEXT_KINDS } from '@/office/text-kinds'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'

/** A text or an amendment that went live on its day, by itself, with the way to it and the way back (TIME-2). */
export function LiveLine({ text }: { text: WentLive }) {
  const { kind, title, at, written_by, is_own } = text
  const [isAsked, setIsAsked] = useState(false)
  const takeBack = useTakeLiveBack(text)
  const hold = useWhatHolds()
  return (
    <WorkLine
      mark={<KindMark kind={kind} />}
      name={title}
      address={kind === 'amendment' ? amendmentAddress(text) : placeAddress(text)}
      hasActionsOnSmall
      way="Open"
      actions={
        <>
          <Button look="quiet" onClick={() => setIsAsked(true)}>
            Take back…<span className="sr-only"> {title}</span>
          </Button>
          {isAsked && (
            <ConfirmDialog
              question={`Take back “${title}”?`}
              detail="Readers see again what was there before it. What went live is a draft again."
              action="Take back"
              onConfirm={async () => {
                hold(await takeBack())
                setIsAsked(false)
              }}
              onCancel={() => setIsAsked(false)}
            />
          )}
        </>
      }
    >
      <span className="font-semibold text-success">went live</span> {formatMoment(at)}
      {kind !== 'amendment' && (is_own ? ', yours' : `, by ${written_by ?? 'a former colleague'}`)}
    </WorkLine>
  )
}

/** @returns takes back what went live, and tells what holds then. Throws AppError. */
function useTakeLiveBack({ kind, id, version }: WentLive): () => Promise<Holding> {
  const cache = useQueryClient()
  const undo = useTakeBack(TEXT_KINDS.get(kind)?.table ?? 'drafts')
  const take = useStep()
  return async () => {
    if (version !== null) return undo([version])
    const amendment = await cache.fetchQuery(amendmentRows.rowQuery(id))
    if (!amendment) throw new AppError('conflict', 'This amendment has been deleted meanwhile.')
    return take(amendment, TAKE_BACK)
  }
}
