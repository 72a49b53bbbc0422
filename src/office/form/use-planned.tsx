import { useQueryClient } from '@tanstack/react-query'
import { type AmendmentRow, amendments, openAmendmentsQuery, stepAmendment } from '@/data/amendments/staff'
import type { Plan } from '@/data/drafts/staff'
import { AppError } from '@/data/errors'
import type { ManagedTable } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import { formatDay } from '@/lib/dates'
import { paths } from '@/names/paths'
import type { Holding, More } from '@/office/list/standing-line'
import { useWhatHolds } from '@/office/list/undo-notice'
import { amendmentAddress } from '@/office/place-address'
import { SCREENS } from '@/office/screens'
import { ChangePreview } from './page-preview'

const CALENDAR = { label: SCREENS.calendar.label, to: paths.manager('calendar'), isOffice: true }

const seenFrom = (day: string | null) => `Readers see it from ${day ? formatDay(day) : 'its day'}, 00:00 in Israel`

/** What holds since a text is ready for an amendment, which may still have to be set for its day. */
function heldBy(amendment: AmendmentRow | undefined, isSet: boolean): Holding {
  const isWaiting = !isSet && amendment?.state !== 'set'
  return {
    text: isSet ? 'Set' : 'Ready',
    holds: isSet
      ? seenFrom(amendment?.day ?? null)
      : `It comes into force with its amendment${isWaiting ? ', once that is set for its day' : ''}`,
    way: amendment ? { label: amendment.title, to: amendmentAddress(amendment), isOffice: true } : CALENDAR,
  }
}

/**
 * @returns sets the amendment for which a text was kept for its day, if that is planned, and says what holds since, with the page
 * that readers will see. Throws AppError.
 */
export function usePlanned(list: ManagedTable) {
  const cache = useQueryClient()
  const hold = useWhatHolds()
  const markStale = useMarkStale('amendments')
  const set = async (id: string): Promise<{ amendment: AmendmentRow; withdraw: () => Promise<Holding> }> => {
    const amendment = await cache.fetchQuery({ ...amendments.rowQuery(id), staleTime: 0 })
    if (!amendment) throw new AppError('conflict', 'This amendment has been deleted meanwhile.')
    const stepped = await stepAmendment(amendment, 'set').finally(markStale)
    const withdraw = async () => {
      await stepAmendment(stepped, 'withdraw').finally(markStale)
      return { text: 'Withdrawn', holds: 'Readers see nothing of it; its changes are still here' }
    }
    return { amendment, withdraw }
  }
  return async ({ publishOn, amendment: id = null, isSet }: Plan, row: string | null, input: object) => {
    const seen: More = {
      label: 'See it as readers will',
      dialog: (onClose) => (
        <ChangePreview list={list} id={row} input={input} amendment={id} to="the list" onClose={onClose} />
      ),
    }
    if (publishOn) hold({ text: 'Set', holds: seenFrom(publishOn), way: CALENDAR, more: [seen] })
    if (id === null) return
    if (isSet) {
      const { amendment, withdraw } = await set(id)
      const undo = { label: 'Withdraw', run: withdraw }
      hold({ ...heldBy(amendment, true), more: [seen], ...(!amendment.announced_at && { undo }) })
      return
    }
    const found = cache.getQueryData(openAmendmentsQuery().queryKey)?.find((each) => each.id === id)
    hold({ ...heldBy(found, false), more: [seen] })
  }
}
