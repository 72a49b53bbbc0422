import { Contained } from '@/components/states/contained'
import type { Faq } from '@/data/faqs/queries'
import { moveFocus } from '@/lib/arrow-keys'
import { FaqItem } from './faq-item'

/** Questions that open one by one; the arrow keys go from question to question. */
export function FaqList({ faqs, query }: { faqs: Faq[]; query: string }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the questions inside, by WAI-ARIA's accordion pattern
    <div
      onKeyDown={(event) => moveFocus(event, 'column', '[data-question]')}
      className="mt-4 max-w-5xl divide-y divide-line border-line border-b"
    >
      {faqs.map((faq) => (
        <Contained key={faq.id} what="This question">
          <FaqItem faq={faq} query={query} />
        </Contained>
      ))}
    </div>
  )
}
