import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { formatCount } from '@/lib/count'
import { SITE_NAME } from '@/lib/site'
import { CONTENT_KINDS, type ContentKind, KINDS } from '@/names/kinds'
import { paths } from '@/names/paths'
import { TOOL_NAMES } from '@/names/tool-names'
import { DocumentHead } from '@/routes/public/layout/page'
import { SearchBox } from '@/routes/public/search/search-box'
import { buttonClass } from '@/ui/button'
import { Day } from '@/ui/content/day'
import { ProvisionLinks } from '@/ui/content/provision-links'
import { withHebrew } from '@/ui/content/with-hebrew'
import { PageHeading } from '@/ui/page-heading'
import { HomePart } from './home-part'
import { Lately } from './lately'
import { LatestChanges } from './latest-changes'
import { LatestNews } from './latest-news'
import { LawPanel } from './law-panel'
import { questionsOfHome } from './questions'
import { RateBox } from './rate-box'
import { ToolsAndGuides } from './tools-and-guides'
import { WORDS_AT_HOME } from './words-at-home'

const DESCRIPTION =
  'Israeli VAT law, regulations, court rulings, tax decisions and news for companies abroad, with the VAT rate of any day since 1976.'

/** In two lines, on phones in three, until it is sure to fit in fewer, also in a stand-in's letters. */
const TITLE =
  'font-display text-[clamp(2.25rem,1.9rem+1.2vw,2.75rem)]/[1.1] tracking-[-0.016em] max-[30rem]:max-w-[7.7em] max-[85rem]:max-w-[15em]'

/** The home page: it begins with the question (READ-2, HOME-1 to HOME-4). */
export function Component() {
  return (
    <>
      <DocumentHead title={SITE_NAME} description={DESCRIPTION} />
      <div className="page columns-of-page gap-y-10 py-8 wide:py-9">
        <div className="beside-rail on-text">
          <PageHeading className={TITLE}>What do you need to know about VAT in Israel?</PageHeading>
          <SearchBox look="home" />
          <ToolsAndGuides />
          <AnsweredQuestions />
          <div className="mt-6 flex flex-wrap gap-3 print:hidden">
            <Link to={paths.law()} className={`${buttonClass('solid')} max-sm:w-full`}>
              Start Reading
            </Link>
            <Link to={paths.faqs} className={`${buttonClass('outline')} max-sm:grow`}>
              Popular Questions
            </Link>
            <Link to={paths.news} className={`${buttonClass('outline')} max-sm:grow`}>
              Get Updates
            </Link>
          </div>
        </div>
        <Lately />
      </div>
      <RateBox />
      <ResourceCards />
      <LatestNews />
      <LatestChanges />
      <ChapterList />
      <LawPanel />
    </>
  )
}

/** Question, gist and provision in one line; on narrow screens the gist below the question. */
const ROW =
  'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-line border-b py-1.75 wide:grid-cols-[minmax(0,60fr)_minmax(0,40fr)_auto]'
const GIST =
  'line-clamp-2 text-balance text-muted text-sm/[1.3] max-wide:col-span-full max-wide:row-2 print:line-clamp-none'

/** What five questions usually take, in one, two or three lines each. */
const PLACE = 'min-h-[26rem] tablet:min-h-[18.2rem] wide:min-h-[15rem]'

/**
 * Questions that are often asked, each with the first sentence of its answer and the provision behind it (READ-2); their place
 * is kept.
 */
function AnsweredQuestions() {
  const { data: questions, error } = useQuery(questionsOfHome().answered)
  // They are examples: without them the search says enough.
  if (error && !questions) return null
  return (
    <ul
      aria-label="Questions with their answers"
      aria-busy={!questions}
      className={`print:mt-4 ${questions ? '' : PLACE}`}
    >
      {questions?.map(({ id, question, gist, provisions, provision_urls }) => (
        <li key={id} className={ROW}>
          <Link to={paths.faq(id)} dir="auto" className="quiet-link text-balance font-serif">
            {withHebrew(question)}
          </Link>
          <p dir="auto" className={GIST}>
            {withHebrew(gist)}
          </p>
          <ProvisionLinks provisions={provisions} urls={provision_urls} className="min-w-15 justify-end" />
        </li>
      ))}
    </ul>
  )
}

const CHAPTER =
  'relative flex break-inside-avoid items-baseline justify-between gap-x-4 border-line border-t py-2.75 leading-[1.35]'

/** The chapters of the VAT Law with the sections that each holds, which it leads to (READ-2, READ-4). */
function ChapterList() {
  const { data: chapters } = useQuery(questionsOfHome().chapters)
  // A way more to the law, which the cards lead to: without it nothing is missing.
  if (!chapters?.length) return null
  return (
    <HomePart title="VAT Law by chapter">
      <ul className="on-text beside-rail columns-[16rem] gap-x-(--gutter) text-ui">
        {chapters.map(({ id, title, first, from, to }) => (
          <li key={id}>
            <Link to={first ? paths.section('vat-law', first) : paths.law()} dir="auto" className={CHAPTER}>
              <span className="quiet-link">{withHebrew(title)}</span>
              {from && to && <Range from={from} to={to} />}
            </Link>
          </li>
        ))}
      </ul>
    </HomePart>
  )
}

function Range({ from, to }: { from: string; to: string }) {
  const isOne = from === to
  return (
    <>
      {' '}
      <span aria-hidden translate="no" className="law-ref flex-none">
        {isOne ? `§ ${from}` : `§§ ${from}–${to}`}
      </span>
      <span className="sr-only">{isOne ? `, section ${from}` : `, sections ${from} to ${to}`}</span>
    </>
  )
}

type Way = { kind?: ContentKind; to: string; name: string; text: string }

const WAYS = CONTENT_KINDS.map((kind) => ({
  kind,
  to: kind === 'law' ? paths.law() : KINDS[kind].path,
  ...WORDS_AT_HOME[kind],
}))

const AMOUNTS: Way = {
  to: paths.amounts,
  name: TOOL_NAMES.amounts,
  text: 'Each figure of the law with its days and sources; which rate applies, when an invoice needs an allocation number, and by which day something is due.',
}

const CONTACT: Way = {
  to: paths.contact,
  name: 'Contact',
  text: 'Ask about the site, report an error in a text, or name a source that is missing.',
}

/** What the site holds: four cards, each a link (HOME-2), and the ways to the rest (READ-2). */
function ResourceCards() {
  const titleId = useId()
  return (
    <div className="page border-part border-t pt-10 pb-12">
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="part-title pb-5">
          Where to start
        </h2>
        <Ways ways={WAYS.filter(({ isCard }) => isCard)} />
      </section>
      <nav aria-label="Further parts" className="print:hidden">
        <Ways ways={[...WAYS.filter(({ isCard }) => !isCard), AMOUNTS, CONTACT]} />
      </nav>
    </div>
  )
}

const Ways = ({ ways }: { ways: readonly Way[] }) => (
  <ul>
    {ways.map(({ kind, to, name, text }) => (
      <li key={to}>
        <Link to={to} className="columns-of-page items-baseline border-line border-t py-4.5">
          <span className="quiet-link font-serif text-[1.4rem] leading-tight">{name}</span>
          <span className="on-text text-muted">{text}</span>
          {kind && <Amount kind={kind} />}
        </Link>
      </li>
    ))}
  </ul>
)

/** How much there is of a kind: "32 chapters, 225 sections", "51 FAQs in 6 groups", "11 rulings, latest 6 November 2025". */
function Amount({ kind }: { kind: ContentKind }) {
  const counts = useQuery(questionsOfHome().counts).data?.find((each) => each.kind === kind)
  if (!counts) return null
  const { items, groups, latest } = counts
  const counted = <Counted count={items} nouns={KINDS[kind].nouns} />
  return (
    <span className="text-muted text-ui wide:text-end print:hidden">
      {kind === 'law' && (
        <>
          <Counted count={groups} nouns={['chapter', 'chapters']} />,{' '}
        </>
      )}
      {counted}
      {kind === 'faq' && (
        <>
          {' '}
          in <Counted count={groups} nouns={['group', 'groups']} />
        </>
      )}
      {latest && (
        <>
          , latest <Day date={latest} />
        </>
      )}
    </span>
  )
}

function Counted({ count, nouns: [one, many] }: { count: number; nouns: readonly [string, string] }) {
  return (
    <>
      <b className="font-semibold text-ink">{formatCount(count)}</b> {count === 1 ? one : many}
    </>
  )
}
