import type { IncomingMessage } from 'node:http'
import { preview } from 'vite'
import { listen, openEmbeddedSupabase } from '../../supabase/local/embedded-supabase.ts'
import { keepRows } from './kept-rows.ts'
import { seededDatabase } from './snapshots.ts'

// Serves the built site as `vite preview` does: `node tests/support/serve-site.ts <port> <data folder>`. The folder is begun
// from the copy of the seeded database where it holds none. A POST to the next port brings its rows back as they were, a
// PUT moves the day of Israel to its path, until the next POST: /2027-01-01.
const [port, dataDir] = process.argv.slice(2)
const begun = await openEmbeddedSupabase({ dataDir, snapshot: await seededDatabase() })
await begun.close()
process.env.LOCAL_SUPABASE_DIR = dataDir
const { httpServer } = await preview({ preview: { port: Number(port), strictPort: true } })
// A connection that is closed for having been idle could be closed while the next request of a test is on its way.
if ('keepAliveTimeout' in httpServer) httpServer.keepAliveTimeout = 0
// Packed anew for each test, answers would cost more than they save; how they are packed is tried without a browser.
httpServer.prependListener('request', ({ headers }: IncomingMessage) => delete headers['accept-encoding'])

const backend = await globalThis.openEmbeddedSupabase
if (!backend) throw new Error('The preview has opened no backend.')
const bringBack = await backend.exclusive(() => keepRows(backend.db))
await listen(async (request, response) => {
  const day = request.method === 'PUT' ? request.url?.slice(1) : ''
  await backend.exclusive(() => backend.db.query(`select set_config('private.today', $1, false)`, [day]))
  if (request.method === 'POST') await backend.exclusive(bringBack)
  response.writeHead(204).end()
}, Number(port) + 1)
