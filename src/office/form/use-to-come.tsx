import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { type CorrectedChange, draftQuery, draftsQuery, type Plan, type WaitingDraft } from '@/data/drafts/staff'
import { AppError } from '@/data/errors'
import { changesOf } from '@/data/row-writes'
import type { ManagedRow } from '@/data/staff-table'
import { formatDay } from '@/lib/dates'
import type { FieldValues } from '@/lib/faults'
import { type Part, withCorrection } from '@/office/conflict/two-versions'
import { isOfLaw, type RowManager } from '@/office/manager'
import { draftAddress } from '@/office/place-address'
import { buttonClass } from '@/ui/button'
import { withHebrew } from '@/ui/content/with-hebrew'
import { firstValues, outsideOf } from './form-values'

/** Which text a correction changes: the one in force alone, or what amendments make of it, too. */
type Texts = 'this' | 'both'

/** What a correction makes of the changes to come, and where these read differently and were left as they are, in words. */
type Corrected = { changes: readonly CorrectedChange[]; left: readonly string[] }

/** The question which text is corrected, whether it is still open, and whether its answer is both. */
export type ToCome = { question: ReactNode; isOpen: boolean; isBoth: boolean }

const NOTHING: Corrected = { changes: [], left: [] }

/** What an amendment will make of a section as it is; what is behind it waits already. */
const isToCome = ({ amendment, is_outdated }: WaitingDraft) => amendment !== null && !is_outdated

/** The changes to come of a section that is corrected, and the question which text that is about (TIME-3). */
export function useToCome<Row extends ManagedRow>(manager: RowManager<Row>, present: Row | null, { amendment }: Plan) {
  const cache = useQueryClient()
  const { table } = manager.table
  // Nothing is asked of a new section, or of a change of an amendment itself.
  const row = isOfLaw(manager) && !amendment ? present : null
  const asked = draftsQuery(table, row?.id)
  const { data } = useQuery({ ...asked, enabled: row !== null })
  const [texts, setTexts] = useState<Texts | null>(null)
  const [first, ...more] = (row && data?.filter((draft) => isToCome(draft) && !draft.is_repeal)) || []
  return {
    /** Whether it is still to be said which text is changed. */
    isOpen: first !== undefined && texts === null,
    isBoth: first !== undefined && texts === 'both',
    question: first && <WhichTexts change={first} more={more.length} texts={texts} onChoose={setTexts} />,
    /** What the row's new values make of its changes to come. Throws AppError, also where it was not said which text is changed. */
    correct: async (over: Row | null, values: FieldValues): Promise<Corrected> => {
      if (!row || !over) return NOTHING
      const waiting = (await cache.fetchQuery(asked)).filter(isToCome)
      if (texts === null && waiting.some(({ is_repeal }) => !is_repeal)) throw new AppError('conflict', UNSAID)
      const drafts = await Promise.all(waiting.map(({ draft }) => cache.fetchQuery(draftQuery(table, row.id, draft))))
      const corrected = drafts.flatMap((draft): { change: CorrectedChange; left: readonly Part[] }[] => {
        if (draft?.based_on !== over.updated_at) return []
        if (texts !== 'both' || draft.is_repeal) return [{ change: draft, left: [] }]
        const origin = manager.valuesOf(over)
        const theirs = firstValues(manager, over, draft, () => origin)
        const merged = withCorrection({ fields: manager.fields, origin, theirs, mine: values })
        const differing = changesOf(manager.inputOf(values), manager.inputOf(merged.values))
        return [{ change: { ...draft, row: { ...outsideOf(manager, draft), ...differing } }, left: merged.left }]
      })
      return {
        changes: corrected.map(({ change }) => change),
        left: corrected.flatMap(({ left }) => left.map(({ place }) => `${place} ${LEFT}`)),
      }
    },
  }
}

const LEFT = 'reads differently in the text to come, and is left there as it was.'
const UNSAID = 'This section has a change to come. Say at its head which text you correct.'

type WhichTextsProps = {
  /** The nearest change. */
  change: WaitingDraft
  /** How many others there are. */
  more: number
  texts: Texts | null
  onChoose: (texts: Texts) => void
}

function WhichTexts({ change, more, texts, onChoose }: WhichTextsProps): ReactNode {
  const address = draftAddress(change)
  const choice = (value: Texts, title: string, words: string) => (
    <label className="flex min-h-control items-center gap-2">
      <input type="radio" name="texts" checked={texts === value} onChange={() => onChoose(value)} />
      <span>
        {title} <span className="block text-muted text-sm">{words}</span>
      </span>
    </label>
  )
  return (
    <div className="office-day-line">
      <CalendarClock aria-hidden />
      <fieldset className="min-w-0 flex-1 max-lg:basis-full">
        <legend>
          <strong>
            {change.publish_on
              ? `From ${formatDay(change.publish_on)} this section reads differently:`
              : 'An amendment without a day changes this section:'}
          </strong>{' '}
          <bdi>{withHebrew(change.amendment_title ?? '')}</bdi>
          {more > 0 && ` and ${more} more`}. Which text do you correct?
        </legend>
        <div className="flex flex-wrap gap-x-6">
          {choice('this', 'This text', 'the one in force today; the coming one stays as it is')}
          {choice('both', 'Both', 'the same change in each, where it fits')}
        </div>
      </fieldset>
      {address && (
        <div>
          <Link to={address} className={buttonClass('outline')}>
            Open the coming one
          </Link>
        </div>
      )}
    </div>
  )
}
