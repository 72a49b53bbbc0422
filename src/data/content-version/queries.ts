import * as v from 'valibot'
import { backend } from '@/data/backend'
import { backendFetch } from '@/data/backend-fetch'
import { AppError } from '@/data/errors'

const ROWS = v.tuple([v.object({ version: v.number() })])

/**
 * A number that grows with every change of what readers are shown (FIND-6). Asked without the client, whose code a page that
 * is up to date need not load. Throws AppError for an answer that is none, and what fetch throws where nothing answers.
 */
export async function readContentVersion(): Promise<number> {
  const { url, anonKey } = backend()
  const response = await backendFetch(`${url}/rest/v1/content_version?select=version`, { headers: { apikey: anonKey } })
  const rows: unknown = response.ok && (await response.json())
  if (!v.is(ROWS, rows)) throw new AppError('server')
  return rows[0].version
}
