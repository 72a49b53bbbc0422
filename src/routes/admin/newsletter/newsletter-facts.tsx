import { Link } from 'react-router-dom'
import type { newsletterFactsQuery } from '@/data/editions/staff'
import { formatCount } from '@/lib/count'
import { mailFrom } from '@/lib/mail-from'
import { formatMoment } from '@/lib/moments'
import { paths } from '@/names/paths'
import { withHebrew } from '@/ui/content/with-hebrew'

type Facts = Awaited<ReturnType<NonNullable<ReturnType<typeof newsletterFactsQuery>['queryFn']>>>

/** The list in numbers, whether mail goes out, and what is asked for most. */
export function NewsletterFacts({ facts }: { facts: Facts }) {
  const { is_on, taken_at, topics } = facts
  const rows = [
    ['Confirmed', facts.confirmed, `${formatCount(facts.weekly)} weekly, ${formatCount(facts.daily)} daily`],
    ['Waiting', facts.waiting, 'deleted after 7 days'],
    ['Left', facts.left, 'in 30 days; a number only'],
    ['Refused', facts.refused, 'by mail servers for good; a number only'],
    ['Mails that wait', facts.queued, ''],
  ] as const
  return (
    <section aria-label="Readers" className="grid gap-3 ps-margin pe-inset">
      {!(mailFrom() && is_on) && (
        <p role="status" className="rounded-lg bg-surface px-4 py-3">
          <strong>No mail goes out from this site yet.</strong> Addresses are kept, and nothing is promised to readers.
          What mail needs stands in the README.
        </p>
      )}
      <dl className="grid max-w-160 grid-cols-[auto_auto_1fr] gap-x-4 gap-y-1">
        {rows.map(([name, count, note]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="text-end font-semibold tabular-nums">{formatCount(count)}</dd>
            <dd className="text-muted">{note}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted text-sm">
        {is_on && taken_at && `The sender last asked for mail ${formatMoment(taken_at)}. `}
        <Link to={paths.manager('subscribers')} className="link">
          Addresses of readers
        </Link>
      </p>
      {topics && (
        <details>
          <summary className="cursor-pointer py-1 font-semibold">What they ask for</summary>
          <ul className="max-w-160">
            {topics.map(({ label, readers }) => (
              <li key={label} className="flex justify-between gap-4 border-line border-t py-1">
                <span dir="auto">{withHebrew(label)}</span> <span>{formatCount(readers)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
