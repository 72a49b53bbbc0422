import { Link } from 'react-router-dom'
import { PAGE_NAMES } from '@/names/page-names'
import { paths } from '@/names/paths'
import { LastUpdated, LegalPage, type LegalSection, Publisher } from './legal-page'

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'acceptance',
    title: 'Acceptance of Terms',
    body: (
      <>
        <p>
          By using this site you accept these terms. If you do not accept them, please do not use it. The day of the
          last change of their wording stands above.
        </p>
        <Publisher />
      </>
    ),
  },
  {
    id: 'license',
    title: 'License to Use',
    body: (
      <>
        <p>
          You may read, print and link to the pages of this site, and quote from them with a reference to the page, for
          your own or your company’s information.
        </p>
        <p>
          You may not present its texts as official, republish them as a whole, or burden the site with automated
          requests or messages. All other rights stay with their owners.
        </p>
      </>
    ),
  },
  {
    id: 'disclaimer',
    title: 'Disclaimer',
    body: (
      <>
        <p>
          The texts on this site are demonstration content: short summaries in our own words. They are{' '}
          <strong>neither legal, tax or accounting advice</strong> nor an official translation. Only the Hebrew text of
          the law, as published by the State of Israel, is binding. Read court rulings and documents of the Tax
          Authority in the original before you rely on a summary of them.
        </p>
        <p>
          The site is independent of the Israel Tax Authority; names of authorities, courts and publishers are used only
          to identify sources. Before you act, take the advice of a professional who knows your case.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Limitation of Liability',
    body: (
      <p>
        The site is provided as is, without warranty of any kind. As far as the law allows, its publishers are not
        liable for damage that comes from using it, from relying on it, or from its being unavailable.
      </p>
    ),
  },
  {
    id: 'accuracy',
    title: 'Accuracy of Information',
    body: (
      <p>
        We take care, but summaries can be wrong, incomplete or out of date, and the law may have changed since a text
        was written. Amounts in the law are indexed and change, often every January or July. Where a page gives a date
        or a source, check it. Linked sites are not ours, and we do not answer for what they say. If you find an error,
        please tell us through the <Link to={paths.contact}>contact page</Link>.
      </p>
    ),
  },
  {
    id: 'governing-law',
    title: 'Governing Law',
    body: <p>These terms are governed by the laws of the State of Israel.</p>,
  },
]

/** The terms of use (PAGE-2). */
export function Component() {
  return (
    <LegalPage
      title={PAGE_NAMES.terms}
      description="The terms on which this guide to Israeli VAT law may be used: no advice, no warranty, Israeli law."
      lead={<LastUpdated of="terms" />}
      sections={SECTIONS}
    />
  )
}
