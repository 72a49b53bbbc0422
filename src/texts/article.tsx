import { type ReactNode, useId } from 'react'
import { Day } from '@/ui/content/day'
import { withHebrew } from '@/ui/content/with-hebrew'
import { TITLE_ID } from '@/ui/page-heading'
import { HtmlContent } from './html-content'
import { type HtmlText, markupOf } from './html-text'
import { ReferencePreview } from './reference-preview'

type InShortProps = { summary: string; checkedOn?: string | null | undefined }

/**
 * What an item says in short, before its text: a summary of ours, also of a ruling, whose holding the list has; and when the
 * text was last compared with its sources, where that is known.
 */
export function InShort({ summary, checkedOn }: InShortProps) {
  const markId = useId()
  return (
    <section aria-labelledby={markId} className="summary-box">
      <h2 id={markId}>In short</h2>
      <p dir="auto" className="whitespace-pre-line">
        {withHebrew(summary)}
      </p>
      {checkedOn && (
        <p className="as-of">
          Checked <Day date={checkedOn} />
        </p>
      )}
    </section>
  )
}

type ArticleProps = {
  title: string
  text: HtmlText
  /** Whether its paragraphs are counted in the margin. */
  isNumbered?: boolean
  /** What follows the text, in its column. */
  children?: ReactNode
  /** Where to read on: in the gloss beside the text, below it on narrow screens. */
  gloss?: ReactNode
}

/** The text of a ruling, decision or news post, and what belongs to it. */
export function Article({ title, text, isNumbered = false, children, gloss }: ArticleProps) {
  return (
    <article aria-labelledby={TITLE_ID} className="item">
      <div className="min-w-0 space-y-8">
        {markupOf(text) && (
          <ReferencePreview>
            <h2 className="sr-only">Details</h2>
            <HtmlContent text={text} title={title} className={`item-text prose ${isNumbered ? 'numbered' : ''}`} />
          </ReferencePreview>
        )}
        {children}
      </div>
      <div className="max-wide:mt-9 space-y-6 max-wide:empty:hidden">{gloss}</div>
    </article>
  )
}

/** When an item was last changed, or else created (DEC-2, NEWS-2). */
export function LastUpdated({ updatedAt, createdAt }: { updatedAt: string | null; createdAt: string }) {
  return (
    <p className="break-before-avoid border-line border-t pt-3 text-muted text-sm">
      Last updated <Day date={updatedAt ?? createdAt} />
    </p>
  )
}
