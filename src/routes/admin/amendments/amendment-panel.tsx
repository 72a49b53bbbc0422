import { Link } from 'react-router-dom'
import { type AmendmentRow, isOpen } from '@/data/amendments/staff'
import type { WaitingDraft } from '@/data/drafts/staff'
import { formatCount } from '@/lib/count'
import { formatDay } from '@/lib/dates'
import { formatBriefly } from '@/lib/moments'
import { paths } from '@/names/paths'
import { obstacleOf } from '@/office/drafts/obstacle'
import { PanelLine } from '@/office/list/line'
import { Lines } from '@/office/list/lines'
import { draftAddress } from '@/office/place-address'
import { nameOfDraft } from '@/office/text-kinds'
import { useToday } from '@/ui/hooks/use-today'
import { AmendmentSteps } from './amendment-steps'

type PanelProps = { amendment: AmendmentRow; changes: readonly WaitingDraft[] }

/** Beside the changes of an amendment: what stands in its way, what readers get, who works on it, where it stands (TIME-3). */
export function AmendmentPanel({ amendment, changes }: PanelProps) {
  const today = useToday()
  const takesChanges = isOpen(amendment)
  const isTold = amendment.state === 'in force' || (takesChanges && amendment.announced_at !== null)
  const obstacles = takesChanges ? changes.filter((change) => obstacleOf(change) !== null) : []
  return (
    <aside aria-label="About this amendment" className="border-line bg-sunk max-lg:border-t lg:border-s">
      {takesChanges && (
        <Lines
          isInPanel
          title="What stands in its way"
          count={obstacles.length}
          rows={obstacles}
          keyOf={({ draft }) => draft}
          empty="Nothing."
        >
          {(change) => (
            <PanelLine acts={<Way to={change.is_repeal ? null : draftAddress(change)} label="Open" />}>
              <bdi className="font-semibold">{nameOfDraft(change)}</bdi>{' '}
              <span className={change.is_ready ? 'text-danger' : 'text-warning'}>{obstacleOf(change)}</span>
            </PanelLine>
          )}
        </Lines>
      )}
      <Lines
        isInPanel
        title={takesChanges ? 'What readers will get' : 'What readers got'}
        rows={gotten(amendment, changes)}
        keyOf={String}
      >
        {(words, index) => (
          <PanelLine acts={<Way to={isTold && index === 0 ? paths.changes() : null} label="See" />}>{words}</PanelLine>
        )}
      </Lines>
      <Lines
        isInPanel
        title={takesChanges ? 'Who works on it' : 'Who worked on it'}
        rows={writersOf(changes)}
        keyOf={({ name }) => name}
        empty="Nobody yet."
      >
        {({ name, count, at }) => (
          <PanelLine>
            <bdi className="font-semibold">{name}</bdi> {changesOf(count)}, the last {formatBriefly(at, today)}
          </PanelLine>
        )}
      </Lines>
      <AmendmentSteps amendment={amendment} changes={changes} />
    </aside>
  )
}

const Way = ({ to, label }: { to: string | null; label: string }) =>
  to && (
    <Link to={to} className="link font-semibold">
      {label}
    </Link>
  )

const changesOf = (count: number) => (count === 1 ? '1 change' : `${formatCount(count)} changes`)

/** What readers see of an amendment, a sentence each; first what “What changed” has of it. */
function gotten({ state, day, announced_at, set_at }: AmendmentRow, changes: readonly WaitingDraft[]): string[] {
  const all = changesOf(changes.length)
  if (state === 'taken back') return ['Nothing of it any more: all reads as before.']
  if (state === 'in force') {
    const kept = changes.filter(({ kind, is_new }) => kind === 'section' && !is_new).length
    return [
      `${all} at once, and one line in “What changed”.`,
      ...(kept > 0 ? [`The former text of ${kept === 1 ? '1 section' : `${formatCount(kept)} sections`}, kept.`] : []),
    ]
  }
  return [
    announced_at
      ? 'Today: what is ready of the law is said at the head of each section, and in “What changed”, as to come; nothing else.'
      : 'Today: nothing. It is not announced.',
    ...(set_at ? [] : ['It is not set for its day: nothing of it goes live by itself.']),
    ...(day && changes.length > 0
      ? [`${set_at ? '' : 'Once it is set, on '}${formatDay(day)}: ${all} at once, and one line in “What changed”.`]
      : []),
  ]
}

/** Who wrote the changes: how many each, and when last. */
function writersOf(changes: readonly WaitingDraft[]) {
  const writers = new Map<string, { name: string; count: number; at: string }>()
  for (const { is_own, written_by, written_at } of changes) {
    const name = is_own ? 'You' : (written_by ?? 'A former colleague')
    const { count, at } = writers.get(name) ?? { count: 0, at: '' }
    writers.set(name, { name, count: count + 1, at: written_at > at ? written_at : at })
  }
  return [...writers.values()]
}
