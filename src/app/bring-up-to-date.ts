import { readContentVersion } from '@/data/content-version/queries'
import { loadStoredHtml } from '@/hooks/use-stored-html'
import { fieldsOf } from '@/lib/fields-of'
import { queryClient } from './query-client'

/**
 * Asks, once a page written at build time is alive, whether what it shows has changed since; if so its data is fetched
 * again, and what has not changed stays as it is (FIND-6). A failure is logged: the page is as good as before.
 * @param written the version of the content that the page was written from
 */
export async function bringUpToDate(written: number): Promise<void> {
  try {
    const version = await readContentVersion()
    if (version <= written || version <= (await versionOfBuild())) return
    await loadStoredHtml()
    const shown = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined })
    await Promise.all(shown.map((query) => query.fetch()))
  } catch (error) {
    console.error('The page could not be compared with the content', error)
  }
}

/** A build leaves pages as they are that show nothing of what has changed: those are as new as the build. */
async function versionOfBuild(): Promise<number> {
  const response = await fetch('/build.json', { cache: 'no-cache' })
  return response.ok ? Number(fieldsOf(await response.json()).version) : 0
}
