import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { answerOf, type Page } from '@/data/page'
import type { TextPlace } from '@/data/text-place'
import { formatCount } from '@/lib/count'
import { placeAddress } from '@/office/place-address'
import { Heading } from '@/ui/heading'
import { TextSkeleton } from '@/ui/states/skeleton'
import { FetchFailed } from './fetch-failed'

type FoundInsideProps<Row> = {
  /** Many of the rows: "sections". */
  noun: string
  /** What was searched for. */
  q: string
  query: UseQueryResult<Page<Row>>
  placeOf: (row: Row) => TextPlace
}

/**
 * What a search finds among the rows that hang on those of a list, whichever of them they hang on, with the way to the
 * form of each (ADM-11): who looks for section 47 need not know its chapter.
 */
export function FoundInside<Row>({ noun, q, query, placeOf }: FoundInsideProps<Row>) {
  const id = useId()
  const data = answerOf(query)
  const more = data ? data.total - data.rows.length : 0
  return (
    <section aria-labelledby={id} className="office-inset">
      <Heading id={id} className="mb-2 font-semibold">
        Found among all {noun}
      </Heading>
      {!data && !query.error && <TextSkeleton lines={2} />}
      {!data && <FetchFailed what={`Failed to fetch ${noun}`} query={query} />}
      {data?.rows.length === 0 && <p className="text-muted">{`No ${noun} match "${q}"`}</p>}
      {data && data.rows.length > 0 && (
        <ul aria-busy={query.isPlaceholderData} className="divide-y divide-line border-line border-y">
          {data.rows.map((row) => {
            const place = placeOf(row)
            return (
              <li key={place.id} className="py-2">
                <Link to={placeAddress(place) ?? ''} className="link wrap-anywhere font-semibold">
                  <bdi>{place.title}</bdi>
                </Link>
                <p className="text-muted text-sm">
                  in <bdi>{place.list_title}</bdi>
                </p>
              </li>
            )
          })}
        </ul>
      )}
      {more > 0 && <p className="mt-3 text-muted">{formatCount(more)} more; another word narrows them down.</p>}
    </section>
  )
}
