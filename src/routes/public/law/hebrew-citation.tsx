import type { Citable } from '@/law/citation'
import { citeInHebrew } from '@/law/hebrew-citation'
import { useNotice } from '@/ui/states/notice'

/** Copies the citation of a provision as it stands in Hebrew documents (TRUE-3); nothing where it has none. */
export function HebrewCitation(cited: Citable) {
  const { copy } = useNotice()
  const citation = citeInHebrew(cited)
  if (!citation) return null
  return (
    <button type="button" onClick={() => copy(citation, `Citation copied: ${citation}`)}>
      Copy in Hebrew
    </button>
  )
}
