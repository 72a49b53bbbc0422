import { describe, expect, it } from 'vitest'
import { importsOf } from '../../src/site/prerender/imports-of.ts'
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from '../../supabase/local/local-keys.ts'
import { LOCAL_STAFF } from '../../supabase/local/local-staff.ts'
import { DIST, listFiles, read, readManifest, readModules, weigh } from './bundle.ts'

const ENTRY = 'index.html'
/** Begins the names of the modules of the admin tree, and of those that wire it. */
const ADMIN = /^src\/(routes\/admin|app\/staff)\//
/** What every page loads once it is alive. */
const AFTERWARDS = 'src/routes/public/offline/offline-notices.tsx'

const manifest = readManifest()
const modules = readModules()
const modulesOf = (script: string) => modules.get(script === manifest[ENTRY]?.file ? '' : script) ?? []
/** Every file as text; a byte is a character, so that nothing hides in what is no UTF-8. */
const texts = () => listFiles(DIST).map((name) => ({ name, text: read(name, 'latin1') }))

/** All that a visitor's browser can come to load: from the entry, through every page but those of the admin tree. */
function visitorsScripts(from = ENTRY, seen = new Set<string>()): Set<string> {
  const { file, imports = [], dynamicImports = [] } = manifest[from] ?? {}
  if (!file || seen.has(file)) return seen
  seen.add(file)
  for (const name of [...imports, ...dynamicImports]) if (!ADMIN.test(name)) visitorsScripts(name, seen)
  return seen
}

const visitorsModules = () =>
  [...visitorsScripts()].flatMap((file) => modulesOf(file).map((module) => ({ file, module })))

describe('AUTH-6 what a visitor can load', () => {
  it('holds every public page, so the walk leaves nothing out', () => {
    const names = visitorsModules().map(({ module }) => module)
    for (const page of ['home/home-page', 'law/law-page', 'item/item-page', 'list/list-page', 'faqs/faqs-page']) {
      expect(names).toContain(`src/routes/public/${page}.tsx`)
    }
    expect(names).toContain('src/main.tsx')
    expect(names.join()).toContain('node_modules/@supabase/postgrest-js/')
  })

  it.each([
    ['the admin tree', /^src\/(?:routes\/admin|office)\//],
    ["the staff's data layer", /^src\/data\/(staff-client|session\/|.*\/staff)/],
    ['the whole Supabase client', /@supabase\/(supabase-js|auth-js|gotrue-js|storage-js|realtime-js|functions-js)\//],
    ['the editor', /@tiptap\/|prosemirror-/],
    ['the form library of the admin tree', /node_modules\/(react-hook-form|@hookform|papaparse)\//],
  ])('holds nothing of %s', (_, forbidden) => {
    expect(visitorsModules().filter(({ module }) => forbidden.test(module))).toEqual([])
  })

  it('leads into the admin tree by the table of its addresses alone', () => {
    const visitors = visitorsScripts()
    const leading = Object.values(manifest).filter(
      ({ file, dynamicImports = [] }) => visitors.has(file) && dynamicImports.some((name) => ADMIN.test(name)),
    )
    expect(leading.flatMap(({ src }) => src)).toEqual(['src/app/staff-routes.tsx'])
  })

  it('holds no code of sign-in, storage or live channels under another name', () => {
    const traces = /\/auth\/v1|\/storage\/v1|\/realtime\/v1|grant_type=|ProseMirror/
    expect([...visitorsScripts()].filter((file) => traces.test(read(file)))).toEqual([])
  })

  it('is preloaded by the page of other addresses only where the entry needs it', () => {
    const named = [...read('admin.html').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, name]) => name)
    expect(importsOf(manifest, ENTRY)).toEqual(expect.arrayContaining(named))
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
    const names = [...modules.values()].flat()
    // Staff see an edition as what sends it composes it.
    const forbidden =
      /^(supabase\/(?!functions\/mail\/(compose|days|parts)\.ts$)|tests\/)|\.test\.tsx?$|@supabase\/lite|@electric-sql\//
    expect(names.filter((name) => forbidden.test(name))).toEqual([])
    expect(names.length).toBeGreaterThan(100)
  })

  it('holds no source map and no setting file', () => {
    expect(listFiles(DIST).filter((name) => /\.map$|\.env|\.sql$|\.tsx?$/.test(name))).toEqual([])
  })
})

describe('FAST-4 the scripts of a first visit', () => {
  /** Compressed, in bytes: what no page may come above, and from where on a page is named. */
  const MOST = 140_000
  const MUCH = 132_000

  /** Every written page with the sum of all that it asks for; pages that ask for the same stand together. */
  function firstVisits() {
    const pages = new Map<string, string[]>()
    // what stands in data/ is to be taken along, and asks for nothing
    const isPage = (name: string) => name.endsWith('.html') && name !== 'admin.html' && !name.startsWith('data/')
    for (const name of listFiles(DIST).filter(isPage)) {
      const [, entry = '', chunks = ''] = read(name).match(/ data-entry="\/([^"]*)" data-chunks="([^"]*)"/) ?? []
      const asked = [entry, ...chunks.split(' ').map((chunk) => chunk.slice(1)), ...importsOf(manifest, AFTERWARDS)]
      const key = [...new Set(asked)].sort().join(' ')
      pages.set(key, [...(pages.get(key) ?? []), name])
    }
    const weights = new Map([...pages.keys()].flatMap((key) => key.split(' ')).map((name) => [name, 0]))
    for (const name of weights.keys()) weights.set(name, weigh(name))
    return [...pages]
      .map(([key, names]) => ({
        names,
        bytes: key.split(' ').reduce((sum, name) => sum + (weights.get(name) ?? 0), 0),
      }))
      .sort((one, other) => other.bytes - one.bytes)
  }

  it('weigh at most 140 KB on every page', () => {
    const visits = firstVisits()
    const lines = visits.map(({ names: [first, ...others], bytes }) => `${bytes} ${first} and ${others.length} more`)
    console.info(`Scripts of a first visit, compressed, in bytes:\n${lines.join('\n')}`)
    const heavy = visits.filter(({ bytes }) => bytes > MUCH)
    if (heavy.length > 0) console.warn(`Above ${MUCH} bytes: ${heavy.map(({ names }) => names[0]).join(', ')}`)
    expect(visits.flatMap(({ names }) => names)).toEqual(
      expect.arrayContaining(['index.html', 'law/vat-law.html', 'search.html']),
    )
    expect(visits.filter(({ bytes }) => bytes > MOST)).toEqual([])
  })
})
