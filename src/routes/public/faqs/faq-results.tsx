import { useMemo } from 'react'
import { withHebrew } from '@/ui/content/with-hebrew'
import type { FaqCategory } from '@/data/faqs/queries'
import { foldQuery } from '@/lib/text-match'
import { FaqList } from './faq-list'
import { searchFaqs } from './search-faqs'

/** What a search found in all categories (FAQ-2). */
export function FaqResults({ categories, query }: { categories: FaqCategory[]; query: string }) {
  const folded = foldQuery(query)
  const found = useMemo(() => searchFaqs(categories, folded), [categories, folded])
  return (
    <>
      <h2 className="sr-only">Questions found</h2>
      <div role="status" className="on-text mb-4">
        {found.length > 0 ? (
          <p className="text-muted">{found.length === 1 ? '1 question found' : `${found.length} questions found`}</p>
        ) : (
          <>
            <p className="lede">No FAQs found matching "{withHebrew(query)}"</p>
            <p className="mt-2 text-muted">Try using different keywords or check your spelling</p>
          </>
        )}
      </div>
      {found.length > 0 && <FaqList faqs={found} query={folded} />}
    </>
  )
}
