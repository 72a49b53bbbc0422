import { type RefObject, useMemo, useRef } from 'react'
import { HtmlContent } from '@/components/content/html-content'
import { ReferencePreview } from '@/components/content/reference-preview'
import type { ContextRow, SectionPage } from '@/data/sections/queries'
import type { Reference } from '@/lib/references'

type SectionProseProps = { section: SectionPage; context: ContextRow[] }

/** The text of a section; its references lead to the pages of the sections they mean. */
export function SectionProse({ section, context }: SectionProseProps) {
  const text: RefObject<HTMLDivElement | null> = useRef(null)
  const resolveReference = useMemo(() => {
    const addresses = new Map(context.map(({ reference, url }) => [reference, url]))
    return (reference: Reference) => addresses.get(wordsOf(reference)) ?? null
  }, [context])
  const describe = (link: HTMLAnchorElement) => {
    const cited = context.find(({ relation, url }) => relation === 'cites' && url === link.getAttribute('href'))
    return cited && { title: cited.title, beginning: cited.beginning ?? '' }
  }
  return (
    <ReferencePreview describe={describe} text={text}>
      <article aria-label={section.title}>
        <HtmlContent
          isWholePage
          html={section.content}
          title={section.title}
          resolveReference={resolveReference}
          className="prose statute"
        />
      </article>
    </ReferencePreview>
  )
}

/** A reference in the words of private.provisions_cited(). */
const wordsOf = ({ kind, number, of }: Reference) =>
  `${kind} ${number}${of ? ` of the ${of.replace(/\s+/g, ' ')}` : ''}`
