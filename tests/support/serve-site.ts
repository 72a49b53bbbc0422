import { createStaticHost } from '../../src/site/hosting/static-host.ts'
import { type Backend, listen } from '../../supabase/local/backend.ts'
import type { Middleware } from '../../supabase/local/http-handler.ts'
import { LOCAL_PUBLISHABLE_KEY } from '../../supabase/local/local-keys.ts'
import { LOCAL_STAFF } from '../../supabase/local/local-staff.ts'
import { keepRows } from './kept-rows.ts'
import { openTestBackend } from './test-backend.ts'

// Serves the built site as a static host does, on a backend of its own with the seed's rows: `node tests/support/serve-site.ts
// <port>`. A POST to the next port brings its rows back as they were, a PUT moves the day of Israel to its path (/2027-01-01),
// or sends mail by the server in it (/smtp://127.0.0.1:2525), until the next POST. A GET is answered with a session of the
// local member of staff, which is among those rows.
const port = Number(process.argv[2])
const site = () => `http://localhost:${port}`
// One session, so that the day that is set in it holds for every request.
const backend = await openTestBackend({ isOneSession: true, site })
const { session, exclusive } = backend
process.once('SIGTERM', () => void backend.close().then(() => process.exit()))

const host = createStaticHost('dist')
const serveSite: Middleware = (request, response) => {
  // Packed anew for each test, answers would cost more than they save; how they are packed is tried without a browser.
  delete request.headers['accept-encoding']
  backend.middleware(request, response, () => host(request, response))
}
await listen(serveSite, port, 'localhost')

const signedIn = await signIn(backend)
const bringBack = await exclusive(() => keepRows(session))
await listen(async (request, response) => {
  if (request.method === 'GET') return response.end(signedIn)
  const wanted = request.method === 'PUT' ? (request.url?.slice(1) ?? '') : ''
  if (wanted.startsWith('smtp:')) {
    backend.mail?.sendBy(wanted)
    // By its first look for mail the sender tells the database that there is one.
    await backend.mail?.send()
  } else await exclusive(() => session.query(`select set_config('private.today', $1, false)`, [wanted]))
  if (!wanted) {
    backend.mail?.sendBy()
    backend.limits.forget()
    await exclusive(bringBack)
  }
  response.writeHead(204).end()
}, port + 1)

async function signIn({ fetch }: Backend): Promise<string> {
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
