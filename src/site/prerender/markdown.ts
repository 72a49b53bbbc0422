import { markdownOf } from '@/kinds/open-data/markdown'
import type { PageMetadata } from '@/lib/page-metadata'
import { dataPaths } from '@/names/data-paths'
import { paths } from '@/names/paths'
import type { SiteFile } from './site-file'

/** Pages that hold nothing but what is asked of them, or what is kept on a device. */
const WITHOUT_TEXT: readonly string[] = [paths.searchForm, paths.pack, paths.offline]

/** Whether a page is there as Markdown too. @param note what the page says of itself */
export const hasMarkdown = (path: string, note: PageMetadata): boolean =>
  !note.isUnlisted && !WITHOUT_TEXT.includes(path)

/**
 * The file that holds a page as Markdown (BULK-4), made of its own HTML: what its main part says, and after its title the notice,
 * its address and what it is cited by. Navigation, controls and the notes of margins are left out.
 * @param path the page's address; links lead to pages of HTML
 * @param title the page's name
 * @param body the page as it is rendered
 */
export function writeMarkdown(path: string, title: string, body: string): SiteFile {
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
  return { name: dataPaths.markdown(path).slice(1), content: markdownOf(path, title, main) }
}
