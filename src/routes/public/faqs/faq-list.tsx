import { useQuery } from '@tanstack/react-query'
import { byFaq, type Faq } from '@/data/faqs/queries'
import { questionsOfFaqs } from '@/kinds/faq/faq'
import { moveFocus } from '@/ui/arrow-keys'
import { Contained } from '@/ui/states/contained'
import { FaqItem } from './faq-item'

type FaqListProps = {
  faqs: readonly Faq[]
  /** The number of the first question; questions that were found have none. */
  first?: number
  query: string
}

/** Questions that open one by one; the arrow keys go from question to question. */
export function FaqList({ faqs, first, query }: FaqListProps) {
  const { data: facts } = useQuery({ ...questionsOfFaqs().facts, select: byFaq })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the questions inside, by WAI-ARIA's accordion pattern
    <div
      onKeyDown={(event) => moveFocus(event, 'column', '[data-question]')}
      className="divide-y divide-line border-line border-y"
    >
      {faqs.map((faq, index) => (
        <Contained key={faq.id} what="This question">
          <FaqItem
            faq={faq}
            number={first === undefined ? undefined : first + index}
            facts={facts?.get(faq.id)}
            query={query}
          />
        </Contained>
      ))}
    </div>
  )
}
