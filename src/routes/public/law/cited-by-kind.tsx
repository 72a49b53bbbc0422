import type { CitationCounts } from '@/data/citations/queries'
import { KINDS, SOURCE_TYPES } from '@/names/kinds'

/** How many texts cite a section in all. */
export const totalOf = (counts: CitationCounts): number =>
  SOURCE_TYPES.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0)

/** In the gloss: "Cited by 2 rulings, 1 decision, 4 FAQs". Its place is kept while the numbers are on their way. */
export function CitedByKind({ counts }: { counts: CitationCounts }) {
  const parts = SOURCE_TYPES.flatMap((kind) => {
    const count = counts[kind]
    return count ? [`${count} ${KINDS[kind].nouns[count === 1 ? 0 : 1]}`] : []
  })
  return (
    <p className="min-h-10 max-beside:hidden">
      {parts.length > 0 && (
        <>
          <b>Cited by</b>
          {` ${parts.join(', ')}`}
        </>
      )}
    </p>
  )
}
