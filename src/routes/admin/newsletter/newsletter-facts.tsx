import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { NewsletterFacts as Facts } from '@/data/editions/staff'
import { formatCount } from '@/lib/count'
import { mailFrom } from '@/lib/mail-from'
import { formatBriefly } from '@/lib/moments'
import { paths } from '@/names/paths'
import { withHebrew } from '@/ui/content/with-hebrew'
import { Heading } from '@/ui/heading'
import { useToday } from '@/ui/hooks/use-today'

/** Beside the editions: the list in numbers, whether mail goes out, and what is asked for most. */
export function NewsletterFacts({ facts }: { facts: Facts }) {
  const { is_on, taken_at, hour, topics } = facts
  const today = useToday()
  const isOn = mailFrom() !== '' && is_on
  return (
    <>
      <Part title="Readers">
        <Rows
          rows={[
            ['Confirmed', facts.confirmed],
            ['Waiting', facts.waiting, 'deleted after 7 days'],
            ['Left', facts.left, 'in 30 days, a number only'],
            ['Refused', facts.refused, 'for good, a number only'],
            ['Weekly', facts.weekly],
            ['Daily', facts.daily],
          ]}
        />
        <p>
          <Link to={paths.manager('subscribers')} className="link">
            Addresses of readers
          </Link>
        </p>
      </Part>
      <Part title="Mail">
        {!isOn && (
          <p role="status">
            <strong>No mail goes out from this site yet.</strong> Addresses are kept, and nothing is promised to
            readers. What mail needs stands in the README.
          </p>
        )}
        <Rows
          rows={[
            ...(isOn && taken_at ? ([['Sender', `asked ${formatBriefly(taken_at, today)}`]] as const) : []),
            ...(isOn ? ([['From', mailFrom()]] as const) : []),
            ['Waiting', facts.queued],
            ['By itself', `from ${String(hour).padStart(2, '0')}:00`, 'Israel time'],
          ]}
        />
      </Part>
      {topics && (
        <Part title="What they ask for">
          <ul>
            {topics.map(({ label, readers }) => (
              <li key={label} className="flex justify-between gap-4 border-line border-t py-1.5 first:border-t-0">
                <span dir="auto">{withHebrew(label)}</span> <span className="tabular-nums">{formatCount(readers)}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="office-panel-part">
    <Heading>{title}</Heading>
    {children}
  </section>
)

const Rows = ({ rows }: { rows: readonly (readonly [name: string, fact: string | number, note?: string])[] }) => (
  <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-y-1">
    {rows.map(([name, fact, note]) => (
      <div key={name} className="contents">
        <dt className="text-muted">{name}</dt>
        <dd className="wrap-anywhere">
          {typeof fact === 'number' ? <b className="font-semibold tabular-nums">{formatCount(fact)}</b> : fact}{' '}
          <span className="text-muted">{note}</span>
        </dd>
      </div>
    ))}
  </dl>
)
