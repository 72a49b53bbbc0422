import { useQuery } from '@tanstack/react-query'
import { FileX } from 'lucide-react'
import { underivedTextsQuery } from '@/data/dashboard/staff'
import { formatCount } from '@/lib/count'
import { formatStamp } from '@/lib/moments'
import { KindMark, Line } from '@/office/list/line'
import { Lines } from '@/office/list/lines'
import { placeAddress } from '@/office/place-address'

/** The texts that search, references and links do not follow, because that failed, each with the reason (STAFF-1, TIME-2). */
export function UnderivedTexts() {
  const query = useQuery(underivedTextsQuery())
  return (
    <Lines
      title="Not yet in search and links"
      icon={FileX}
      query={query}
      failed="Failed to fetch which texts search does not follow"
      rows={query.data}
      keyOf={({ id }) => id}
    >
      {(text) => (
        <Line
          mark={<KindMark kind={text.kind} />}
          name={text.title}
          address={placeAddress(text)}
          time={{ moment: text.tried_at, words: formatStamp(text.tried_at) }}
        >
          Readers see it, but search, references and links do not follow it: {text.failure} Tried{' '}
          {text.tries === 1 ? 'once' : `${formatCount(text.tries)} times`}. It is tried again by itself, and at once
          when you change the text.
        </Line>
      )}
    </Lines>
  )
}
