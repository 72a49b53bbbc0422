import type { AmendmentRow } from '@/data/amendments/staff'
import type { WaitingDraft } from '@/data/drafts/staff'
import type { PastState } from '@/data/history/staff'
import { formatDay } from '@/lib/dates'
import { inSentence, textName } from '@/office/text-kinds'

/** What somebody did to an amendment, or to a change of it. */
export type Event = { key: string; at: string; by: string; words: string }

type State = Pick<
  AmendmentRow,
  'title' | 'day' | 'source' | 'source_url' | 'note' | 'announced_at' | 'set_at' | 'in_force_at' | 'taken_back_at'
>

const NAMED = { title: 'title', source: 'source', source_url: 'link', note: 'public note' } as const

/** What a change of an amendment's row did, in words that follow a name. */
function wordsOf(was: State, is: State): string {
  if (!was.in_force_at && is.in_force_at) return 'had set it: it came into force'
  if (!was.taken_back_at && is.taken_back_at) return 'took it back'
  if (was.taken_back_at && !is.taken_back_at) return 'opened it again'
  const begun = [
    !was.announced_at && is.announced_at && 'announced it',
    !was.set_at && is.set_at && 'set it for its day',
  ]
  const ended = [
    was.announced_at && !is.announced_at && 'the announcement',
    was.set_at && !is.set_at && 'the setting for its day',
  ].filter(Boolean)
  const named = (Object.keys(NAMED) as (keyof typeof NAMED)[]).filter((name) => was[name] !== is[name])
  return [
    ...begun,
    ended.length > 0 && `withdrew ${ended.join(' and ')}`,
    was.day !== is.day && (is.day ? `set its day to ${formatDay(is.day)}` : 'removed its day'),
    named.length > 0 && `changed its ${named.map((name) => NAMED[name]).join(' and ')}`,
  ]
    .filter(Boolean)
    .join(', ')
}

const ACTIONS: Readonly<Record<string, string>> = { insert: 'began it', delete: 'deleted it', restore: 'restored it' }

/**
 * What was done to an amendment and, last, to each change of it, the latest first (TIME-3).
 * @param states of its row, the first first
 */
export function historyOf(
  amendment: AmendmentRow,
  states: readonly PastState[],
  changes: readonly WaitingDraft[],
): Event[] {
  const own = states.map(({ id, action, row, changed_at, changed_by_name }, index) => {
    const after = (states[index + 1]?.row ?? amendment) as State
    const words = row === null || action === 'delete' ? ACTIONS[action] : wordsOf(row as State, after)
    return { key: String(id), at: changed_at, by: changed_by_name ?? 'The owner of the database', words: words ?? '' }
  })
  const written = changes.map(({ draft, kind, title, is_repeal, is_own, written_by, written_at }) => ({
    key: draft,
    at: written_at,
    by: is_own ? 'You' : (written_by ?? 'A former colleague'),
    words: `${is_repeal ? 'repealed' : 'wrote'} ${title || `a new ${inSentence(textName(kind))}`}`,
  }))
  return [...own.filter(({ words }) => words !== ''), ...written].sort((one, other) => other.at.localeCompare(one.at))
}
