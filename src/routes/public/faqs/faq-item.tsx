import { ChevronDown, Link as LinkIcon } from 'lucide-react'
import { useId, useRef } from 'react'
import { paths } from '@/app/paths'
import { HighlightedText } from '@/components/content/highlighted-text'
import { HtmlContent } from '@/components/content/html-content'
import { useNotice } from '@/components/states/notice'
import { Button } from '@/components/ui/button'
import type { Faq } from '@/data/faqs/queries'
import { useUntilFound } from '@/hooks/use-until-found'
import { formatCount } from '@/lib/count'
import { CitedSections } from '@/routes/public/layout/cited-sections'
import { FaqFeedback } from './faq-feedback'
import { useFaqItem } from './use-faq-item'

/** A question that opens to its answer (FAQ-3) and to the sections that this cites. */
export function FaqItem({ faq, query }: { faq: Faq; query: string }) {
  const item = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { isOpen, isNamed, counts, open, toggle } = useFaqItem(faq.id, item, button)
  useUntilFound(panel, !isOpen, open)
  const panelId = useId()
  const { copy } = useNotice()

  const share = () => copy(new URL(paths.faq(faq.id), window.location.origin).href, 'Link copied to clipboard!')
  return (
    <article ref={item} id={faq.id} className={isNamed ? 'rounded-t-lg bg-target' : ''}>
      <h3>
        <button
          ref={button}
          type="button"
          data-question
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={toggle}
          className="group flex w-full items-start gap-3 px-2 py-4 text-start hover:text-accent"
        >
          <ChevronDown
            aria-hidden
            className="mt-1 size-5 shrink-0 text-muted transition-transform group-aria-expanded:rotate-180 motion-reduce:transition-none print:hidden"
          />
          <span className="flex grow flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <span dir="auto" className="min-w-0 font-semibold text-lg leading-snug">
              <HighlightedText text={faq.question} query={query} />
            </span>{' '}
            {faq.view_count > 0 && (
              <span className="text-muted text-sm tabular-nums print:hidden">
                {faq.view_count === 1 ? '1 view' : `${formatCount(faq.view_count)} views`}
              </span>
            )}
          </span>
        </button>
      </h3>
      <div ref={panel} id={panelId} data-closed={!isOpen || undefined} className="print:[content-visibility:visible]!">
        <div className="ps-10 pe-2 pb-6">
          <HtmlContent html={faq.answer} query={query} className="prose max-w-text font-serif text-lg" />
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
            <FaqFeedback faqId={faq.id} counts={counts} />
            <Button look="quiet" className="max-sm:-ms-4" onClick={share} aria-label={`Share: ${faq.question}`}>
              <LinkIcon aria-hidden className="size-4" />
              Share
            </Button>
          </div>
          <div className="mt-6 max-w-text empty:hidden">{isOpen && <CitedSections type="faq" id={faq.id} />}</div>
        </div>
      </div>
    </article>
  )
}
