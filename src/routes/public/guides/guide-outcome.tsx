import { useQuery } from '@tanstack/react-query'
import { AlignLeft, LinkIcon, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Guide } from '@/data/guides/queries'
import { guidesQuery } from '@/data/guides/titles'
import { memoText, writeMemo } from '@/kinds/guide/memo'
import { type Way, wayAddress } from '@/kinds/guide/way'
import { paths } from '@/names/paths'
import { ReportLink } from '@/routes/public/layout/report-link'
import { HtmlContent } from '@/texts/html-content'
import { markupOf } from '@/texts/html-text'
import { ReferencePreview } from '@/texts/reference-preview'
import { PackButton } from '@/ui/content/pack-button'
import { useSiteUrl } from '@/ui/hooks/use-site-url'
import { useToday } from '@/ui/hooks/use-today'
import { PageHeading } from '@/ui/page-heading'
import { useNotice } from '@/ui/states/notice'
import { Age } from './guide-question'
import { RestsTable } from './rests'

/** Where the answers lead: what may follow, what it rests on, where the texts end, and the memo to file (TOOL-5). */
export function GuideOutcome({ guide, way }: { guide: Guide; way: Way }) {
  const { taken, step } = way
  const { copy } = useNotice()
  const address = useSiteUrl() + wayAddress(guide.id, taken)
  const memo = writeMemo(guide, way, address, useToday())
  return (
    <>
      <div className="guide-head hanging print:hidden">
        <span className="guide-mark">Answer</span>
        <PageHeading className="guide-title">{step.title}</PageHeading>
        <div className="gloss">
          <Age guide={guide} />
        </div>
      </div>
      <Part>
        <ReferencePreview>
          <HtmlContent text={step.text} className="prose font-serif text-[1.3rem]/[1.5]" />
        </ReferencePreview>
        <div className="section-actions">
          <button type="button" onClick={() => copy(memoText(memo), 'Memo copied to clipboard!')}>
            <AlignLeft aria-hidden className="icon" />
            Copy memo
          </button>
          <button type="button" onClick={() => window.print()}>
            <Printer aria-hidden className="icon" />
            Print memo
          </button>
          <button type="button" onClick={() => copy(address, 'Link copied to clipboard!')}>
            <LinkIcon aria-hidden className="icon" />
            Copy link
          </button>
          <PackButton items={[wayAddress(guide.id, taken).slice(1)]} title={`${guide.title}, ${step.title}`} />
          <ReportLink path={wayAddress(guide.id, taken)} name={step.title} />
        </div>
      </Part>
      <Part title="What it rests on">
        <RestsTable rests={step.rests} />
      </Part>
      {markupOf(step.ends) && (
        <Part title="Where the texts end">
          <ReferencePreview>
            <HtmlContent text={step.ends} />
          </ReferencePreview>
        </Part>
      )}
      <div className="hanging mt-9 print:mt-0">
        <section aria-label="Memo" className="guide-memo col-2 min-w-0">
          <h2 className="guide-part print:hidden">Memo</h2>
          <h3 dir="auto" className="font-serif text-[1.4375rem]/[1.35]">
            {memo.title}
          </h3>
          <p className="wrap-anywhere">{memo.head}</p>
          <ol>
            {memo.answers.map((answer) => (
              <li key={answer} dir="auto">
                {answer}
              </li>
            ))}
          </ol>
          {memo.paragraphs.map((paragraph) => (
            <p key={paragraph} dir="auto">
              {paragraph}
            </p>
          ))}
        </section>
        <p className="gloss self-start pt-14 max-wide:hidden print:hidden">
          This is what is copied and printed: the way, the provisions and rulings, the day.
        </p>
      </div>
      <Part>
        <WaysOn guide={guide} way={way} />
      </Part>
    </>
  )
}

function Part({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="hanging mt-6 print:hidden">
      <section {...(title && { 'aria-label': title })} className="col-2 min-w-0">
        {title && <h2 className="guide-part mt-3">{title}</h2>}
        {children}
      </section>
    </div>
  )
}

/** Back to the last question, and to the guide after this one. */
function WaysOn({ guide, way: { taken } }: { guide: Guide; way: Way }) {
  const { data: guides = [] } = useQuery(guidesQuery())
  const place = guides.findIndex(({ id }) => id === guide.id)
  const next = guides[(place + 1) % guides.length]
  return (
    <p className="flex flex-wrap gap-x-7 text-ui">
      {taken.length > 0 && (
        <Link to={wayAddress(guide.id, taken.slice(0, -1))} className="link py-2.5">
          {`Back to question ${taken.length}`}
        </Link>
      )}
      {next && next.id !== guide.id && (
        <Link to={paths.guide(next.id)} dir="auto" className="link py-2.5">
          {`Next guide: ${next.title}`}
        </Link>
      )}
    </p>
  )
}
