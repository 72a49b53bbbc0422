import { preview } from 'vite'
import { openEmbeddedSupabase } from '../../supabase/local/embedded-supabase.ts'
import { seededDatabase } from './snapshots.ts'

// Serves the built site as `vite preview` does: `node tests/support/serve-site.ts <port> <data folder>`. The folder is begun
// from the copy of the seeded database where it holds none.
const [port, dataDir] = process.argv.slice(2)
const backend = await openEmbeddedSupabase({ dataDir, snapshot: await seededDatabase() })
await backend.close()
process.env.LOCAL_SUPABASE_DIR = dataDir
await preview({ preview: { port: Number(port), strictPort: true } })
