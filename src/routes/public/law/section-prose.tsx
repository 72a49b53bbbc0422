import { useCallback, useMemo, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { SectionPage } from '@/data/sections/queries'
import { type FoundPlace, markedSection } from '@/law/section-target'
import type { LawType } from '@/names/kinds'
import { provisionOf } from '@/names/provisions'
import { HtmlContent } from '@/texts/html-content'
import { ReferencePreview } from '@/texts/reference-preview'
import { TITLE_ID } from '@/ui/page-heading'
import { ParagraphNotice } from './paragraph-notice'
import { focusOn, land } from './scroll-to-place'

type SectionProseProps = {
  type: LawType
  section: SectionPage
  /** What the address names in the section; "lost" when it names another. */
  target: FoundPlace | 'lost' | null
}

/** The text of a section, with the paragraph marked that the address names (READ-5). */
export function SectionProse({ type, section, target }: SectionProseProps) {
  const { key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  /** The visit, and the paragraph that the reader was brought to: a newer text must not bring them back to it. */
  const shown = useRef<{ key: string; paragraph: HTMLElement } | null>(null)
  const provision = provisionOf(type, section.chapters.title)
  const marked = useMemo(() => markedSection(section, provision), [section, provision])
  const arrive = useCallback(
    (paragraph: HTMLElement) => {
      const former = shown.current
      shown.current = { key, paragraph }
      if (former?.key === key && former.paragraph.id === paragraph.id) {
        const wentWithText = !former.paragraph.isConnected && document.activeElement === document.body
        if (wentWithText) focusOn(paragraph)
        return
      }
      // Where the browser has brought the reader to a place, it is the right one.
      if (!isReturn || window.scrollY === 0) land(paragraph)
    },
    [key, isReturn],
  )
  return (
    <ReferencePreview>
      <article aria-labelledby={TITLE_ID}>
        <ParagraphNotice target={target} of={`${provision} ${section.number}`} />
        <HtmlContent
          headings={2}
          text={section.content}
          title={section.title}
          section={marked}
          target={target === 'lost' ? null : target?.paragraphId}
          onTarget={arrive}
          className="prose statute"
        />
      </article>
    </ReferencePreview>
  )
}
