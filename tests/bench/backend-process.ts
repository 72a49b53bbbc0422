import { startEmbeddedSupabase } from '../../supabase/local/embedded-supabase.ts'
import { generatedLaw } from './generated-law.ts'

/**
 * The embedded backend in memory, in a process of its own, so that the database does not hold up the static files.
 * Tells its parent its address; a message with a number replaces the law by so many generated sections.
 */
const backend = await startEmbeddedSupabase({ root: process.cwd(), staffAccount: false })
process.on('message', async (sections: number) => {
  await backend.script(generatedLaw(sections))
  process.send?.('replaced')
})
// the parent is gone: nothing here is worth keeping
process.on('disconnect', () => process.exit())
process.send?.({ url: backend.url, key: backend.publishableKey })
