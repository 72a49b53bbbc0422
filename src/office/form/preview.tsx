import type { ReactNode } from 'react'
import { todayInIsrael } from '@/lib/dates'
import type { FieldValues } from '@/lib/faults'
import { textOf } from '@/office/manager'
import { Article, InShort } from '@/texts/article'
import { asStored } from '@/texts/html-text'
import { MetaLine } from '@/ui/content/meta-line'

type ItemPreviewProps = {
  values: FieldValues
  /** Whose text it is, or of which kind: the court, the authority, the category. */
  source: string
  /** The text, where it is not the content as it stands. */
  html?: string
  before?: ReactNode
}

/** A ruling, decision or news post as its page will show it. */
export function ItemPreview({ values, source, html = textOf(values, 'content'), before }: ItemPreviewProps) {
  const title = textOf(values, 'title')
  return (
    <>
      <h3 dir="auto" className="page-title">
        {title || 'Without a title'}
      </h3>
      <MetaLine date={textOf(values, 'date') || todayInIsrael()} className="mt-3 mb-8">
        {source}
      </MetaLine>
      <div className="lede">
        <InShort summary={textOf(values, 'summary')} />
      </div>
      <Article title={title} text={asStored(html)}>
        {before}
      </Article>
    </>
  )
}
