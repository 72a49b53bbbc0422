import { Link } from 'react-router-dom'
import { PAGE_NAMES } from '@/names/page-names'
import { paths } from '@/names/paths'
import { Day } from '@/ui/content/day'
import { CLAIMS } from './accessibility-claims'
import results from './accessibility-results.json' with { type: 'json' }
import { LastChange, LegalPage, type LegalSection, Publisher } from './legal-page'

/** How the tests of each claim ended when they last ran; a claim that is new has none (`npm run check -- --statement`). */
const RESULTS: Readonly<Record<string, Result>> = results

type Result = { passed: number; failed: number; day: string; source: string }

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'conformance',
    title: 'Conformance Status',
    body: (
      <p>
        This site is <strong>partially conformant</strong> with the Web Content Accessibility Guidelines (WCAG) 2.1,
        level AA, and with the newer WCAG 2.2, level AA, which asks for more. Partially conformant means that some parts
        of the content do not fully conform. What we know of is listed under limitations. We build and test by WCAG 2.2.
      </p>
    ),
  },
  {
    id: 'features',
    title: 'Accessibility Features',
    body: (
      <>
        <p>
          Each of these is tried by automated tests in a browser, or on the pages as they are written. The table says by
          which, and how they ended when they last ran.
        </p>
        <Claims />
      </>
    ),
  },
  {
    id: 'limitations',
    title: 'Known Limitations',
    body: (
      <ul>
        {CLAIMS.filter(({ test }) => (RESULTS[test]?.failed ?? 0) > 0).map(({ claim, test }) => (
          <li key={test}>This does not hold everywhere at present: {claim}</li>
        ))}
        <li>A PDF document that a page links to is shown as it was published and may not be accessible.</li>
        <li>Many sources that we link to are in Hebrew only, on sites that we do not control.</li>
        <li>Wide tables inside a text may have to be scrolled on narrow screens.</li>
        <li>
          All texts can be read without JavaScript. Searching, filters, print packs and forms need it, and so does the
          form by which a barrier is reported.
        </li>
      </ul>
    ),
  },
  {
    id: 'technologies',
    title: 'Technologies',
    body: (
      <p>
        The site relies on HTML, CSS, JavaScript and WAI-ARIA. It is made for current versions of the common browsers
        together with the screen readers that they support.
      </p>
    ),
  },
  {
    id: 'assessment',
    title: 'Assessment',
    body: (
      <>
        <p>
          The site was assessed by those who built it, with two automated checkers, in light and dark and on wide and
          narrow screens, and by hand with the keyboard. The table of features has the day of each last test. The site
          has not been audited from outside, nor tested with every assistive technology.
        </p>
        <p>
          It was built by the WCAG. Whether it meets an Israeli standard or regulation on accessibility has not been
          examined. This statement was last changed on <LastChange of="accessibility" />.
        </p>
      </>
    ),
  },
  {
    id: 'feedback',
    title: 'Feedback',
    body: (
      <>
        <p>
          If something on this site does not work for you, please tell us through the{' '}
          <Link to={paths.contact}>contact page</Link>: which page, what you tried, and which browser or assistive
          technology you use. A message there with the subject “Technical Question” is also the way to ask for a text in
          another form. No accessibility coordinator has been named.
        </p>
        <Publisher />
      </>
    ),
  },
]

/** Claim by claim: which tests prove it, how they ended, and when. What does not hold is said. */
function Claims() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Feature, and its test</th>
          <th scope="col">Last test</th>
        </tr>
      </thead>
      <tbody>
        {CLAIMS.map(({ claim, test }) => (
          <tr key={test}>
            <th scope="row" className="font-serif! font-normal!">
              {claim}
              <span className="mt-1 block wrap-anywhere font-sans text-muted text-sm">{test}</span>
            </th>
            <td className="min-w-24 font-sans text-sm">
              <Outcome result={RESULTS[test]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Outcome({ result }: { result: Result | undefined }) {
  if (!result) return 'Not tested yet'
  const { passed, failed, day, source } = result
  const isOfThisSource = source === __SOURCE__
  return (
    <>
      {failed === 0 ? (
        isOfThisSource ? (
          'Holds'
        ) : (
          'Held'
        )
      ) : (
        <strong>
          Does not hold: {failed} of {passed + failed} tests failed
        </strong>
      )}
      {isOfThisSource ? ', ' : '; the site has changed, not tested since '}
      <Day date={day} />
    </>
  )
}

/** The accessibility statement (PAGE-3). */
export function Component() {
  return (
    <LegalPage
      title={PAGE_NAMES.accessibility}
      description="How accessible this site is (partially conformant with WCAG 2.1 AA), what it offers, and how to report a barrier."
      lead="We want everyone to be able to read this site, however they read."
      sections={SECTIONS}
    />
  )
}
