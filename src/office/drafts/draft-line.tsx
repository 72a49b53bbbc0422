import type { WaitingDraft } from '@/data/drafts/staff'
import { formatDay } from '@/lib/dates'
import { formatMoment } from '@/lib/moments'
import { KindMark, WorkLine } from '@/office/list/work-line'
import { draftAddress } from '@/office/place-address'
import { nameOfDraft } from '@/office/text-kinds'
import { DiscardDraft } from './discard-draft'

type DraftLineProps = {
  draft: WaitingDraft
  /** Whether its day stands beside it, and not above its group. */
  hasDay?: boolean
  onDiscard?: (id: string) => void
}

/** A draft that waits, by whom, and why, with the way to its form (TIME-1, TIME-2). */
export function DraftLine({ draft, hasDay = false, onDiscard }: DraftLineProps) {
  const { kind, publish_on } = draft
  const name = nameOfDraft(draft)
  return (
    <WorkLine
      mark={<KindMark kind={kind} />}
      name={name}
      address={draft.is_repeal ? null : draftAddress(draft)}
      {...(hasDay && publish_on && { time: { moment: publish_on, words: formatDay(publish_on) } })}
      actions={<DiscardDraft draft={draft} of={name} onDiscarded={() => onDiscard?.(draft.draft)} />}
      way="Open"
    >
      <DraftWords draft={draft} />
    </WorkLine>
  )
}

/** What is to be known of a draft: whose it is, and what stands in its way. */
function DraftWords({ draft }: { draft: WaitingDraft }) {
  const { id, failure, is_outdated, is_own, written_by, written_at, amendment_title, is_repeal, contested_by } = draft
  return (
    <>
      {amendment_title && `${is_repeal ? 'repealed by' : 'part of'} “${amendment_title}”, `}
      {id === null && 'new, '}
      {is_own ? 'yours' : `by ${written_by ?? 'a former colleague'}`}, {formatMoment(written_at)}
      {failure !== null && <span className="block text-danger">It was not published on its day: {failure}</span>}
      {failure === null && is_outdated && (
        <span className="block text-danger">The text was changed or deleted after this draft was begun.</span>
      )}
      {failure === null && contested_by !== null && (
        <span className="block text-danger">“{contested_by}” changes it, too, on that day or before.</span>
      )}
    </>
  )
}
