import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import type { Guide } from '@/data/guides/queries'
import { questionsOfGuide, wholeGuide } from '@/kinds/guide/guide'
import { ANSWERS, changeWords, followWay, type Way } from '@/kinds/guide/way'
import { KINDS } from '@/names/kinds'
import { ItemStates } from '@/routes/public/layout/item-states'
import { DocumentHead } from '@/routes/public/layout/page'
import { RunningHead } from '@/routes/public/layout/running-head'
import { HtmlContent } from '@/texts/html-content'
import { loadStoredHtml } from '@/texts/use-stored-html'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useIsHydrating } from '@/ui/hooks/use-is-hydrating'
import { EmptyState } from '@/ui/states/empty-state'
import { GuideOutcome } from './guide-outcome'
import { GuideQuestion } from './guide-question'
import { WayTaken } from './way-taken'

/** A guide: one question at a time, each step at an address of its own, and an outcome with its memo (TOOL-5). */
export function Component() {
  const { id = '' } = useParams()
  return (
    <ItemStates
      query={useQuery(questionsOfGuide(id).guide)}
      kind="guide"
      failed="Failed to fetch guide"
      missing="Guide not found"
    >
      {(guide) => <GuidePage key={guide.id} guide={guide} />}
    </ItemStates>
  )
}

function GuidePage({ guide }: { guide: Guide }) {
  const { title, summary } = guide
  const nameId = useId()
  const answers = useSearchParams()[0].get(ANSWERS)
  // A page written at build time shows the first question.
  const way = followWay(guide, useIsHydrating() ? null : answers)
  usePreparedSteps()
  if (!way) return <EmptyState text="This guide has no questions yet" />
  const { step, taken } = way
  return (
    <>
      <DocumentHead title={taken.length > 0 ? `${step.title} – ${title}` : title} description={summary} />
      <RunningHead last={title}>{step.kind === 'outcome' ? 'Outcome' : `Question ${taken.length + 1}`}</RunningHead>
      <div className="page columns-of-page pt-6 wide:pt-12 pb-18">
        <div className="rail max-wide:mb-6 print:hidden">
          <WayTaken guide={guide} way={way} />
        </div>
        <article aria-labelledby={nameId} className="beside-rail guide">
          <p dir="auto" className="on-text pb-4 font-serif text-[clamp(1.125rem,1rem+0.5vw,1.3rem)]/[1.4]">
            <span className="me-3 text-muted">{KINDS.guide.one}</span>
            <span id={nameId}>{withHebrew(title)}</span>
          </p>
          <ChangedMeanwhile way={way} />
          {step.kind === 'outcome' ? (
            <GuideOutcome key={answers} guide={guide} way={way} />
          ) : (
            <GuideQuestion key={answers} guide={guide} way={way} />
          )}
          <noscript>{import.meta.env.SSR && <AllSteps guide={guide} />}</noscript>
        </article>
      </div>
    </>
  )
}

/** What the next step needs is there before it is asked for: the reader goes on also when the line is gone meanwhile. */
function usePreparedSteps() {
  useEffect(() => {
    loadStoredHtml().catch((error: unknown) => console.warn('The next steps cannot be prepared', error))
  }, [])
}

/** What staff have changed since the answers in the address were given: those that still hold are kept. */
function ChangedMeanwhile({ way }: { way: Way }) {
  const words = changeWords(way)
  if (words.length === 0) return null
  return (
    <div role="status" className="on-text">
      <div className="mb-6 max-w-text space-y-2 border-line-strong border-s-3 ps-3">
        {words.map((each) => (
          <p key={each}>{each}</p>
        ))}
        {way.changed && <p>Go on from here.</p>}
      </div>
    </div>
  )
}

/** All steps below the first question, for readers whose browser runs no scripts. */
function AllSteps({ guide }: { guide: Guide }) {
  return (
    <div className="hanging mt-10">
      <div className="col-2 min-w-0">
        <h2 className="part-title">All questions of this guide</h2>
        <p className="my-3">Going from question to question needs JavaScript. Without it, these are all of them.</p>
        <HtmlContent text={wholeGuide(guide)} />
      </div>
    </div>
  )
}
