import type { ReactNode } from 'react'
import { CopyCitationButton } from '@/components/content/copy-citation-button'
import { MetaLine } from '@/components/content/meta-line'
import { PdfLink } from '@/components/content/pdf-link'
import { ShareButton } from '@/components/content/share-button'

type ItemHeadProps = {
  /** What it is about, where the heading is no more than a number. */
  subject?: string
  date: string
  /** Whose text it is, or of which kind. */
  source: ReactNode
  /** Of which field of law, where that is said. */
  field?: string
  pdf?: { url: string | null; title: string }
  /** How it is cited. */
  citation: string
}

/** Below the heading of an item's page: day and source, and what can be done with it. */
export function ItemHead({ subject, date, source, field, pdf, citation }: ItemHeadProps) {
  return (
    <>
      {subject && (
        <p dir="auto" className="mb-3 font-serif text-ink text-xl">
          {subject}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <MetaLine date={date} more={field && `Field: ${field}`}>
          {source}
        </MetaLine>
        <div className="-ms-4 flex flex-wrap items-center text-base print:hidden">
          {pdf?.url && (
            <span className="px-4">
              <PdfLink {...pdf} />
            </span>
          )}
          <ShareButton />
          <CopyCitationButton citation={citation} />
        </div>
      </div>
    </>
  )
}
