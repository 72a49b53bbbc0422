import { type Cited, citedText, whereRead } from '@/law/citation'
import { todayInIsrael } from '@/lib/dates'
import { SITE_URL } from '@/lib/site'
import { useNotice } from '@/ui/states/notice'

/** Copies a citation that can be filed, of what is at a path of this site, and says what was copied (TRUE-3). */
export function useCopyCitation() {
  const { copy } = useNotice()
  return (cited: Cited, path: string) => {
    const citation = `${citedText(cited)} ${whereRead((SITE_URL || window.location.origin) + path, todayInIsrael())}`
    return copy(citation, `Citation copied: ${citation}`)
  }
}
