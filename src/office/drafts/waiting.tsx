import type { ReactNode } from 'react'
import type { AmendmentRow } from '@/data/amendments/staff'
import type { DraftNote } from '@/data/draft-notes/staff'
import type { DiscardedDraft, WaitingDraft } from '@/data/drafts/staff'
import type { WaitingRow, Waits, WentLive } from '@/data/waits/staff'
import { formatDay } from '@/lib/dates'
import { formatMoment } from '@/lib/moments'
import { KindMark, Line, type LineProps } from '@/office/list/line'
import { Lines, type LinesProps } from '@/office/list/lines'
import { amendmentAddress, draftAddress, placeAddress } from '@/office/place-address'
import { nameOfDraft } from '@/office/text-kinds'
import { withHebrew } from '@/ui/content/with-hebrew'
import { countObstacles, faultOf } from './obstacle'
import { TakeBackLive } from './take-back-live'
import { DiscardDraft, PutBackDraft } from './use-discard-draft'

/** A thing that waits, or went live lately, as a line says it. */
export type Waiting = Pick<LineProps, 'name' | 'time' | 'acts' | 'hasActsOnSmall' | 'way'> & {
  is: 'live' | 'draft' | 'change' | 'amendment' | 'row' | 'discarded' | 'note'
  id: string
  kind: string
  address: string | null
  /** From when on readers see it, as an ISO date; null while that is not known. */
  day: string | null
  /** Whether the reader has written in it. */
  isOwn: boolean
  /** Whether it did not go live on its day; whether that, or what stands in its way, waits for a decision. */
  isFailed?: boolean
  needsSomebody?: boolean
  words: ReactNode
}

/** What stands under one heading. */
export type WaitingGroup = Pick<
  LinesProps<Waiting>,
  'title' | 'label' | 'icon' | 'count' | 'more' | 'most' | 'head' | 'look'
> & {
  items: readonly Waiting[]
  /** Whether their days stand beside them, and not above them. */
  hasDay?: boolean
}

type WhatWaitsProps = Pick<LinesProps<Waiting>, 'label' | 'query' | 'failed' | 'empty'> & {
  /** Undefined while they are on their way. */
  groups: readonly WaitingGroup[] | undefined
}

/** The list of what waits, or went live lately, by whatever it is grouped: why, by whom, until when, and what can be done (STAFF-1). */
export function WhatWaits({ groups, ...list }: WhatWaitsProps) {
  const shown = groups?.filter(({ items }) => items.length > 0)
  if (!shown?.length) {
    return (
      <Lines {...list} rows={shown} keyOf={() => ''}>
        {() => null}
      </Lines>
    )
  }
  return shown.map(({ items, hasDay = true, ...group }) => (
    <Lines key={group.title ?? group.label} {...group} rows={items} keyOf={({ id }) => id}>
      {({ kind, day, words, time, ...line }) => {
        const ofDay = hasDay && day !== null ? { moment: day, words: formatDay(day) } : undefined
        return (
          <Line {...line} mark={<KindMark kind={kind} />} time={time ?? ofDay}>
            {words}
          </Line>
        )
      }}
    </Lines>
  ))
}

/** All that waits, as lines: what went live first, then drafts, amendments, dated rows, and what is told of one's own drafts. */
export function waitingOf({ drafts, discarded, amendments, rows, live, notes }: Waits): Waiting[] {
  return [
    ...live.map(ofLive),
    ...drafts.map(ofDraft),
    ...amendments.map((amendment) => ofAmendment(amendment, drafts)),
    ...rows.map(ofRow),
    ...discarded.filter(isNews).map(ofDiscarded),
    ...notes.flatMap((note) =>
      drafts.filter(({ draft }) => draft === note.draft_id).map((draft) => ofNote(note, draft)),
    ),
  ]
}

/** A draft that waits, by whom, and why (TIME-1, TIME-2). */
export function ofDraft(draft: WaitingDraft): Waiting {
  const { amendment, publish_on, is_own, failure } = draft
  return {
    is: amendment === null ? 'draft' : 'change',
    ...ofText(draft),
    day: publish_on,
    isFailed: failure !== null,
    needsSomebody: faultOf(draft) !== null,
    words: wordsOf(draft),
    acts: <DiscardDraft draft={draft} of={nameOfDraft(draft)} />,
    isOwn: is_own,
    way: 'Open',
  }
}

const ofText = (draft: WaitingDraft) => ({
  id: draft.draft,
  kind: draft.kind,
  name: nameOfDraft(draft),
  address: draft.is_repeal ? null : draftAddress(draft),
})

const byWhom = (name: string | null) => name ?? 'a former colleague'

function wordsOf(draft: WaitingDraft): ReactNode {
  const { id, is_own, written_by, written_at, amendment_title, is_repeal } = draft
  const fault = faultOf(draft)
  return (
    <>
      {amendment_title && `${is_repeal ? 'repealed by' : 'part of'} “${amendment_title}”, `}
      {id === null && 'new, '}
      {is_own ? 'yours' : `by ${byWhom(written_by)}`}, {formatMoment(written_at)}
      {fault && <span className="block text-danger">{fault}</span>}
    </>
  )
}

/** 14 days, in milliseconds. */
const TOLD_FOR = 14 * 86_400_000

/** Whether a colleague has discarded it lately, of which whoever wrote it is told. */
const isNews = ({ is_told, removed_at }: DiscardedDraft) => is_told && Date.now() - Date.parse(removed_at) < TOLD_FOR

/** A discarded draft: by whom it was written and discarded, with the way back (TIME-1). */
export function ofDiscarded(draft: DiscardedDraft): Waiting {
  const { is_own, written_by, removed_at, removed_by } = draft
  const whose = is_own ? 'of yours' : `of ${byWhom(written_by)}`
  return {
    is: 'discarded',
    ...ofText(draft),
    address: null,
    day: null,
    isOwn: is_own,
    words: `draft ${whose}, discarded ${formatMoment(removed_at)} by ${byWhom(removed_by)}`,
    acts: <PutBackDraft draft={draft} />,
    hasActsOnSmall: true,
  }
}

/** What is noted on a draft, with the way to its form (TIME-1). */
const ofNote = ({ id, words, noted_by_name, created_at }: DraftNote, draft: WaitingDraft): Waiting => ({
  is: 'note',
  ...ofText(draft),
  id,
  day: null,
  isOwn: true,
  time: { moment: created_at, words: formatMoment(created_at) },
  words: (
    <>
      {byWhom(noted_by_name)}: <bdi className="line-clamp-2">{withHebrew(words)}</bdi>
    </>
  ),
})

const STATES: Readonly<Record<string, string>> = {
  draft: 'not set for its day: it does not go live by itself',
  announced: 'announced, not set for its day: it does not go live by itself',
  set: 'goes live by itself',
}

/** An amendment that is to come: its state, and whether anything stands in its way (TIME-3). @param drafts of all amendments */
function ofAmendment(amendment: AmendmentRow, drafts: readonly WaitingDraft[]): Waiting {
  const { id, title, day, state } = amendment
  const changes = drafts.filter((draft) => draft.amendment === id)
  const waiting = countObstacles(changes)
  return {
    is: 'amendment',
    id,
    kind: 'amendment',
    name: title,
    address: amendmentAddress(amendment),
    day,
    isOwn: changes.some(({ is_own }) => is_own),
    words: (
      <>
        {changes.length === 1 ? '1 change' : `${changes.length} changes`},{' '}
        {state === 'set' && waiting > 0 ? 'set for its day' : STATES[state]}
        {waiting > 0 && (
          <span className="block text-danger">
            {waiting === 1 ? '1 of them stands' : `${waiting} of them stand`} in its way
          </span>
        )}
      </>
    ),
  }
}

/** What is said of a row whose day is still to come; of most only the date is. */
const WHAT_WAITS: Readonly<Record<string, string>> = {
  amount: 'holds from that day',
  section: 'speaks for that day; readers see it now',
}

/** A stored row whose day is still to come (STAFF-1); nobody is known to have set its date. */
const ofRow = (row: WaitingRow): Waiting => ({
  is: 'row',
  id: row.id,
  kind: row.kind,
  name: row.title,
  address: placeAddress(row),
  day: row.day,
  isOwn: false,
  words: WHAT_WAITS[row.kind] ?? 'is dated ahead; readers see it now',
  way: 'Open',
})

/** A text or an amendment that went live on its day, by itself, with the way back (TIME-2). */
function ofLive(text: WentLive): Waiting {
  const { kind, id, title, day, at, written_by, is_own } = text
  return {
    is: 'live',
    id: `${id} ${at}`,
    kind,
    name: title,
    address: kind === 'amendment' ? amendmentAddress(text) : placeAddress(text),
    day,
    isOwn: is_own,
    words: (
      <>
        <span className="font-semibold text-success">went live</span> {formatMoment(at)}
        {kind !== 'amendment' && (is_own ? ', yours' : `, by ${byWhom(written_by)}`)}
      </>
    ),
    acts: <TakeBackLive text={text} />,
    hasActsOnSmall: true,
    way: 'Open',
  }
}
