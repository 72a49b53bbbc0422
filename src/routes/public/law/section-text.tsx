import { lazy, memo, Suspense, useId, useMemo, useState } from 'react'
import type { Section } from '@/data/chapters/queries'
import { totalOf } from '@/data/citations/margin'
import { citeSection, natureOf } from '@/law/citation'
import { markedSection, shortNameOf, type Target } from '@/law/section-target'
import { formatCount } from '@/lib/count'
import { paths } from '@/names/paths'
import { provisionOf, SIGNS } from '@/names/provisions'
import { MoreActions } from '@/routes/public/layout/more-actions'
import { ReportLink } from '@/routes/public/layout/report-link'
import { useCopyCitation } from '@/routes/public/layout/use-copy-citation'
import { HighlightedText } from '@/texts/highlighted-text'
import { HtmlContent } from '@/texts/html-content'
import { PackButton } from '@/ui/content/pack-button'
import { srOnly } from '@/ui/content/sr-only'
import { Contained } from '@/ui/states/contained'
import { useNotice } from '@/ui/states/notice'
import { optional } from '@/ui/states/optional'
import { AsOf } from './as-of'
import type { CitingSourcesProps } from './citing-sources'
import { useLawContext } from './law-context'
import { RelatedRulings } from './related-rulings'

type SectionTextProps = {
  chapterTitle: string
  section: Section
  query: string
  /** What the address names in this section; null if it names none of it. */
  target: Target | null
  onTarget: (paragraph: HTMLElement) => void
}

/** A section as it is read: title, what to do with it, text, and in the gloss what belongs to it (LAW-6, LAW-9, READ-4). */
export const SectionText = memo(function SectionText(props: SectionTextProps) {
  const { chapterTitle, section, query, target, onTarget } = props
  const { id, title, content } = section
  const { type } = useLawContext()
  const provision = provisionOf(type, chapterTitle)
  const marked = useMemo(() => markedSection(section, provision), [section, provision])
  // Where the address names a paragraph, nothing else is marked.
  const isTarget = target !== null && target.path === null
  return (
    <article id={id} aria-labelledby={`${id}-title`} data-target={isTarget || undefined} className="provision hanging">
      <span aria-hidden className="sign">
        {provision === 'section' && section.number && SIGNS.section}
      </span>
      <h3 id={`${id}-title`} tabIndex={-1} dir="auto">
        {provision !== 'section' && section.number && (
          <span aria-hidden className="text-law">{`${SIGNS[provision]} `}</span>
        )}
        <HighlightedText text={title} query={query} />
      </h3>
      <AsOf {...section} />
      <SectionActions chapterTitle={chapterTitle} section={section} target={target} />
      {target?.path && target.path !== target.paragraph && (
        <Suspense>
          <ParagraphNotice target={target} of={`${provision} ${section.number}`} />
        </Suspense>
      )}
      <HtmlContent
        text={content}
        title={title}
        query={query}
        section={marked}
        target={target?.paragraphId}
        onTarget={onTarget}
        className="prose statute"
      />
      {section.related_rulings.length > 0 && (
        <div className="section-notes">
          <RelatedRulings rulings={section.related_rulings} />
        </div>
      )}
    </article>
  )
})

type SectionActionsProps = Pick<SectionTextProps, 'chapterTitle' | 'section' | 'target'>

function SectionActions({ chapterTitle, section, target }: SectionActionsProps) {
  const { type, neighbours, print } = useLawContext()
  const { copy } = useNotice()
  const copyCitation = useCopyCitation()
  const { title, number, id, slug, counts } = section
  const total = totalOf(counts)
  const name = shortNameOf(section, provisionOf(type, chapterTitle))
  const { previous, next } = neighbours.get(id) ?? {}
  // Of the paragraph that the address names, where there is one.
  const place = target?.paragraphId
  const ownPath = paths.sectionPage(type, slug)
  const path = ownPath + (place ? `#${place}` : '')
  const citedAs = (paragraph?: string | null) => ({
    citation: citeSection({ lawType: type, chapterTitle, number, title, paragraph }),
    nature: natureOf(section),
  })
  return (
    <div className="section-actions">
      <button type="button" onClick={() => copy(window.location.origin + path, 'Link copied to clipboard!')}>
        Copy link{srOnly(` to ${name}`)}
      </button>
      <button type="button" onClick={() => copyCitation(citedAs(target?.paragraph), path)}>
        Copy citation{srOnly(` of ${name}`)}
      </button>
      {total > 0 && <CitedBy total={total} counts={counts} sectionId={id} title={name} paragraph={target?.path} />}
      <MoreActions name={name}>
        <button type="button" onClick={() => void print(id, { ...citedAs(), path: ownPath })}>
          Print{srOnly(` ${name}`)}
        </button>
        {/* Followed by the text around it (useFollowLinks), as are those below: a law has hundreds of them. */}
        <a href={ownPath}>Own page{srOnly(` of ${name}`)}</a>
        <PackButton items={[ownPath.slice(1)]} title={name} />
        {/* in the gloss, past the line between text and margin */}
        <span className="ms-auto flex gap-6">
          <ReportLink path={path} name={name} />
          {previous && <a href={`#${previous.id}`}>Previous{srOnly(` section: ${previous.title}`)}</a>}
          {next && <a href={`#${next.id}`}>Next{srOnly(` section: ${next.title}`)}</a>}
        </span>
      </MoreActions>
    </div>
  )
}

const ParagraphNotice = optional(async () => (await import('./paragraph-notice')).ParagraphNotice)

const CitingSources = lazy(async () => ({ default: (await import('./citing-sources')).CitingSources }))

/** The texts that cite a section, behind a button that says how many. */
function CitedBy({ title, total, ...listed }: CitingSourcesProps & { title: string; total: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        Cited by <b className="law-ref">{formatCount(total)}</b>
        {srOnly(`: ${title}`)}
        <span className="chevron" />
      </button>
      {isOpen && (
        <div id={listId} className="order-last basis-full">
          <Contained what="This list">
            <Suspense fallback={<p>Loading…</p>}>
              <CitingSources {...listed} />
            </Suspense>
          </Contained>
        </div>
      )}
    </>
  )
}
