import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { localDataFolder, noteAddress } from './data-folder.ts'
import type { EmbeddedSupabase } from './embedded-supabase.ts'
import { isServicePath } from './service-paths.ts'

export interface EmbeddedSupabasePluginOptions {
  /** The address of another Supabase (VITE_SUPABASE_URL), with which the plugin does nothing. */
  url?: string
  /** The data folder (default: LOCAL_SUPABASE_DIR, or `.supabase-local`). */
  dataDir?: string
}

/** Vite's own list, which a list in the settings replaces (vite.dev/config/server-options, fs.deny). */
const DENIED_BY_VITE = ['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**']

/**
 * Serves a whole Supabase on the dev or preview server's address. Requests wait while the database opens; if that fails
 * (folder in use, failed migration), the process ends with one sentence and exit code 1.
 */
export function embeddedSupabase(options: EmbeddedSupabasePluginOptions = {}): Plugin {
  const name = 'embedded-supabase'
  if (options.url) return { name }
  const dataDir = options.dataDir ?? localDataFolder()
  const serve = (server: ViteDevServer | PreviewServer) => mount(server, dataDir)
  return {
    name,
    config: (config) => {
      const folder = path.resolve(config.root ?? process.cwd(), dataDir).replaceAll(path.sep, '/')
      const inside = `${folder.replace(/[$()*+?[\]{|}!@\\]/g, '\\$&')}/**`
      // `ignored`: every write to the database would reload the page. `deny`: the key that signs sessions is in there.
      return { server: { watch: { ignored: [inside] }, fs: { deny: [...DENIED_BY_VITE, inside] } } }
    },
    configureServer: serve,
    configurePreviewServer: serve,
  }
}

function mount(server: ViteDevServer | PreviewServer, dataDir: string): void {
  const opening = reopen(server, dataDir)
  opening.catch((error: unknown) => {
    server.config.logger.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  })
  // The page and its scripts are served while the database opens; only the services' paths wait for it.
  server.middlewares.use((request, response, next) => {
    if (!isServicePath(request.url)) return next()
    opening.then((backend) => backend.middleware(request, response, next), next)
  })
  const { httpServer } = server
  const note = () => {
    const address = addressOf(server)
    if (address) noteAddress(dataDir, address)
  }
  // A build that finds the folder in use reads through this server.
  opening.then(
    () => (httpServer?.listening ? note() : httpServer?.once('listening', note)),
    () => {},
  )
  httpServer?.once('close', () => void opening.then((backend) => backend.close()))
}

function addressOf({ httpServer }: ViteDevServer | PreviewServer): string | undefined {
  const address = httpServer?.address()
  return typeof address === 'object' && address ? `http://localhost:${address.port}` : undefined
}

declare global {
  /** The backend open in this process; it outlives this module, which Vite loads anew on a restart. */
  var openEmbeddedSupabase: Promise<EmbeddedSupabase | undefined> | undefined
}

/** On a restart of Vite the new server starts before the old one ends, so the old backend is closed first. */
async function reopen(server: ViteDevServer | PreviewServer, dataDir: string): Promise<EmbeddedSupabase> {
  const before = globalThis.openEmbeddedSupabase
  const opening = (async () => {
    await (await before)?.close()
    return openBackend(server, dataDir)
  })()
  globalThis.openEmbeddedSupabase = opening.catch(() => undefined)
  return opening
}

async function openBackend(server: ViteDevServer | PreviewServer, dataDir: string): Promise<EmbeddedSupabase> {
  const { root, logger } = server.config
  // Loaded by Node itself and only here: bundled with vite.config.ts it would slow down every build.
  const file = pathToFileURL(path.join(root, 'supabase/local/embedded-supabase.ts')).href
  const { openEmbeddedSupabase }: typeof import('./embedded-supabase.ts') = await import(/* @vite-ignore */ file)
  const log = (message: string) => logger.info(`  [supabase] ${message}`)
  const site = () => addressOf(server) ?? 'http://localhost'
  const backend = await openEmbeddedSupabase({ root, dataDir, log, site })
  logger.info(`  [supabase] embedded, data in ${path.resolve(root, dataDir)}; mail in /__mail`)
  return backend
}
