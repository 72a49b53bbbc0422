import { useQueryClient } from '@tanstack/react-query'
import { type AmendmentRow, amendmentRows, openAmendmentsQuery } from '@/data/amendments/staff'
import { draftsQuery, type Plan } from '@/data/drafts/staff'
import { AppError } from '@/data/errors'
import type { ManagedTable } from '@/data/staff-table'
import { useMarkStale } from '@/data/stale'
import { formatDay, todayInIsrael } from '@/lib/dates'
import { withReason } from '@/lib/with-reason'
import { seenFrom, setStep, TO_CALENDAR, toAmendment, UNSET } from '@/office/drafts/amendment-held'
import { countObstacles } from '@/office/drafts/obstacle'
import { useStep } from '@/office/drafts/use-step'
import type { Holding, More } from '@/office/list/standing-line'
import { useWhatHolds } from '@/office/list/undo-notice'
import { PagePreview } from '@/office/page-preview'
import { isRead } from '@/office/text-kinds'

/** What holds since a text is ready for an amendment, which may still have to be set for its day. */
const heldBy = (amendment: AmendmentRow | undefined): Holding => ({
  text: 'Ready',
  holds: `It comes into force with its amendment${amendment?.state === 'set' ? '' : ', once that is set for its day'}`,
  way: amendment ? toAmendment(amendment) : TO_CALENDAR,
})

/**
 * @returns says what holds since a text is ready for its day or its amendment, with the page that readers will see and the way
 * back: `removeDay` makes a draft without a day of it; first it sets the amendment for its day, if that is planned, or says why
 * it could not
 */
export function usePlanned(list: ManagedTable) {
  const cache = useQueryClient()
  const hold = useWhatHolds()
  const markStale = useMarkStale('amendments')
  const take = useStep()
  const setForDay = async (id: string, day: string): Promise<Holding> => {
    const amendment = await cache.fetchQuery({ ...amendmentRows.rowQuery(id), staleTime: 0 })
    if (amendment?.day !== day) throw new AppError('conflict', 'It was deleted meanwhile, or has another day.')
    const changes = await cache.fetchQuery(draftsQuery(undefined, undefined, id))
    const held = await take(amendment, setStep(day, todayInIsrael(), countObstacles(changes)))
    return { ...held, way: toAmendment(amendment) }
  }
  return async (
    { publishOn, amendment: id = null, setFor }: Plan,
    row: string | null,
    draft: string,
    input: object,
    removeDay: () => Promise<unknown>,
  ) => {
    const seen: More = {
      label: 'See it as readers will',
      dialog: (onClose) => <PagePreview {...{ list, id: row, draft, input, amendment: id, onClose }} to="the list" />,
    }
    const found = cache.getQueryData(openAmendmentsQuery().queryKey)?.find((each) => each.id === id)
    const held = async (): Promise<Holding> => {
      if (publishOn) {
        const undo = {
          run: () =>
            removeDay()
              .finally(markStale)
              .then(() => UNSET),
        }
        return { text: 'Set', holds: seenFrom(formatDay(publishOn)), way: TO_CALENDAR, undo }
      }
      if (id === null || !setFor) return heldBy(found)
      try {
        return await setForDay(id, setFor)
      } catch (error) {
        return { ...heldBy(found), left: [withReason('The amendment could not be set for its day', error)] }
      } finally {
        void markStale()
      }
    }
    hold({ ...(await held()), more: isRead(list) ? [seen] : [] })
  }
}
