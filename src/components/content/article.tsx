import type { ReactNode } from 'react'
import { Day } from './day'
import { HtmlContent } from './html-content'
import { Panel } from './panel'

type ArticleProps = {
  title: string
  summary: string
  /** The text itself, as stored. */
  html: string
  /** What to know before reading: beside the text on wide screens, above it on narrow ones. */
  before?: ReactNode
  /** Where to read on: beside the text on wide screens, below it on narrow ones. */
  after?: ReactNode
  /** Stands below the text: when it was last changed. */
  footer?: ReactNode
}

/** The body of a ruling, decision or news post: summary, text, and what stands beside them. */
export function Article({ title, summary, html, before, after, footer }: ArticleProps) {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,38rem)_17rem] lg:grid-rows-[auto_1fr] lg:gap-x-12 xl:grid-cols-[38rem_20rem] xl:gap-x-16">
      {before && <div className="lg:col-start-2 lg:row-start-1">{before}</div>}
      <article className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <Panel title="Summary" className="rounded-xl bg-surface p-5 sm:p-6">
          <p dir="auto" className="whitespace-pre-line text-lg">
            {summary}
          </p>
        </Panel>
        {html && (
          <div className="mt-8">
            <h2 className="sr-only">Details</h2>
            <HtmlContent html={html} title={title} />
          </div>
        )}
        {footer && <footer className="mt-10 border-line border-t pt-4 text-muted text-sm">{footer}</footer>}
      </article>
      {after && <div className={`lg:col-start-2 ${before ? 'lg:row-start-2' : 'lg:row-start-1'}`}>{after}</div>}
    </div>
  )
}

/** When an item was last changed, or else created (DEC-2, NEWS-2). */
export function LastUpdated({ updatedAt, createdAt }: { updatedAt: string | null; createdAt: string }) {
  return (
    <p>
      Last updated <Day date={updatedAt ?? createdAt} />
    </p>
  )
}
