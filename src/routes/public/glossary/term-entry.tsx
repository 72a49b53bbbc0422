import type { Term } from '@/data/terms/queries'
import { NOT_SUMMARISED } from '@/kinds/term/not-summarised'
import { paths } from '@/names/paths'
import { ReportLink } from '@/routes/public/layout/report-link'
import { ProvisionLinks } from '@/ui/content/provision-links'
import { withHebrew } from '@/ui/content/with-hebrew'
import type { Script } from './letters'

type TermEntryProps = {
  term: Term
  /** The script by whose letters the page is read: that of the heading. */
  script: Script
  /** Whether the page's address names it. */
  isNamed: boolean
}

const ROW =
  'scroll-mt-(--header) py-3.5 not-first:border-line not-first:border-t wide:grid wide:grid-cols-[minmax(0,1fr)_var(--gloss)]'
const NAMED = '-ms-3 border-focus border-s-3 bg-target ps-[calc(0.75rem-3px)]'

/** A term with its definition, its Hebrew and how that is read, and the provisions that define or use it (TERM-1). */
export function TermEntry({ term: each, script, isNamed }: TermEntryProps) {
  const { id, term, hebrew, transliteration, definition, provisions, provision_urls } = each
  const inHebrew = hebrew && (
    <span lang="he" dir="rtl" translate="no">
      {hebrew}
    </span>
  )
  const read = transliteration && <i lang="he-Latn">{transliteration}</i>
  const isHebrew = script === 'hebrew' && Boolean(hebrew)
  return (
    <article
      id={id}
      aria-labelledby={`${id}-name`}
      tabIndex={-1}
      data-named={isNamed || undefined}
      className={`${ROW} ${isNamed ? NAMED : ''}`}
    >
      <div className="min-w-0">
        {isHebrew ? (
          <>
            <div className="flex flex-wrap items-baseline gap-x-3.5">
              <h3 id={`${id}-name`} className="font-serif text-[1.5rem]/8.5">
                {inHebrew}
              </h3>
              <span className="font-serif text-lg">{read}</span>
            </div>
            <p dir="auto" className="font-serif text-[1.0625rem]/6.5">
              {term}
            </p>
          </>
        ) : (
          <>
            <h3 id={`${id}-name`} dir="auto" className="font-serif text-[1.3rem]/7.5">
              {withHebrew(term)}
            </h3>
            <Definition of={definition} isElsewhere={provisions.length > 0} />
          </>
        )}
        {isNamed && <ReportLink path={paths.term(id)} name={term} className="link inline-block py-1 text-sm" />}
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4 max-wide:pt-1 wide:ps-(--gutter)">
        <p className="min-w-0 flex-[1_1_8rem] font-serif">
          {!isHebrew && (
            <>
              <span className="block text-[1.4rem]/8">{inHebrew}</span>
              <span className="text-muted">{read}</span>
            </>
          )}
        </p>
        <ProvisionLinks
          provisions={provisions}
          urls={provision_urls}
          className="ms-auto flex-col items-end text-end max-wide:min-h-11"
        />
      </div>
    </article>
  )
}

/** What a term means; where nothing of ours says it, that, and where it can be read. */
function Definition({ of, isElsewhere }: { of: string; isElsewhere: boolean }) {
  if (!of)
    return <p className="text-muted text-ui">{isElsewhere ? `${NOT_SUMMARISED} See the section.` : NOT_SUMMARISED}</p>
  return (
    <p dir="auto" className="text-pretty font-serif text-[1.0625rem]/6.5 text-muted">
      {withHebrew(of)}
    </p>
  )
}
