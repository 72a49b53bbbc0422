import { localDataFolder } from '../../supabase/local/data-folder.ts'
import { readAddress } from '../../supabase/local/data-folder-address.ts'
import { FolderInUseError } from '../../supabase/local/data-folder-lock.ts'
import { parseBackendSettings } from '../lib/backend-settings.ts'

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
    await knock(named.url)
    return { close: async () => {} }
  }
  return openEmbedded(localDataFolder())
}

async function openEmbedded(dataDir: string): Promise<OpenedBackend> {
  const { startEmbeddedSupabase } = await import('../../supabase/local/embedded-supabase.ts')
  try {
    const { url, close } = await startEmbeddedSupabase({ dataDir })
    process.env.EMBEDDED_SUPABASE_URL = url
    return { close }
  } catch (error) {
    const running = readAddress(dataDir)
    if (!running || !(error instanceof FolderInUseError)) throw error
    await knock(running)
    process.env.EMBEDDED_SUPABASE_URL = running
    return { close: async () => {} }
  }
}

/** Throws one sentence when nothing answers at an address; which answer it is, the first read decides. */
async function knock(url: string): Promise<void> {
  try {
    await fetch(`${url}/rest/v1/`, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) })
  } catch (error) {
    throw new Error(`The backend at ${url} does not answer: the site was not built, and the last build stays.`, {
      cause: error,
    })
  }
}
