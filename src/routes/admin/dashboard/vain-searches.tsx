import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { parentsQuery } from '@/data/order/staff'
import { vainSearchesQuery } from '@/data/search/staff'
import { formatCount } from '@/lib/count'
import { formatDay } from '@/lib/dates'
import { paths } from '@/names/paths'
import { KindMark, Line } from '@/office/list/line'
import { Lines } from '@/office/list/lines'
import { placeAddress } from '@/office/place-address'
import { NEW } from '@/office/use-manager-address'
import { buttonClass } from '@/ui/button'

/** What readers looked for and did not find; a synonym or a question answers it, in a form that begins with the words (SEARCH-9). */
export function VainSearches() {
  const question = useQuestionAddress()
  const searches = useQuery(vainSearchesQuery())
  return (
    <Lines
      title="Looked for and not found"
      icon={SearchX}
      query={searches}
      failed="Failed to fetch what was looked for in vain"
      rows={searches.data}
      keyOf={({ query }) => query}
    >
      {({ query, askings, last_day }) => {
        const synonym = `${paths.manager('synonyms')}?edit=${NEW}&${asked('words', query)}`
        return (
          <Line
            mark={<KindMark kind="synonym" />}
            name={query}
            address={synonym}
            time={{ moment: last_day, words: formatDay(last_day) }}
            acts={
              <>
                {question && (
                  <Link to={`${question}&${asked('faq-words', query)}`} className={buttonClass('quiet')}>
                    Add a question<span className="sr-only"> for {query}</span>
                  </Link>
                )}
                <Link to={synonym} className={buttonClass('outline')}>
                  Add a synonym<span className="sr-only"> for {query}</span>
                </Link>
              </>
            }
          >
            {formatCount(askings)} times
          </Line>
        )
      }}
    </Lines>
  )
}

const asked = (name: string, query: string) => new URLSearchParams({ [name]: query })

/** The form of a new question, among those of the first category; null while there is none. Staff choose its category there. */
function useQuestionAddress(): string | null {
  const [first] = useQuery(parentsQuery('faq_categories')).data ?? []
  if (!first) return null
  const place = { list_id: first.id, list_title: first.name, list_type: null, section_id: null, section_title: null }
  return placeAddress({ ...place, kind: 'faq', id: NEW, title: '' })
}
