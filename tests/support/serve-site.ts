import { preview } from 'vite'
import { openEmbeddedSupabase } from '../../supabase/local/embedded-supabase.ts'
import { seededDatabase } from './snapshots.ts'

// Serves the built site as `vite preview` does: `node tests/support/serve-site.ts <port> <data folder>`. The folder is begun
// from the copy of the seeded database where it holds none.
const [port, dataDir] = process.argv.slice(2)
const backend = await openEmbeddedSupabase({ dataDir, snapshot: await seededDatabase() })
await backend.close()
process.env.LOCAL_SUPABASE_DIR = dataDir
const { httpServer } = await preview({ preview: { port: Number(port), strictPort: true } })
// A connection that is closed for having been idle could be closed while the next request of a test is on its way.
if ('keepAliveTimeout' in httpServer) httpServer.keepAliveTimeout = 0
