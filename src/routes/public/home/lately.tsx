import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { formatAmount } from '@/law/amounts'
import { paths } from '@/names/paths'
import { isLawPart, PART_NAMES } from '@/routes/public/changes/what-happened'
import { MetaLine } from '@/ui/content/meta-line'
import { withHebrew } from '@/ui/content/with-hebrew'
import { Contained } from '@/ui/states/contained'
import { EmptyState } from '@/ui/states/empty-state'
import { ErrorPanel } from '@/ui/states/error-panel'
import { Bar, Loading } from '@/ui/states/skeleton'
import { questionsOfHome } from './questions'

/** The latest three changes of the law, beside the question (READ-2, TIME-5). */
export function Lately() {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="wide:col-start-1 wide:row-start-1">
      {/* The one motif, large here and nowhere else. */}
      <span
        aria-hidden
        className="wide:-ms-[0.06em] mt-2 mb-6 hidden select-none font-display text-[9.5rem]/[0.86] text-law wide:block"
      >
        §
      </span>
      <h2 id={titleId} className="part-title">
        What changed lately
      </h2>
      <Changes />
      <Link to={paths.changes()} className="link inline-block py-2 text-sm print:hidden">
        All changes in the law
      </Link>
    </section>
  )
}

// The same for the changes and for what stands in their place while they load, so that nothing moves.
const ITEM = 'min-h-18 border-line border-t pt-2 pb-4 first:border-part'

function Changes() {
  const { data, error } = useQuery(questionsOfHome().latest)
  const changes = data?.law
  if (changes && changes.length > 0) {
    return (
      <ul className="mt-2.5">
        {changes.map(({ id, part, title, url, day, amount, unit }) => (
          <li key={id} className={ITEM}>
            <Contained what="This change">
              <MetaLine date={day} className="text-sm">
                {isLawPart(part) && PART_NAMES[part]}
              </MetaLine>
              <h3 dir="auto" className="font-serif text-lg leading-snug">
                <Link to={url} className="quiet-link">
                  {withHebrew(title)}
                  {amount !== null && `: ${formatAmount(amount, unit ?? '')}`}
                </Link>
              </h3>
            </Contained>
          </li>
        ))}
      </ul>
    )
  }
  if (changes) return <EmptyState text="No change of the law since 2021 is known here" />
  if (error) return <ErrorPanel fallback="Failed to fetch the changes" error={error} />
  return (
    <Loading className="mt-2.5">
      {['first', 'second', 'third'].map((item) => (
        <div key={item} className={`${ITEM} space-y-2`}>
          <Bar className="h-3.5 w-32" />
          <Bar className="h-5 w-2/3" />
        </div>
      ))}
    </Loading>
  )
}
