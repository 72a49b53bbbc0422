import { Link } from 'react-router-dom'
import { dataPaths } from '@/names/data-paths'
import { PAGE_NAMES } from '@/names/page-names'
import { paths } from '@/names/paths'
import { LegalPage, type LegalSection } from '@/routes/public/legal/legal-page'
import { Database } from './database'
import { Feeds, Files, LawFiles } from './files'

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'standing',
    title: 'What You May Do with It',
    body: (
      <>
        <p>
          What stands here is what the pages say: <strong>demonstration content</strong>, short summaries in our own
          words. It is not the law and not legal advice; the Hebrew text is binding. Every file says so, and who passes
          a text on should say so too, with the text’s “as of” line.
        </p>
        <p>
          The <Link to={paths.terms}>terms of use</Link> hold for it as for the pages: you may read, search, count and
          quote it, with a reference to the page, for your own or your company’s information. You may not present it as
          official or republish it as a whole.
        </p>
      </>
    ),
  },
  {
    id: 'markdown',
    title: 'Pages as Markdown',
    body: (
      <>
        <p>
          Each page with a text is there as Markdown too: put <code>.md</code> at the end of its address, as in{' '}
          <a href={dataPaths.markdown(paths.sectionPage('vat-law', '30'))}>section 30</a>,{' '}
          <a href={dataPaths.markdown(paths.law())}>the whole VAT Law</a> or{' '}
          <a href={dataPaths.markdown(paths.faqs)}>the questions</a>. The home page is{' '}
          <a href={dataPaths.markdown(paths.home)}>
            <code>{dataPaths.markdown(paths.home)}</code>
          </a>
          .
        </p>
        <p>
          A file begins with the page’s title, what it is, its address and how it is cited. A law’s paragraphs keep
          their letters; what a text tells of a change later than itself stands between <code>{'<ins>'}</code> and{' '}
          <code>{'</ins>'}</code>. For programs that read,{' '}
          <a href={dataPaths.llmsText}>
            <code>{dataPaths.llmsText}</code>
          </a>{' '}
          leads to all of it.
        </p>
      </>
    ),
  },
  { id: 'files', title: 'Files of Data', body: <Files /> },
  { id: 'law', title: 'The Law in Other Forms', body: <LawFiles /> },
  { id: 'database', title: 'Asking the Database', body: <Database /> },
  {
    id: 'newness',
    title: 'How New It Is',
    body: (
      <>
        <p>
          Markdown and files are written when the site is built, as are its pages. Each file of data has the day and the
          version of the content; the version grows with every change. A program that asks again should send the{' '}
          <code>ETag</code> of the former answer in <code>If-None-Match</code>: what has not changed is then not sent.
        </p>
        <Feeds />
      </>
    ),
  },
]

/** What can be taken along of the site, and how (BULK-4). */
export function Component() {
  return (
    <LegalPage
      title={PAGE_NAMES.openData}
      description="The texts of this guide to Israeli VAT law as Markdown and JSON, with a description of every field, and how to ask its database."
      lead="All that readers see on this site, in forms that programs read."
      sections={SECTIONS}
    />
  )
}
