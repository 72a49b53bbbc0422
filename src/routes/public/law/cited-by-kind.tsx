import { type CitationCounts, SOURCE_TYPES, type SourceType } from '@/data/citations/queries'
import { CONTENT } from '@/lib/content-kinds'

const WORDS: Record<SourceType, [one: string, many: string]> = {
  ruling: ['ruling', 'rulings'],
  decision: ['decision', 'decisions'],
  faq: [CONTENT.faq.one, CONTENT.faq.many],
  news: ['news post', 'news posts'],
}

/** How many texts cite a section in all. */
export const totalOf = (counts: CitationCounts): number =>
  SOURCE_TYPES.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0)

/** In the gloss: "Cited by 2 rulings, 1 decision, 4 FAQs". Its place is kept while the numbers are on their way. */
export function CitedByKind({ counts }: { counts: CitationCounts }) {
  const parts = SOURCE_TYPES.flatMap((kind) => {
    const count = counts[kind]
    return count ? [`${count} ${WORDS[kind][count === 1 ? 0 : 1]}`] : []
  })
  return (
    <p className="cited-by-kind">
      {parts.length > 0 && (
        <>
          <b>Cited by</b>
          {` ${parts.join(', ')}`}
        </>
      )}
    </p>
  )
}
