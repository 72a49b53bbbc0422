import { localDataFolder, readAddress } from '../../../supabase/local/data-folder.ts'
import { FolderInUseError } from '../../../supabase/local/data-folder-lock.ts'
import { LOCAL_PUBLISHABLE_KEY } from '../../../supabase/local/local-keys.ts'
import { parseBackendSettings } from '../../lib/backend-settings.ts'
import { askAgain } from './ask-again.ts'

type OpenedBackend = { close: () => Promise<void> }

/** How long a server may take to say that it is there, in milliseconds. */
const PATIENCE = 10_000

/**
 * Makes the backend ready that the build reads: the one that the settings name, or the embedded one, through a running
 * `npm run dev` where that has it open. Throws one sentence when none answers.
 */
export async function openBackend(settings: Record<string, string>): Promise<OpenedBackend> {
  const named = parseBackendSettings(settings)
  if (named) {
    await knock(named.url, named.anonKey)
    return { close: async () => {} }
  }
  return openEmbedded(localDataFolder())
}

async function openEmbedded(dataDir: string): Promise<OpenedBackend> {
  const { startEmbeddedSupabase } = await import('../../../supabase/local/embedded-supabase.ts')
  try {
    const { url, close } = await startEmbeddedSupabase({ dataDir })
    process.env.EMBEDDED_SUPABASE_URL = url
    return { close }
  } catch (error) {
    const running = readAddress(dataDir)
    if (!running || !(error instanceof FolderInUseError)) throw error
    await knock(running, LOCAL_PUBLISHABLE_KEY)
    process.env.EMBEDDED_SUPABASE_URL = running
    return { close: async () => {} }
  }
}

/** Throws one sentence when nothing answers at an address, or what answers is not the site's backend. */
async function knock(url: string, anonKey: string): Promise<void> {
  const answer = await askAgain(() => ask(url, anonKey)).catch((error: unknown) => {
    throw new Error(`The backend at ${url} does not answer.`, { cause: error })
  })
  const isContent = answer.ok && answer.headers.get('content-type')?.includes('json')
  // What a gateway says in a bad moment is left to the reads, which try again.
  if (isContent || answer.status >= 500) return
  throw new Error(
    `What answers at ${url} (status ${answer.status}) does not give the site's content. Is it the project's URL, does the key belong to it, and are the migrations in it?`,
  )
}

const ask = (url: string, anonKey: string) =>
  fetch(`${url}/rest/v1/content_version?select=version`, {
    headers: { apikey: anonKey },
    signal: AbortSignal.timeout(PATIENCE),
  })
