import { Link, useLocation } from 'react-router-dom'
import { publisher } from '@/lib/site'
import { PAGE_NAMES } from '@/names/page-names'
import { paths } from '@/names/paths'
import { Page } from '@/routes/public/layout/page'
import { useIsHydrating } from '@/ui/hooks/use-is-hydrating'
import { WithoutScripts } from '@/ui/states/without-scripts'
import { ContactForm } from './contact-form'
import { begunReport } from './report'

/** The contact page (CONTACT-1). */
export function Component() {
  const { search } = useLocation()
  // A page written at build time is that of the address alone.
  const begun = useIsHydrating() ? null : begunReport(search)
  return (
    <Page
      title="Get in Touch"
      description="Send a question or a remark about this guide to Israeli VAT law."
      lead="Ask about the site, report an error in a text, or name a source that is missing."
    >
      <div className="item max-wide:ps-0">
        <div>
          <WithoutScripts>
            This form needs JavaScript.{' '}
            {publisher()
              ? `Without it you reach us at: ${publisher()}.`
              : 'Without it there is no way to write to us: this copy of the site names no address.'}
          </WithoutScripts>
          <ContactForm key={begun?.message} begun={begun} />
        </div>
        <aside aria-label="Before you write" className="max-wide:mt-10 space-y-5 text-muted text-sm">
          <div>
            <h2 className="font-semibold text-ink">It may be answered already</h2>
            <p>
              <Link to={paths.faqs} className="link text-ink">
                Common questions
              </Link>{' '}
              covers registration, rates, imports, invoices, refunds and filing.
            </p>
          </div>
          <div>
            <h2 className="font-semibold text-ink">What we cannot do</h2>
            <p>
              We do not advise on individual cases or speak for the Israel Tax Authority. Please do not send tax file
              numbers or other confidential details.
            </p>
          </div>
          <div>
            <h2 className="font-semibold text-ink">What happens to your message</h2>
            <p>
              It is kept so that we can answer it. See the{' '}
              <Link to={paths.privacy} className="link text-ink">
                {PAGE_NAMES.privacy}
              </Link>
              .
            </p>
          </div>
          <p className="print:hidden">
            <Link to={paths.home} className="inline-block py-1 link text-ink">
              Back to home
            </Link>
          </p>
        </aside>
      </div>
    </Page>
  )
}
