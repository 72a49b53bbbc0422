import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Term } from '@/data/terms/queries'
import { questionsOfGlossary } from '@/kinds/term/questions'
import { formatCount } from '@/lib/count'
import { foldQuery } from '@/lib/text-match'
import { KINDS } from '@/names/kinds'
import { cleanQuery } from '@/names/list-address'
import { paths } from '@/names/paths'
import { LoadFailed } from '@/routes/public/layout/load-failed'
import { Page } from '@/routes/public/layout/page'
import { withHebrew } from '@/ui/content/with-hebrew'
import { Fold } from '@/ui/fold'
import { useNamedPlace } from '@/ui/hooks/use-named-place'
import { useSearchText } from '@/ui/hooks/use-search-text'
import { SearchField } from '@/ui/search-field'
import { EmptyState } from '@/ui/states/empty-state'
import { Bar, Loading } from '@/ui/states/skeleton'
import { WithoutScripts } from '@/ui/states/without-scripts'
import { findTerms } from './find-terms'
import { LetterLinks } from './letter-links'
import { groupByLetter, letterId, type Script } from './letters'
import { TermEntry } from './term-entry'
import { TermsInTexts } from './terms-in-texts'

const DESCRIPTIONS: Readonly<Record<Script, string>> = {
  english:
    'The terms of Israeli VAT law in English and Hebrew, with their transliteration, what they mean and the sections that define them.',
  hebrew:
    'The Hebrew terms of Israeli VAT law by Hebrew letter, each with its English and the sections that define it.',
}

const ORDERS: readonly { script: Script; path: string; label: string }[] = [
  { script: 'english', path: paths.glossary, label: 'By English letter' },
  { script: 'hebrew', path: paths.hebrewGlossary, label: 'By Hebrew letter' },
]

/** The defined terms by English or by Hebrew letter, a page each, with a search over all of them (TERM-1). */
export function Component() {
  const { data: terms, error } = useQuery(questionsOfGlossary().terms)
  const { script, query, hash, search } = useGlossaryAddress(terms !== undefined)
  const found = useMemo(() => findTerms(terms ?? [], foldQuery(query)), [terms, query])
  const title = script === 'english' ? KINDS.term.title : 'Glossary by Hebrew letter'
  const content = (): ReactNode => {
    if (terms?.length === 0) return <EmptyState text="No terms have been published yet" />
    if (terms) return <Letters terms={found} script={script} query={query} hash={hash} />
    if (error) return <LoadFailed fallback="Error loading the glossary" error={error} />
    return <GlossarySkeleton />
  }
  return (
    <Page
      title={title}
      heading={KINDS.term.title}
      description={DESCRIPTIONS[script]}
      crumb={script === 'hebrew' ? 'By Hebrew letter' : undefined}
      place={terms && `${formatCount(terms.length)} ${KINDS.term.nouns[terms.length === 1 ? 0 : 1]}`}
      lead="Terms of the Law in English and Hebrew, with the sections that define or use each."
      rail={
        <div className="print:hidden">
          <Fold title="Find a term">
            <search aria-label="Find a term" className="needs-scripts">
              <SearchField label="Find a term" placeholder="exempt dealer, osek patur, עוסק" {...search} />
            </search>
            <OrderLinks script={script} query={query} />
            <TermsInTexts />
          </Fold>
        </div>
      }
    >
      <WithoutScripts>
        Searching these terms needs JavaScript; your browser’s own search finds words in all of them.
      </WithoutScripts>
      {terms && terms.length > 0 && (
        <div className="on-text mb-8">
          {ORDERS.map((order) => (
            <LetterLinks key={order.script} {...order} used={lettersOf(terms, order.script)} />
          ))}
        </div>
      )}
      {content()}
    </Page>
  )
}

const lettersOf = (terms: readonly Term[], script: Script) =>
  new Set(groupByLetter(terms, script).map(({ letter }) => letter))

/** The two orders; a search goes on in the other one. */
function OrderLinks({ script, query }: { script: Script; query: string }) {
  return (
    <nav aria-label="Order" className="mt-6 text-ui">
      <p className="border-line border-b pb-1.5 font-semibold text-sm">Order</p>
      <ul>
        {ORDERS.map((order) => (
          <li key={order.script}>
            <Link
              to={{ pathname: order.path, search: query && `?${new URLSearchParams({ q: query })}` }}
              aria-current={order.script === script ? 'page' : undefined}
              className="rail-choice min-h-11 content-center wide:min-h-8"
            >
              {order.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type LettersProps = { terms: readonly Term[]; script: Script; query: string; hash: string }

/** The terms, a part for each letter; what a search found is said to those who do not see it. */
function Letters({ terms, script, query, hash }: LettersProps) {
  return (
    <>
      <div role="status" className="on-text">
        {query && (
          <p className={terms.length > 0 ? 'mb-4 text-muted' : 'lede'}>
            {terms.length > 0
              ? `${formatCount(terms.length)} ${KINDS.term.nouns[terms.length === 1 ? 0 : 1]} found`
              : withHebrew(`No terms found matching "${query}"`)}
          </p>
        )}
      </div>
      {query && terms.length === 0 && (
        <p className="on-text mt-2 text-muted">
          Try fewer letters, or{' '}
          <Link to={paths.search(query)} className="link text-ink">
            search the whole guide
          </Link>
          , which knows other spellings.
        </p>
      )}
      {groupByLetter(terms, script).map((group) => (
        <section
          key={group.letter}
          id={letterId(group.letter)}
          aria-labelledby={`${letterId(group.letter)}-title`}
          className="hanging not-first:mt-9 scroll-mt-(--header) border-part border-t"
        >
          <h2
            id={`${letterId(group.letter)}-title`}
            {...(script === 'hebrew' && group.letter && { lang: 'he' })}
            className="pt-3.5 font-display text-[1.875rem]/8"
          >
            {group.letter || <span className="text-base">Other</span>}
          </h2>
          <div className="col-[2/-1] min-w-0">
            {group.terms.map((term) => (
              <TermEntry key={term.id} term={term} script={script} isNamed={hash === `#${term.id}`} />
            ))}
          </div>
        </section>
      ))}
    </>
  )
}

/** The shape of terms that are loading. */
function GlossarySkeleton() {
  return (
    <Loading>
      <div className="on-text space-y-8 border-part border-t pt-5">
        {WIDTHS.map((width) => (
          <div key={width} className="space-y-3">
            <Bar className={`h-6 ${width}`} />
            <Bar className="h-4 w-3/5" />
          </div>
        ))}
      </div>
    </Loading>
  )
}

const WIDTHS = ['w-40', 'w-28', 'w-48', 'w-36', 'w-52', 'w-32']

/** The order, the query and the term that the address names; it is brought into sight once it is there. `search` is for SearchField. */
function useGlossaryAddress(isReady: boolean) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const hash = useNamedPlace(isReady)
  const query = cleanQuery(params.get('q') ?? '')
  const search = useSearchText(
    query,
    (q, isSameStep) =>
      navigate({ search: q && `?${new URLSearchParams({ q })}` }, { replace: isSameStep, preventScrollReset: true }),
    0,
  )
  return { script: pathname === paths.hebrewGlossary ? 'hebrew' : 'english', query, hash, search } as const
}
