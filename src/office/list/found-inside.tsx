import type { UseQueryResult } from '@tanstack/react-query'
import { answerOf, type Page } from '@/data/page'
import type { TextPlace } from '@/data/text-place'
import { formatCount } from '@/lib/count'
import { placeAddress } from '@/office/place-address'
import { Line } from './line'
import { Lines } from './lines'

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
  const data = answerOf(query)
  const more = data ? data.total - data.rows.length : 0
  return (
    <Lines
      title={`Found among all ${noun}`}
      query={query}
      failed={`Failed to fetch ${noun}`}
      rows={data?.rows.map(placeOf)}
      keyOf={({ id }) => id}
      empty={`No ${noun} match "${q}"`}
      foot={
        more > 0 && <p className="office-inset text-muted">{formatCount(more)} more; another word narrows them down.</p>
      }
    >
      {(place) => (
        <Line name={place.title} address={placeAddress(place)}>
          in <bdi>{place.list_title}</bdi>
        </Line>
      )}
    </Lines>
  )
}
