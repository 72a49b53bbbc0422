import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type AmendmentRow, isOpen } from '@/data/amendments/staff'
import type { WaitingDraft } from '@/data/drafts/staff'
import { formatCount } from '@/lib/count'
import { formatDay } from '@/lib/dates'
import { formatBriefly } from '@/lib/moments'
import { paths } from '@/names/paths'
import { obstacleOf } from '@/office/drafts/obstacle'
import { draftAddress } from '@/office/place-address'
import { nameOfDraft } from '@/office/text-kinds'
import { Heading } from '@/ui/heading'
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
        <Part title="What stands in its way" count={obstacles.length}>
          {obstacles.map((change) => (
            <Line key={change.draft} way={change.is_repeal ? null : draftAddress(change)} label="Open">
              <bdi className="font-semibold">{nameOfDraft(change)}</bdi>{' '}
              <span className={change.is_ready ? 'text-danger' : 'text-warning'}>{obstacleOf(change)}</span>
            </Line>
          ))}
        </Part>
      )}
      <Part title={takesChanges ? 'What readers will get' : 'What readers got'}>
        {gotten(amendment, changes).map((words, index) => (
          <Line key={words} way={isTold && index === 0 ? paths.changes() : null} label="See">
            {words}
          </Line>
        ))}
      </Part>
      <Part title={takesChanges ? 'Who works on it' : 'Who worked on it'}>
        {writersOf(changes).map(({ name, count, at }) => (
          <Line key={name}>
            <bdi className="font-semibold">{name}</bdi> {changesOf(count)}, the last {formatBriefly(at, today)}
          </Line>
        ))}
      </Part>
      <AmendmentSteps amendment={amendment} changes={changes} />
    </aside>
  )
}

const changesOf = (count: number) => (count === 1 ? '1 change' : `${formatCount(count)} changes`)

/** What readers see of an amendment, a sentence each; first what “What changed” has of it. */
function gotten({ state, day, announced_at }: AmendmentRow, changes: readonly WaitingDraft[]): string[] {
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
    ...(day ? [`${formatDay(day)}: ${all} at once, and one line in “What changed”.`] : []),
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

type PartProps = { title: string; count?: number; children: readonly ReactNode[] }

function Part({ title, count, children }: PartProps) {
  return (
    <div className="office-panel-part">
      <Heading>
        {title} {count !== undefined && <span className="text-muted">{formatCount(count)}</span>}
      </Heading>
      {children.length === 0 ? (
        <p className="text-muted text-sm">{count === undefined ? 'Nobody yet.' : 'Nothing.'}</p>
      ) : (
        <ul className="divide-y divide-line text-sm">{children}</ul>
      )}
    </div>
  )
}

type LineProps = { way?: string | null; label?: string; children: ReactNode }

function Line({ way = null, label, children }: LineProps) {
  return (
    <li className="flex items-baseline justify-between gap-3 py-1.5">
      <p className="min-w-0 wrap-anywhere">{children}</p>
      {way && (
        <Link to={way} className="link flex-none font-semibold">
          {label}
        </Link>
      )}
    </li>
  )
}
