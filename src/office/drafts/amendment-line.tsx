import type { AmendmentRow } from '@/data/amendments/staff'
import type { WaitingDraft } from '@/data/drafts/staff'
import { formatDay } from '@/lib/dates'
import { KindMark, WorkLine } from '@/office/list/work-line'
import { amendmentAddress } from '@/office/place-address'
import { countObstacles } from './obstacle'

const STATES: Readonly<Record<string, string>> = {
  draft: 'not set for its day: it does not go live by itself',
  announced: 'announced, not set for its day: it does not go live by itself',
  set: 'goes live by itself',
}

type AmendmentLineProps = {
  amendment: AmendmentRow
  /** Of all amendments. */
  drafts: readonly WaitingDraft[]
  /** Whether its day stands beside it, and not above its group. */
  hasDay?: boolean
}

/** An amendment that is to come: its state, and whether anything stands in its way (TIME-3). */
export function AmendmentLine({ amendment, drafts, hasDay = false }: AmendmentLineProps) {
  const { id, title, day, state } = amendment
  const changes = drafts.filter((draft) => draft.amendment === id)
  const waiting = countObstacles(changes)
  return (
    <WorkLine
      mark={<KindMark kind="amendment" />}
      name={title}
      address={amendmentAddress(amendment)}
      {...(hasDay && day && { time: { moment: day, words: formatDay(day) } })}
    >
      {changes.length === 1 ? '1 change' : `${changes.length} changes`},{' '}
      {state === 'set' && waiting > 0 ? 'set for its day' : STATES[state]}
      {waiting > 0 && (
        <span className="block text-danger">
          {waiting === 1 ? '1 of them stands' : `${waiting} of them stand`} in its way
        </span>
      )}
    </WorkLine>
  )
}
