import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOCAL_STAFF } from '../../supabase/local/local-staff.ts'
import { ROOT } from './bundle.ts'
import { codeSpans, commands, isPath, mappedPaths } from './named-paths.ts'

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const find = (...patterns: string[]) => globSync(patterns, { cwd: ROOT, exclude: (name) => name === 'node_modules' })

const DOCUMENTS = find('*.md', '{src,supabase,tests}/**/*.md')

/** What a build, a run or a reader makes; the repository does not hold it. */
const MADE = [
  'dist/',
  'assets/',
  '.supabase-local/',
  '.env.local',
  'node_modules/',
  'test-results/',
  'playwright-report/',
]

/** Whether a document's path leads to something: from the root, from the document's folder, or, for a bare name, anywhere. */
function leads(document: string, name: string): boolean {
  if (MADE.some((made) => name === made || (name.startsWith(made) && made.endsWith('/')))) return true
  const places = [name, path.join(path.dirname(document), name)]
  if (!name.includes('/')) places.push(`{src,supabase,tests}/**/${name}`)
  return places.some((place) => (place.includes('*') ? find(place).length > 0 : existsSync(path.join(ROOT, place))))
}

describe.each(DOCUMENTS)('%s', (document) => {
  const text = read(document)

  it('names only paths that exist, and, after "not", only such as do not', () => {
    const named = codeSpans(text).filter(({ code }) => isPath(code))
    const wrong = named.filter(({ code, before }) => leads(document, code) === /\bnot $/.test(before))
    expect(wrong.map(({ code }) => code)).toEqual([])
  })

  it('draws a map of what is there', () => {
    expect(mappedPaths(text).filter((name) => !leads(document, name))).toEqual([])
  })

  it('has no table that an empty line cuts in two', () => {
    expect(text).not.toMatch(/^\|.*\n\n+\|/m)
  })

  it('links only to what is there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !leads(document, link))).toEqual([])
  })

  it('names only commands that there are', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
    const named = commands(text).flatMap((line) => /^(?:\w+=\S+ )*npm (?:run |)([\w:-]+)/.exec(line)?.[1] ?? [])
    const builtIn = ['ci', 'install', 'test']
    expect(named.filter((name) => !(name in scripts) && !builtIn.includes(name))).toEqual([])
    const files = commands(text).flatMap((line) => /^(?:(?:bash|sh|node) |\.\/)([\w./-]+)/.exec(line)?.[1] ?? [])
    expect(files.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([])
  })

  it('names only kinds of tests that npm test knows', () => {
    const kinds = commands(text).flatMap((line) => /^npm test -- ([\w -]+)$/.exec(line)?.[1]?.split(' ') ?? [])
    const known = [...read('vitest.config.ts').matchAll(/project\('([\w-]+)'/g)].map(([, name]) => name)
    expect(kinds.filter((kind) => ![...known, 'e2e'].includes(kind))).toEqual([])
  })
})

describe('README.md', () => {
  it('names the local member of staff as it is', () => {
    const codes = codeSpans(read('README.md')).map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining([LOCAL_STAFF.email, LOCAL_STAFF.password]))
  })

  it('is read in earnest: it names paths, a map and commands', () => {
    const text = read('README.md')
    expect(codeSpans(text).filter(({ code }) => isPath(code)).length).toBeGreaterThan(5)
    expect(mappedPaths(text)).toContain('src/main.tsx')
    expect(commands(text)).toEqual(expect.arrayContaining(['npm ci', 'npm test', 'npm run dev']))
  })
})

/** The rows of a document's tables with this heading, each as its cells. */
function tableRows(text: string, heading: string): string[][] {
  return text
    .split(/\n{2,}/)
    .map((block) => block.trim().split('\n'))
    .filter(([first]) => first === heading)
    .flatMap((lines) => lines.slice(2).map((line) => line.split('|').map((cell) => cell.trim())))
    .map((cells) => cells.slice(1, -1))
}

describe('MEND-D9 decisions and dependencies', () => {
  const decisions = DOCUMENTS.flatMap((document) =>
    tableRows(read(document), '| date | choice | reason |').map((cells) => ({ document, cells })),
  )

  it('MEND-D9 each decision has a date, a choice and a reason, and stands beside what it decides', () => {
    expect(new Set(decisions.map(({ document }) => document)).size).toBeGreaterThan(3)
    for (const { document, cells } of decisions) {
      expect(document).toMatch(/^(src|supabase|tests)\/(.+\/)?README\.md$/)
      expect(cells).toEqual([
        expect.stringMatching(/^2\d{3}-\d\d-\d\d$/),
        expect.stringMatching(/./),
        expect.stringMatching(/./),
      ])
    }
  })

  it('MEND-D9 no decision is written twice', () => {
    const choices = decisions.map(({ cells }) => cells[1])
    expect(choices).toEqual([...new Set(choices)])
  })

  it('MEND-D9 each package is named once, with what it is for', () => {
    const used = ['package.json', 'tests/bench/package.json'].flatMap((file) => {
      const manifest: Record<string, Record<string, string> | undefined> = JSON.parse(read(file))
      const kinds = ['dependencies', 'devDependencies', 'optionalDependencies']
      return kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {}))
    })
    const rows = DOCUMENTS.flatMap((document) => tableRows(read(document), '| package | for | instead of |'))
    const named = rows.flatMap(([packages = '']) => packages.split(', '))
    expect(named.sort()).toEqual(used.sort())
    expect(rows.filter((cells) => cells.length !== 3 || cells.includes(''))).toEqual([])
  })

  it('MEND-D9 the README is read in three minutes', () => {
    const WORDS_A_MINUTE = 300
    const prose = read('README.md').replace(/^ *```[\s\S]*?^ *```$/gm, '')
    const words = prose.match(/[A-Za-z]{2,}/g) ?? []
    expect(words.length).toBeLessThan(3 * WORDS_A_MINUTE)
  })
})

describe('.env.example', () => {
  const SETTING = /^(VITE|LOCAL|TEST|SUPABASE|MAIL)_[A-Z0-9_]+$|^CHROMIUM_PATH$/
  const listed = [...read('.env.example').matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  const sources = find('*.ts', '{src,supabase,tests}/**/*.{ts,tsx}', 'index.html', '.ci/*')
  const code = sources
    .filter((file) => !file.startsWith('tests/build/'))
    .map(read)
    .join('\n')
  const names = [
    ...code.matchAll(/(?:process\.env|import\.meta\.env|env(?:ironment)?)(?:\.|\[['"])([A-Z][A-Z0-9_]*)/g),
    ...code.matchAll(/\b(VITE_[A-Z0-9_]+)\b/g),
  ].map(([, name = '']) => name)
  // Set by Playwright for its workers.
  const given = ['TEST_PARALLEL_INDEX']
  const settings = new Set(names.filter((name) => SETTING.test(name) && !given.includes(name)))

  it('lists every setting that the code reads', () => {
    expect(settings.size).toBeGreaterThan(3)
    expect([...settings].filter((name) => !listed.includes(name))).toEqual([])
  })

  it('lists none that nothing reads, and none twice', () => {
    expect(listed.filter((name) => !settings.has(name ?? ''))).toEqual([])
    expect(listed).toEqual([...new Set(listed)])
  })

  it('gives no secret away', () => {
    expect(read('.env.example')).not.toMatch(/sb_secret|service_role|eyJ|:\/\/[^\s/]+:[^\s/]+@/)
  })
})

// What runs on PGlite (Postgres 17) must run on a Postgres 15 and on a hosted project, whose owner is no superuser.
describe('DATA-1 the migrations', () => {
  const migrations = find('supabase/migrations/*').sort()
  const code = (file: string) =>
    read(file)
      .replace(/--.*$/gm, '')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      // what English has is no SQL
      .replace(/\$words\$[^$]*\$words\$/g, "''")

  it('are named and ordered as the Supabase CLI reads them', () => {
    const versions = migrations.map((file) => /^(\d{14})_[a-z0-9_]+\.sql$/.exec(path.basename(file))?.[1])
    expect(versions).not.toContain(undefined)
    expect(versions).toEqual([...new Set(versions)].sort())
  })

  const EVERYWHERE = ['pgcrypto', 'pg_trgm', 'unaccent']

  // Functions of Postgres 16 to 18, and syntax of theirs.
  const NEWER_FUNCTIONS =
    'any_value json_table json_exists json_value json_query json_scalar json_serialize random_normal array_shuffle ' +
    'array_sample array_sort array_reverse uuidv4 uuidv7 date_add date_subtract to_bin to_oct erf pg_input_is_valid ' +
    'unicode_assigned xmltext casefold crc32 crc32c'
  const NEWER_SYNTAX = [/\bis\s+json\b/i, /\bmerge\s+into\b[^;]*\breturning\b/i, /\bvirtual\b/i, /\bnot\s+enforced\b/i]
  const SUPERUSERS = [
    /\b(create|alter|drop)\s+(role|user|database|tablespace|event\s+trigger)\b/i,
    /\balter\s+system\b|\bset\s+session\s+authorization\b|\bsession_replication_role\b|\bleakproof\b/i,
    /\blanguage\s+(c|internal|plpython3?u)\b|\bpg_read_file\b|\bcopy\b[^;]*\b(program|from\s+')/i,
  ]
  it.each([
    [
      'newer than Postgres 15',
      [new RegExp(`\\b(${NEWER_FUNCTIONS.replaceAll(' ', '|')})\\s*\\(`, 'i'), ...NEWER_SYNTAX],
    ],
    ['of the embedded database alone', [/\bpglite\b|\bsupabase[_ ]lite\b|\blive\.\w+\(|\belectric\b/i]],
    ['for a superuser', SUPERUSERS],
    ['of the program psql', [/^\s*\\\w+/m]],
    ["that depends on a machine's collation", [/\bcollate\s+"?(?!"?(C|POSIX|default)\b)/i]],
  ])('hold nothing %s', (_, forbidden) => {
    const found = migrations.flatMap((file) =>
      forbidden.flatMap((pattern) => pattern.exec(code(file))?.slice(0, 1) ?? []).map((text) => `${file}: ${text}`),
    )
    expect(found).toEqual([])
  })

  it('hold nothing that cannot run inside a transaction, and none of their own', () => {
    // in the body of a function, begin is another word
    const outside = (file: string) => code(file).replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '')
    const forbidden = /\bconcurrently\b|^\s*(vacuum|begin|commit|rollback)\b/im
    expect(migrations.filter((file) => forbidden.test(outside(file)))).toEqual([])
  })

  it('add only extensions that a hosted project and the embedded database have, outside public, or where they are', () => {
    const added = migrations.flatMap((file) => [
      ...code(file).matchAll(/\bcreate\s+extension\s+(?:if\s+not\s+exists\s+)?"?([\w-]+)"?([^;]*)/gi),
    ])
    const isAsked = (name = '') =>
      migrations.some((file) => code(file).includes(`pg_available_extensions where name = '${name}'`))
    const certain = added.filter(([, name]) => !isAsked(name))
    expect(certain.map(([, name]) => name).filter((name) => !EVERYWHERE.includes(name ?? ''))).toEqual([])
    expect(certain.filter(([, , rest]) => !/\bschema\s+extensions\b/i.test(rest ?? ''))).toEqual([])
  })
})
