import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { amendmentRows } from '@/data/amendments/staff'
import { AppError } from '@/data/errors'
import type { WentLive } from '@/data/waits/staff'
import type { Holding } from '@/office/list/standing-line'
import { useWhatHolds } from '@/office/list/undo-notice'
import { useTakeBack } from '@/office/list/use-take-back'
import { TEXT_KINDS } from '@/office/text-kinds'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { TAKE_BACK } from './amendment-held'
import { useStep } from './use-step'

/** What takes back a text or an amendment that went live on its day by itself, after a question (TIME-2). */
export function TakeBackLive({ text: { kind, id, title, version } }: { text: WentLive }) {
  const [isAsked, setIsAsked] = useState(false)
  const cache = useQueryClient()
  const undo = useTakeBack(TEXT_KINDS.get(kind)?.table ?? 'drafts')
  const take = useStep()
  const hold = useWhatHolds()
  const takeBack = async (): Promise<Holding> => {
    if (version !== null) return undo([version])
    const amendment = await cache.fetchQuery(amendmentRows.rowQuery(id))
    if (!amendment) throw new AppError('conflict', 'This amendment has been deleted meanwhile.')
    return take(amendment, TAKE_BACK)
  }
  return (
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
  )
}
