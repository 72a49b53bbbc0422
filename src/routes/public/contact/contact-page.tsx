import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { WithoutScripts } from '@/components/states/without-scripts'
import { publisher } from '@/lib/site'
import { Page } from '@/routes/public/layout/page'
import { ContactForm } from './contact-form'

/** The contact page (CONTACT-1). */
export function Component() {
  return (
    <Page
      title="Get in Touch"
      description="Send a question or a remark about this guide to Israeli VAT law."
      lead="A question about the site, an error in a text, a source we have missed: write to us."
    >
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,42rem)_minmax(0,20rem)]">
        <div>
          <WithoutScripts>
            This form needs JavaScript.{' '}
            {publisher()
              ? `Without it you reach us at: ${publisher()}.`
              : 'Without it there is no way to write to us: this copy of the site names no address.'}
          </WithoutScripts>
          <ContactForm />
        </div>
        <aside aria-label="Before you write" className="space-y-6 lg:border-line lg:border-s lg:ps-8 print:hidden">
          <div>
            <h2 className="font-semibold">It may be answered already</h2>
            <p className="mt-1.5">
              <Link to={paths.faqs} className="link">
                Common questions
              </Link>{' '}
              covers registration, rates, imports, invoices, refunds and filing.
            </p>
          </div>
          <div>
            <h2 className="font-semibold">What we cannot do</h2>
            <p className="mt-1.5">
              We do not advise on individual cases or speak for the Israel Tax Authority. Please do not send tax file
              numbers or other confidential details.
            </p>
          </div>
          <div>
            <h2 className="font-semibold">What happens to your message</h2>
            <p className="mt-1.5">
              It is kept so that we can answer it. See the{' '}
              <Link to={paths.privacy} className="link">
                Privacy Policy
              </Link>
              .
            </p>
          </div>
          <p>
            <Link to={paths.home} className="link inline-flex items-center gap-1.5 py-1">
              <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
              Back to home
            </Link>
          </p>
        </aside>
      </div>
    </Page>
  )
}
