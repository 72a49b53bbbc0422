import { useQuery } from '@tanstack/react-query'
import { LinkIcon } from 'lucide-react'
import { type RefObject, useCallback, useEffect, useId, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { countFaqView, type Faq, type FaqFacts, faqFeedbackQuery } from '@/data/faqs/queries'
import { formatCount } from '@/lib/count'
import { KINDS } from '@/names/kinds'
import { paths } from '@/names/paths'
import { ReportLink } from '@/routes/public/layout/report-link'
import { HighlightedText } from '@/texts/highlighted-text'
import { HtmlContent } from '@/texts/html-content'
import { ReferencePreview } from '@/texts/reference-preview'
import { Button, buttonClass } from '@/ui/button'
import { PackButton } from '@/ui/content/pack-button'
import { ProvisionLinks } from '@/ui/content/provision-links'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useHash } from '@/ui/hooks/use-hash'
import { useKeptState } from '@/ui/hooks/use-kept-state'
import { useUntilFound } from '@/ui/hooks/use-until-found'
import { useNotice } from '@/ui/states/notice'
import { FaqFeedback, IpNotice } from './faq-feedback'

/** Below the question on narrow screens, where a line is kept for it. */
const GLOSS = 'gloss flex flex-wrap items-baseline justify-between gap-x-4 pe-8 pt-px leading-7.25'

type FaqItemProps = {
  faq: Faq
  number: number | undefined
  /** What stands beside it, once it is known. */
  facts: FaqFacts | undefined
  query: string
}

/** Beside the chevron; where the first question fits in two lines in stand-ins alone, all below it moves (FAST-3). */
const QUESTION = 'text-pretty pe-10 font-serif text-[clamp(1.125rem,1rem+0.5vw,1.3125rem)]/[1.4] wide:pe-0'

/** A question that opens to its answer (FAQ-3); what this cites stands beside it, open or not. */
export function FaqItem({ faq, number, facts, query }: FaqItemProps) {
  const item = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { isOpen, isNamed, counts, open, toggle } = useFaqItem(faq.id, item, button)
  useUntilFound(panel, !isOpen, open)
  const panelId = useId()
  const questionId = useId()
  const { copy } = useNotice()

  const share = () => copy(new URL(paths.faq(faq.id), window.location.origin).href, 'Link copied to clipboard!')
  return (
    <article ref={item} id={faq.id} aria-labelledby={questionId} data-named={isNamed || undefined}>
      <div className="question">
        <span aria-hidden className="font-serif text-muted tabular-nums leading-7.25">
          {number}
        </span>
        <h3 className={QUESTION}>
          {/* Without scripts the answer is open: the question is a heading like others. */}
          <noscript>{import.meta.env.SSR && withHebrew(faq.question)}</noscript>
          <button
            ref={button}
            type="button"
            data-question
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={toggle}
            className="whole-row quiet-link text-start decoration-line-strong"
          >
            <span id={questionId} dir="auto">
              <HighlightedText text={faq.question} query={query} />
            </span>
            <span className="chevron absolute end-0 top-6 text-muted" />
          </button>
        </h3>
        <div className={`${GLOSS} ${facts ? '' : 'max-wide:min-h-7.25'}`}>
          {facts && <ProvisionLinks provisions={facts.provisions} urls={facts.urls} most={MOST_PROVISIONS} />}
          {facts && facts.views > 0 && (
            <p className="tabular-nums print:hidden">
              {facts.views === 1 ? '1 view' : `${formatCount(facts.views)} views`}
            </p>
          )}
        </div>
      </div>
      <div ref={panel} id={panelId} data-closed={!isOpen || undefined} className="print:[content-visibility:visible]!">
        <ReferencePreview className="answer">
          <div>
            <HtmlContent text={faq.answer} query={query} className="prose" />
            <div className="answer-actions mt-2 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
              <FaqFeedback faqId={faq.id} question={faq.question} counts={counts} />
              <Button look="quiet" className="text-ui" onClick={share} aria-label={`Share: ${faq.question}`}>
                <LinkIcon aria-hidden className="icon" />
                Share
              </Button>
              <PackButton
                items={[`${KINDS.faq.path.slice(1)}/${faq.id}`]}
                title={faq.question}
                className={`${buttonClass('quiet')} text-ui`}
              />
              <ReportLink path={paths.faq(faq.id)} name={faq.question} className={`${buttonClass('quiet')} text-ui`} />
              <IpNotice />
            </div>
          </div>
        </ReferencePreview>
      </div>
    </article>
  )
}

/** Provisions beside one question. */
const MOST_PROVISIONS = 4

/** An FAQ that opens and closes: opening counts a view and loads the votes (FAQ-3); its address opens it (FAQ-5). */
function useFaqItem(id: string, item: RefObject<HTMLElement | null>, question: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const hash = useHash()
  const isNamed = hash === `#${id}`
  // Back restores the scroll position itself.
  const isReturn = useNavigationType() === 'POP' && key !== 'default'
  const [isOpen, setIsOpen] = useKeptState(id, isNamed)
  const counts = useQuery({ ...faqFeedbackQuery(id), enabled: isOpen })

  const open = useCallback(() => {
    setIsOpen(true)
    countFaqView(id).catch((error: unknown) => console.error('Counting a view of an FAQ failed', error))
  }, [id, setIsOpen])

  // Once per navigation, however often effects run.
  const answered = useRef<string>(undefined)
  useEffect(() => {
    if (!isNamed || answered.current === key) return
    answered.current = key
    open()
    if (isReturn) return
    item.current?.scrollIntoView()
    question.current?.focus({ preventScroll: true })
  }, [isNamed, isReturn, key, open, item, question])

  return { isOpen, isNamed, counts, open, toggle: () => (isOpen ? setIsOpen(false) : open()) }
}
