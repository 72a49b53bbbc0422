import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { buttonClass } from '@/components/ui/button'
import { PageHeading } from '@/components/ui/page-heading'
import { SITE_NAME } from '@/lib/site'
import { DocumentHead } from '@/routes/public/layout/page'
import { LatestNews } from './latest-news'
import { LawPanel } from './law-panel'
import { RateBox } from './rate-box'
import { ResourceCards } from './resource-cards'

const DESCRIPTION =
  'Israeli VAT law, regulations, court rulings, tax decisions and news for companies abroad, with the VAT rate of any day since 1976.'

/** The home page (HOME-1 to HOME-4). */
export function Component() {
  return (
    <>
      <DocumentHead title={SITE_NAME} description={DESCRIPTION} />
      <div className="border-line border-b bg-surface print:bg-transparent">
        <div className="page grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-10 py-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_25rem] lg:py-20">
          <div className="lg:pt-4">
            <PageHeading className="max-w-[7.5em] text-balance font-display text-[clamp(1.9rem,1.5rem+3.6vw,4rem)] leading-[1.06] tracking-[-0.02em]">
              Israeli VAT law for companies abroad
            </PageHeading>
            <p className="mt-6 max-w-[34rem] text-pretty text-muted text-xl leading-relaxed">
              The law, its regulations, the courts’ rulings and the Tax Authority’s decisions, summarised in English,
              with links where one cites another.
            </p>
            <div className="mt-8 flex flex-wrap gap-3 print:hidden">
              <Link to={paths.law()} className={buttonClass('solid')}>
                Start Reading
              </Link>
              <Link to={paths.faqs} className={buttonClass('outline')}>
                Popular Questions
              </Link>
              <Link to={paths.news} className={buttonClass('outline')}>
                Get Updates
              </Link>
            </div>
          </div>
          <RateBox />
        </div>
      </div>
      <div className="page space-y-16 pt-14 sm:space-y-20">
        <ResourceCards />
        <LatestNews />
        <LawPanel />
      </div>
    </>
  )
}
