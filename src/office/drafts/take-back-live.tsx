import { useQueryClient } from '@tanstack/react-query'
import { amendmentRows } from '@/data/amendments/staff'
import { AppError } from '@/data/errors'
import type { WentLive } from '@/data/waits/staff'
import { Act } from '@/office/list/act'
import type { Holding } from '@/office/list/standing-line'
import { useWhatHolds } from '@/office/list/undo-notice'
import { useTakeBack } from '@/office/list/use-take-back'
import { TEXT_KINDS } from '@/office/text-kinds'
import { TAKE_BACK } from './amendment-held'
import { useStep } from './use-step'

/** What takes back a text or an amendment that went live on its day by itself (TIME-2). */
export function TakeBackLive({ text: { kind, id, title, version } }: { text: WentLive }) {
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
  const detail = 'Readers see again what was there before it. What went live is a draft again.'
  return (
    <Act
      label="Take back…"
      of={title}
      look="quiet"
      asks={{ question: `Take back “${title}”?`, detail, action: 'Take back' }}
      act={async () => hold(await takeBack())}
    />
  )
}
