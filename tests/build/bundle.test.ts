import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from '../../supabase/local/local-keys.ts'
import { LOCAL_STAFF } from '../../supabase/local/local-staff.ts'
import {
  buildSite,
  type Chunks,
  chunkOf,
  listFiles,
  modulesOf,
  ROOT,
  reachable,
  weigh,
  withStaticImports,
} from './bundle.ts'

/** Brotli, in bytes; what a first visit may load (FAST-4), with every font that any page can need. */
const BUDGET = { scripts: 120_000, styles: 14_200, fonts: 55_000 }

const ENTRY = 'index.html'
/** Where a visit can begin, but for a pack of chosen texts, which are not written at build time. */
const FIRST_PAGES = [
  'home/home-page',
  'law/law-page',
  'law/section-page',
  'rulings/rulings-page',
  'rulings/ruling-page',
  'decisions/decisions-page',
  'decisions/decision-page',
  'news/news-page',
  'news/news-post-page',
  'faqs/faqs-page',
  'contact/contact-page',
  'search/search-page',
  'legal/privacy-page',
]

let folder: string
let chunks: Chunks
const file = (name: string) => path.join(folder, name)
/** Every file as text; a byte is a character, so that nothing hides in what is no UTF-8. */
const texts = () => listFiles(folder).map((name) => ({ name, text: readFileSync(file(name), 'latin1') }))

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'bundle-'))
  // as without any .env.local
  vi.stubEnv('VITE_SUPABASE_URL', '')
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', '')
  vi.stubEnv('NODE_ENV', 'production')
  chunks = await buildSite(folder)
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const ADMIN = /^src\/routes\/admin\//

/** Whether a chunk is where a page of the admin tree begins. */
const isAdminPage = ({ facadeModuleId }: { facadeModuleId: string | null }) =>
  ADMIN.test(path.relative(ROOT, facadeModuleId ?? ''))

/** All that a visitor's browser can come to load: from the entry, through every page but those of the admin tree. */
const visitorsChunks = () => reachable(chunks, [chunkOf(chunks, ENTRY)], isAdminPage)

const visitorsModules = () =>
  visitorsChunks().flatMap((chunk) => modulesOf(chunk).map((name) => `${chunk.fileName}: ${name}`))

describe('AUTH-6 what a visitor can load', () => {
  it('holds every public page, so the walk leaves nothing out', () => {
    const names = visitorsModules().join('\n')
    for (const page of [
      'home/home-page',
      'law/law-page',
      'rulings/ruling-page',
      'news/news-post-page',
      'faqs/faqs-page',
    ]) {
      expect(names).toContain(`src/routes/public/${page}.tsx`)
    }
    expect(names).toContain('node_modules/@supabase/postgrest-js/')
  })

  it.each([
    ['the admin tree', ADMIN],
    ["the staff's data layer", /^src\/data\/(staff-client|session\/|.*\/staff)/],
    ['the whole Supabase client', /@supabase\/(supabase-js|auth-js|gotrue-js|storage-js|realtime-js|functions-js)\//],
    ['the editor', /@tiptap\/|prosemirror-/],
    ['the form library of the admin tree', /node_modules\/(react-hook-form|@hookform|papaparse)\//],
  ])('holds nothing of %s', (_, forbidden) => {
    expect(visitorsModules().filter((line) => forbidden.test(line.replace(/^\S+ /, '')))).toEqual([])
  })

  it('leads into the admin tree by the table of its addresses alone', () => {
    const isAdmin = (name: string) => {
      const chunk = chunks.get(name)
      return chunk !== undefined && isAdminPage(chunk)
    }
    const leading = visitorsChunks().filter(({ dynamicImports }) => dynamicImports.some(isAdmin))
    expect(leading.filter((chunk) => !modulesOf(chunk).includes('src/app/staff-routes.tsx'))).toEqual([])
  })

  it('holds no code of sign-in, storage or live channels under another name', () => {
    const traces = /\/auth\/v1|\/storage\/v1|\/realtime\/v1|grant_type=|ProseMirror/
    expect(
      visitorsChunks()
        .filter(({ code }) => traces.test(code))
        .map(({ fileName }) => fileName),
    ).toEqual([])
  })

  it('is preloaded by index.html only where the entry needs it', () => {
    const html = readFileSync(file('index.html'), 'utf8')
    const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, name]) => name)
    const needed = withStaticImports(chunks, [chunkOf(chunks, ENTRY)]).map(({ fileName }) => fileName)
    expect(needed).toEqual(expect.arrayContaining(named))
    expect(named.length).toBeGreaterThan(0)
  })
})

describe('SEC-4 the whole of dist', () => {
  it.each([
    ["the local backend's secret key", LOCAL_SECRET_KEY],
    ['the name of the role that passes every policy', 'service_role'],
    ["the local member of staff's password", LOCAL_STAFF.password],
    ['a private key', 'PRIVATE KEY'],
    ['the name of a server’s setting', 'SUPABASE_SERVICE'],
  ])('holds nowhere %s', (_, secret) => {
    expect(texts().flatMap(({ name, text }) => (text.includes(secret) ? [name] : []))).toEqual([])
  })

  it('holds no key and no token but the publishable key', () => {
    // supabase-js itself names the beginnings of keys, to tell them apart; a key goes on after it
    const key = /\beyJ[\w-]+\.eyJ[\w-]+\.[\w-]*|\bsb_(?:secret|publishable)_[\w-]{8,}/g
    const found = texts().flatMap(({ text }) => [...text.matchAll(key)].map(([token]) => token))
    expect([...new Set(found)]).toEqual([LOCAL_PUBLISHABLE_KEY])
  })

  it('holds no module of the embedded backend, of the seed or of the tests', () => {
    const modules = [...chunks.values()].flatMap(modulesOf)
    const forbidden = /^(supabase|tests)\/|\.test\.tsx?$|@supabase\/lite|@electric-sql\//
    expect(modules.filter((name) => forbidden.test(name))).toEqual([])
    expect(modules.length).toBeGreaterThan(100)
  })

  it('holds no source map and no setting file', () => {
    expect(listFiles(folder).filter((name) => /\.map$|\.env|\.sql$|\.tsx?$/.test(name))).toEqual([])
  })
})

describe.each(FIRST_PAGES)('FAST-4 a first visit to %s', (name) => {
  /** Name and weight of what is loaded, by kind. */
  function firstVisit(): Record<keyof typeof BUDGET, Map<string, number>> {
    const page = chunkOf(chunks, `src/routes/public/${name}.tsx`)
    const loaded = withStaticImports(chunks, [chunkOf(chunks, ENTRY), page])
    const styles = new Set(loaded.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
    const fonts = [...styles].flatMap((name) =>
      [...readFileSync(file(name), 'utf8').matchAll(/url\(["']?\/?([^"')]+\.woff2?)["']?\)/g)].map(
        ([, font = '']) => font,
      ),
    )
    const weights = (names: Iterable<string>) => new Map([...new Set(names)].map((name) => [name, weigh(file(name))]))
    return { scripts: weights(loaded.map(({ fileName }) => fileName)), styles: weights(styles), fonts: weights(fonts) }
  }

  it.each(['scripts', 'styles', 'fonts'] as const)('keeps within the budget of %s', (kind) => {
    const weights = firstVisit()[kind]
    const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
    console.info(`${name}, ${kind}: ${total} of ${BUDGET[kind]} bytes`, Object.fromEntries(weights))
    expect(weights.size).toBeGreaterThan(0)
    expect(total).toBeLessThanOrEqual(BUDGET[kind])
  })
})
