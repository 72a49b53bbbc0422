import { Link } from 'react-router-dom'
import { paths } from '@/names/paths'
import { buttonClass } from '@/ui/button'
import { PageHeading } from '@/ui/page-heading'
import { SITE_NAME } from '@/lib/site'
import { DocumentHead } from '@/routes/public/layout/page'
import { SearchBox } from '@/routes/public/search/search-box'
import { AnsweredQuestions } from './answered-questions'
import { ChapterList } from './chapter-list'
import { LatestNews } from './latest-news'
import { LawPanel } from './law-panel'
import { RateBox } from './rate-box'
import { ResourceCards } from './resource-cards'

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
        <LatestNews />
      </div>
      <RateBox />
      <ResourceCards />
      <ChapterList />
      <LawPanel />
    </>
  )
}
