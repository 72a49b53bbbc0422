import { Link } from 'react-router-dom'
import { KINDS } from '@/names/kinds'
import { paths } from '@/names/paths'
import { buttonClass } from '@/ui/button'
import { Page } from './page'

/** An address that is nowhere, with ways on (SHELL-5). */
export function Component() {
  return (
    <Page
      isUnlisted
      title="Page not found"
      crumb="Page not found"
      description="There is no page at this address."
      lead="There is no page at this address. It may have moved, or the link may be incomplete."
    >
      <div className="on-text flex flex-wrap gap-3">
        <Link to={paths.home} className={buttonClass('solid')}>
          Go to the home page
        </Link>
        <Link to={paths.law()} className={buttonClass('outline')}>
          Browse the VAT Law
        </Link>
        <Link to="/search" className={buttonClass('outline')}>
          Search the site
        </Link>
        <Link to={paths.faqs} className={buttonClass('outline')}>
          {KINDS.faq.title}
        </Link>
      </div>
    </Page>
  )
}
