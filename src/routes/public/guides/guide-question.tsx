import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Guide } from '@/data/guides/queries'
import { questionsFrom, type Way, wayAddress } from '@/kinds/guide/way'
import { wordsOfAge } from '@/law/text-age'
import { ReportLink } from '@/routes/public/layout/report-link'
import { HtmlContent } from '@/texts/html-content'
import { markupOf } from '@/texts/html-text'
import { ReferencePreview } from '@/texts/reference-preview'
import { withHebrew } from '@/ui/content/with-hebrew'
import { PageHeading } from '@/ui/page-heading'
import { useNotice } from '@/ui/states/notice'
import { RestsBeside } from './rests'

const ANSWER =
  'relative block border-line border-t py-4 pe-9 font-serif text-[clamp(1.1875rem,1.1rem+0.4vw,1.375rem)]/[1.36] hover:[&>span:first-child]:underline'

/** A step of a guide: the question, what it rests on, and its answers, each a link to its own address (TOOL-5). */
export function GuideQuestion({ guide, way: { taken, step } }: { guide: Guide; way: Way }) {
  const { copy } = useNotice()
  const number = taken.length + 1
  const most = taken.length + questionsFrom(guide, step)
  return (
    <>
      <div className="guide-head hanging">
        <span aria-hidden className="guide-number">
          {number}
        </span>
        <PageHeading className="guide-title">{step.title}</PageHeading>
        <p className="gloss">{`Question ${number} of at most ${most}`}</p>
      </div>
      <div className="hanging mt-6">
        <div className="col-2 min-w-0">
          {taken.length === 0 && <p className="mb-4 text-muted">{withHebrew(guide.summary)}</p>}
          {markupOf(step.text) && (
            <ReferencePreview>
              <HtmlContent text={step.text} />
            </ReferencePreview>
          )}
        </div>
        <RestsBeside rests={step.rests}>{taken.length === 0 && <Age guide={guide} />}</RestsBeside>
        <div className="col-2 mt-8 min-w-0 print:hidden">
          <ul aria-label="Answers" className="guide-answers border-line border-b">
            {step.answers.map((answer) => (
              <li key={answer.key}>
                <Link to={wayAddress(guide.id, [...taken, { step, answer }])} dir="auto" className={ANSWER}>
                  <span className="decoration-line-strong underline-offset-[0.2em]">{withHebrew(answer.text)}</span>
                  {answer.note && (
                    <small className="block font-sans text-muted text-ui/5.5">{withHebrew(answer.note)}</small>
                  )}
                  <ChevronRight aria-hidden className="absolute end-1 top-5 size-4.5 text-muted rtl:rotate-180" />
                </Link>
              </li>
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap gap-x-7 text-ui">
            {taken.length > 0 && (
              <Link to={wayAddress(guide.id, taken.slice(0, -1))} className="link py-2.5">
                {`Back to question ${taken.length}`}
              </Link>
            )}
            <button
              type="button"
              className="link needs-scripts py-2.5"
              onClick={() => copy(window.location.origin + wayAddress(guide.id, taken), 'Link copied to clipboard!')}
            >
              Copy link to this step
            </button>
            <ReportLink path={wayAddress(guide.id, taken)} name={step.title} className="link py-2.5" />
          </div>
          <p className="mt-2 text-muted text-sm">
            General information from summaries, not legal advice. Where the texts end, the guide says so.
          </p>
        </div>
      </div>
    </>
  )
}

/** Of texts of which day a guide speaks (TRUE-2). */
export function Age({ guide }: { guide: Guide }) {
  const [text, later] = wordsOfAge(guide)
  return (
    <p className="as-of mt-2 text-ink">
      {text} {later && <span>{later}</span>}
    </p>
  )
}
