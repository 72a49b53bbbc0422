import { readContentVersion } from '@/data/content-version/queries'
import { AppError } from '@/data/errors'
import { setUncompared } from '@/lib/written-page'
import { loadStoredHtml } from '@/texts/use-stored-html'
import { queryClient } from './query-client'

/**
 * Asks, once a page written at build time is alive, whether what it shows has changed since; if so its data is fetched
 * again, and what has not changed stays as it is (FIND-6). Where nothing answers it is asked again when the line is back;
 * another failure is logged: the page is as good as before.
 * @param written the version of the content that the page was written from
 */
export async function bringUpToDate(written: number): Promise<void> {
  // Before the question: what is read from now on is newer than the page.
  const shown = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined })
  try {
    const version = await readContentVersion()
    setUncompared(false)
    if (version <= written) return
    await loadStoredHtml()
    await Promise.all(shown.map((query) => query.fetch()))
  } catch (error) {
    console.error('The page could not be compared with the content', error)
    if (error instanceof AppError) return
    setUncompared(true)
    window.addEventListener('online', () => void bringUpToDate(written), { once: true })
  }
}
