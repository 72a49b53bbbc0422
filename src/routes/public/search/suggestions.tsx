import { Link } from 'react-router-dom'
import type { Corrected, OneAnswer, SearchHit } from '@/data/search/answer'
import type { SitePage } from '@/names/site-pages'
import { HtmlContent } from '@/texts/html-content'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useOptionInView } from '@/ui/hooks/use-option-in-view'
import { AnswerWords } from './answer'
import { hitKind } from './hit-kind'
import type { WayOn } from './places'

/** Somewhere that the box leads to, with a key of its own: what answers by itself, a page of the site, a hit, another spelling, where else to look, and all results. */
export type Target = { key: string; url: string } & (
  | { is: 'answer'; answer: OneAnswer }
  | { is: 'page'; page: SitePage }
  | { is: 'hit'; hit: SearchHit }
  | { is: 'corrected'; corrected: Corrected }
  | { is: 'way'; way: WayOn }
  | { is: 'all' }
)

type SuggestionsProps = {
  /** The combobox's id, which those of the list and its options begin with. */
  id: string
  query: string
  targets: Target[]
  /** Whether there is an answer to this very query; a failure counts as one without hits (SEARCH-1). */
  isAnswered: boolean
  /** The chosen option, counted from 0. */
  active: number
}

/** The chosen one is told by its line too, which forced colours keep. */
const OPTION =
  '-outline-offset-2 block border-line border-t px-3.5 py-2.5 outline-ink hover:bg-accent-soft aria-selected:bg-accent-soft aria-selected:outline-2'

/** The box's dropdown: type, title and marked excerpt of the best hits, and the way to all of them, or other ways on (SEARCH-1, SEARCH-8). */
export function Suggestions({ id, query, targets, isAnswered, active }: SuggestionsProps) {
  const list = useOptionInView(active)
  const found = targets.filter(isFound).length

  const said = isAnswered ? `No results found for "${query}"` : 'Searching…'
  return (
    // In the header it is wider than its field, whose line ends other panels.
    // biome-ignore lint/a11y/noStaticElementInteractions: the box keeps the focus, or the list would close under the pointer
    <div onMouseDown={(event) => event.preventDefault()} className="suggestions wide:in-[header]:border-t">
      <p role="status" className={found > 0 ? 'sr-only' : 'px-3.5 py-3 text-muted'}>
        {found > 0 ? `${found} results, use the arrow keys to choose` : withHebrew(said)}
      </p>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Search results">
        {targets.map((target, index) => (
          <Link
            key={target.key}
            to={target.url}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={OPTION}
          >
            <Words of={target} />
          </Link>
        ))}
      </div>
    </div>
  )
}

/** Whether a target is one of those that were looked for. */
export const isFound = ({ is }: Target) => is === 'answer' || is === 'page' || is === 'hit'

function Words({ of: target }: { of: Target }) {
  switch (target.is) {
    case 'answer':
      return <AnswerWords answer={target.answer} />
    case 'page':
      return <Row kind="Page" title={target.page.title} />
    case 'hit':
      return (
        <>
          <Row kind={hitKind(target.hit)} title={target.hit.title} />
          <HtmlContent text={target.hit.highlight} className="line-clamp-2 text-muted text-sm" />
        </>
      )
    case 'way':
      return <Row kind={target.way.name} title={target.way.text} />
    case 'corrected':
      return (
        <>
          Including <em>{withHebrew(target.corrected.meant)}</em>. Only <em>{withHebrew(target.corrected.typed)}</em>?
        </>
      )
    case 'all':
      return <span className="font-semibold">View all results</span>
  }
}

function Row({ kind, title }: { kind: string; title: string }) {
  return (
    <>
      <span className="text-muted text-sm">{kind}</span>
      <span dir="auto" className="block font-serif text-lg leading-snug">
        {withHebrew(title)}
      </span>
    </>
  )
}
