import { Link } from 'react-router-dom'
import { PAGE_NAMES } from '@/names/page-names'
import { paths } from '@/names/paths'
import { Day } from '@/ui/content/day'
import { LastChange, LegalPage, type LegalSection, Publisher } from './legal-page'

/** The day of the last run of all checks on the whole site. */
const LAST_TEST = '2026-11-23'

// Every claim here is checked by a test or by hand; a feature that goes must go from this list too.
const SECTIONS: readonly LegalSection[] = [
  {
    id: 'conformance',
    title: 'Conformance Status',
    body: (
      <p>
        This site is <strong>partially conformant</strong> with the Web Content Accessibility Guidelines (WCAG) 2.1,
        level AA. Partially conformant means that some parts of the content do not fully conform. What we know of is
        listed under limitations. We build and test by the newer WCAG 2.2, level AA, which asks for more.
      </p>
    ),
  },
  {
    id: 'features',
    title: 'Accessibility Features',
    body: (
      <ul>
        <li>Everything works by keyboard alone, and the focus can always be seen.</li>
        <li>A “Skip to content” link comes first on every public page.</li>
        <li>Each page has its own title and one main heading, which takes the focus when you move to the page.</li>
        <li>Headings, landmarks, lists and tables are marked up as such; every control has a name.</li>
        <li>Forms keep what you typed, name the field at fault in words, and put the focus there.</li>
        <li>Messages that come and go are announced to screen readers.</li>
        <li>
          Text and controls keep their contrast in light and in dark mode. The site follows your system’s choice, or the
          one you make in the reading settings, at the end of the header.
        </li>
        <li>The reading settings also have two larger sizes of text. Your choices are kept in this browser.</li>
        <li>
          “/” goes to the search and “?” lists the keys; these single keys can be turned off in the reading settings.
          Ctrl K opens a box that goes to any text.
        </li>
        <li>What is chosen or current is told by more than its colour, also in your system’s high contrast.</li>
        <li>
          Pages, apart from wide tables, can be read at 400 % zoom and on screens 320 pixels wide without scrolling
          sideways.
        </li>
        <li>Movement is left out where your system asks for reduced motion.</li>
        <li>Pages print as clean documents, without menus and buttons.</li>
      </ul>
    ),
  },
  {
    id: 'limitations',
    title: 'Known Limitations',
    body: (
      <ul>
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
          narrow screens, and by hand with the keyboard. It was last tested on <Day date={LAST_TEST} />. It has not been
          audited from outside, nor tested with every assistive technology.
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
