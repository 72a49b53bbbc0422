import type { IncomingMessage } from 'node:http'
import { preview } from 'vite'
import { type EmbeddedSupabase, listen, openEmbeddedSupabase } from '../../supabase/local/embedded-supabase.ts'
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/local-keys.ts'
import { LOCAL_STAFF } from '../../supabase/local/local-staff.ts'
import { keepRows } from './kept-rows.ts'
import { seededDatabase } from './snapshots.ts'

// Serves the built site as `vite preview` does: `node tests/support/serve-site.ts <port> <data folder>`. The folder is begun
// from the copy of the seeded database where it holds none. A POST to the next port brings its rows back as they were, a
// PUT moves the day of Israel to its path (/2027-01-01), or sends mail by the server in it (/smtp://127.0.0.1:2525), until
// the next POST. A GET is answered with a session of the local member of staff, which is among those rows.
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
const session = await signIn(backend)
const bringBack = await backend.exclusive(() => keepRows(backend.db))
await listen(async (request, response) => {
  if (request.method === 'GET') return response.end(session)
  const wanted = request.method === 'PUT' ? (request.url?.slice(1) ?? '') : ''
  if (wanted.startsWith('smtp:')) {
    backend.mail?.sendBy(wanted)
    // By its first look for mail the sender tells the database that there is one.
    await backend.mail?.send()
  } else await backend.exclusive(() => backend.db.query(`select set_config('private.today', $1, false)`, [wanted]))
  if (!wanted) {
    backend.mail?.sendBy()
    backend.limits.forget()
    await backend.exclusive(bringBack)
  }
  response.writeHead(204).end()
}, Number(port) + 1)

async function signIn({ fetch }: EmbeddedSupabase): Promise<string> {
  const answer = await fetch(
    new Request('http://localhost/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ email: LOCAL_STAFF.email, password: LOCAL_STAFF.password }),
    }),
  )
  if (!answer.ok) throw new Error(await answer.text())
  return answer.text()
}
