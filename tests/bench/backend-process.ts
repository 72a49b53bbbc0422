import { startEmbeddedSupabase } from '../../supabase/local/embedded-supabase.ts'
import { generatedLaw } from './generated-law.ts'
import { loadLists } from './generated-lists.ts'

/**
 * The embedded backend in memory, in a process of its own, so that the database does not hold up the static files.
 * Tells its parent its address; a message says what it replaces: the law by so many generated sections, or the lists by
 * generated ones of so many rows.
 */
const backend = await startEmbeddedSupabase({ root: process.cwd(), staffAccount: false })
process.on('message', async ({ sections, rows }: { sections?: number; rows?: number }) => {
  if (sections) await backend.script(generatedLaw(sections))
  if (rows) {
    await backend.script('delete from public.rulings; delete from public.tax_decisions; delete from public.news;')
    await loadLists(backend, rows)
  }
  process.send?.('replaced')
})
// the parent is gone: nothing here is worth keeping
process.on('disconnect', () => process.exit())
process.send?.({ url: backend.url, key: backend.publishableKey })
