import type { WaitingDraft } from '@/data/drafts/staff'
import { AmendmentLine } from '@/office/drafts/amendment-line'
import { DraftLine } from '@/office/drafts/draft-line'
import { WaitingLine } from '@/office/list/waiting-line'
import { CalendarGroup } from './calendar-group'
import type { Group } from './groups'
import { LiveLine } from './live-line'

type CalendarGroupsProps = {
  groups: readonly Group[]
  /** Of all amendments. */
  drafts: readonly WaitingDraft[]
  onDiscard: (id: string) => void
}

/** The days of the calendar, each with its lines. */
export function CalendarGroups({ groups, drafts, onDiscard }: CalendarGroupsProps) {
  return groups.map((group) => (
    <CalendarGroup key={group.key} group={group}>
      {group.live.map((text) => (
        <LiveLine key={`${text.id} ${text.at}`} text={text} />
      ))}
      {group.drafts.map((draft) => (
        <DraftLine key={draft.draft} draft={draft} hasDay={group.key === 'failed'} onDiscard={onDiscard} />
      ))}
      {group.amendments.map((amendment) => (
        <AmendmentLine key={amendment.id} amendment={amendment} drafts={drafts} />
      ))}
      {group.rows.map((row) => (
        <WaitingLine key={row.id} row={row} />
      ))}
    </CalendarGroup>
  ))
}
