import { backend } from '@/data/backend'
import { backendFetch } from '@/data/backend-fetch'
import { AppError } from '@/data/errors'
import { fieldsOf } from '@/lib/fields-of'

/**
 * A number that grows with every change of what readers are shown (FIND-6). Asked without the client, whose code a page that
 * is up to date need not load. Throws AppError for an answer that is none, and what fetch throws where nothing answers.
 */
export async function readContentVersion(): Promise<number> {
  const { url, anonKey } = backend()
  const response = await backendFetch(`${url}/rest/v1/content_version?select=version`, { headers: { apikey: anonKey } })
  const [row]: unknown[] = response.ok ? Object.values(fieldsOf(await response.json())) : []
  const { version } = fieldsOf(row)
  if (typeof version !== 'number') throw new AppError('server')
  return version
}
