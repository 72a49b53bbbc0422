import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { Step } from '@/data/guides/schema'
import { guideFaultsQuery } from '@/data/guides/staff'
import { formatCount } from '@/lib/count'
import { useDebounced } from '@/ui/hooks/use-debounced'
import { allWays, nameOf } from './edit-steps'

/** The pause after a change before the guide is tested again, in milliseconds. */
const REST = 400
/** More ways nobody reads through. */
const MOST_WAYS = 200

type GuideTestProps = { steps: readonly Step[]; onOpen: (key: string) => void }

/** What the database says of a guide as it is typed: whether it can be published, or each fault with the way to its step (TOOL-5). */
export function GuideTest({ steps, onOpen }: GuideTestProps) {
  const tested = useDebounced(steps, REST)
  const { data: faults, error, refetch } = useQuery(guideFaultsQuery(tested))
  const isTested = tested === steps && faults !== undefined
  return (
    <section aria-label="Test" className="rounded-lg border border-line bg-sunk px-4 py-3">
      <div role="status">
        {error && !faults ? (
          <p className="text-danger">The guide could not be tested. {error.message}</p>
        ) : isTested ? (
          <Result count={faults.length} />
        ) : (
          <p className="text-muted">Testing every way…</p>
        )}
      </div>
      {error && !faults && (
        <button type="button" onClick={() => void refetch()} className="min-h-6 text-accent underline">
          Test again
        </button>
      )}
      {faults && faults.length > 0 && (
        <ul className="mt-2 space-y-1">
          {faults.map(({ node, title, fault }) => (
            <li key={node + fault}>
              {node ? (
                <button type="button" dir="auto" onClick={() => onOpen(node)} className="text-start hover:underline">
                  <span className="text-accent">{title}</span> {fault}
                </button>
              ) : (
                `${title} ${fault}`
              )}
            </li>
          ))}
        </ul>
      )}
      <EveryWay steps={tested} />
    </section>
  )
}

function Result({ count }: { count: number }) {
  if (count === 0) {
    return (
      <p className="flex items-center gap-2">
        <CircleCheck aria-hidden className="size-4 text-success" />
        Every way ends in an outcome. The guide can be published.
      </p>
    )
  }
  return (
    <p className="flex items-center gap-2">
      <CircleAlert aria-hidden className="size-4 text-danger" />
      {count === 1 ? '1 fault' : `${formatCount(count)} faults`}: it can be kept as a draft, and not be published.
    </p>
  )
}

/** All ways from the first question, each with its answers and where it ends. */
function EveryWay({ steps }: { steps: readonly Step[] }) {
  const { ways, areMore } = allWays(steps, MOST_WAYS)
  if (ways.length === 0) return null
  return (
    <details className="mt-2">
      <summary className="min-h-control cursor-pointer content-center text-accent">
        {areMore ? `The first ${formatCount(MOST_WAYS)} ways` : ways.length === 1 ? '1 way' : `All ${ways.length} ways`}
      </summary>
      <ol className="list-decimal space-y-1 ps-7">
        {ways.map(({ answers, end }) => (
          <li key={answers.map(({ step, answer }) => `${step.key}.${answer.key}`).join(' ')} dir="auto">
            {answers.map(({ answer }) => answer.text.trim() || '…').join(' → ')} →{' '}
            {end ? <strong>{nameOf(steps, end)}</strong> : <strong className="text-danger">nowhere</strong>}
          </li>
        ))}
      </ol>
    </details>
  )
}
