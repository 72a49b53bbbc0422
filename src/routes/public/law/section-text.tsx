import { memo, useCallback } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/app/paths'
import { Month } from '@/components/content/day'
import { HighlightedText } from '@/components/content/highlighted-text'
import { HtmlContent } from '@/components/content/html-content'
import { useNotice } from '@/components/states/notice'
import type { Section } from '@/data/chapters/queries'
import { citeSection } from '@/lib/citation'
import type { Reference } from '@/lib/references'
import { CitedBy } from './cited-by'
import { useLawContext } from './law-context'
import { RelatedRulings } from './related-rulings'

type SectionTextProps = {
  chapterTitle: string
  section: Section
  query: string
  isTarget: boolean
}

/** A section as it is read: title, text, related rulings, what cites it, and what to do with it (LAW-6, LAW-9). */
export const SectionText = memo(function SectionText(props: SectionTextProps) {
  const { chapterTitle, section, query, isTarget } = props
  const { index } = useLawContext()
  const resolveReference = useCallback(
    (reference: Reference) => {
      const id = index(reference, { sectionId: section.id, chapterTitle })
      return id && `#${id}`
    },
    [index, section.id, chapterTitle],
  )
  return (
    <article
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className={`-mx-3 max-w-[45rem] rounded-lg border-s-3 px-3 py-5 ${isTarget ? 'border-accent bg-target' : 'border-transparent'}`}
    >
      <h3 id={`${section.id}-title`} tabIndex={-1} dir="auto" className="font-serif text-xl leading-snug">
        <HighlightedText text={section.title} query={query} />
      </h3>
      <HtmlContent
        html={section.content}
        title={section.title}
        query={query}
        resolveReference={resolveReference}
        className="prose mt-3 max-w-text font-serif text-[1.075rem]"
      />
      <RelatedRulings rulings={section.related_rulings} />
      <SectionActions chapterTitle={chapterTitle} section={section} />
    </article>
  )
})

function SectionActions({ chapterTitle, section }: Pick<SectionTextProps, 'chapterTitle' | 'section'>) {
  const { type, neighbours } = useLawContext()
  const { copy } = useNotice()
  const { title, number, id, slug } = section
  const { previous, next } = neighbours.get(id) ?? {}
  const copyLink = () => copy(`${window.location.origin}/law/${type}#${id}`, 'Link copied to clipboard!')
  const copyCitation = () => {
    const citation = citeSection({ lawType: type, chapterTitle, number, title })
    void copy(citation, `Citation copied: ${citation}`)
  }
  return (
    <div className="mt-4 flex max-w-text flex-wrap items-center gap-x-5 gap-y-1 text-muted text-sm">
      <CitedBy sectionId={id} title={title}>
        <p>
          Last updated <Month date={section.date_updated} />
        </p>
      </CitedBy>
      <p className="flex gap-x-5 sm:ms-auto print:hidden">
        <button type="button" className="link py-1" onClick={copyLink}>
          Copy link<span className="sr-only"> to {title}</span>
        </button>
        <button type="button" className="link py-1" onClick={copyCitation}>
          Copy citation<span className="sr-only"> of {title}</span>
        </button>
        <Link to={paths.sectionPage(type, slug)} className="link py-1">
          Own page<span className="sr-only"> of {title}</span>
        </Link>
      </p>
      <p className="ms-auto flex gap-x-5 sm:ms-0 print:hidden">
        {previous && (
          <Link to={{ hash: previous.id }} className="link py-1">
            Previous<span className="sr-only"> section: {previous.title}</span>
          </Link>
        )}
        {next && (
          <Link to={{ hash: next.id }} className="link py-1">
            Next<span className="sr-only"> section: {next.title}</span>
          </Link>
        )}
      </p>
    </div>
  )
}
