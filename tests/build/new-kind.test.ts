import { execFile } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lendSeededDatabase } from '../support/snapshots.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** In milliseconds; on two free cores it takes half a minute. */
const LONG = 600_000
const MODULES = path.join(ROOT, 'node_modules')
const copy = mkdtempSync(path.join(tmpdir(), 'vat-new-kind-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const read = (file: string) => readFileSync(path.join(copy, file), 'utf8')

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
  writeFileSync(path.join(copy, file), text)
}

function replace(file: string, from: string, to: string): void {
  expect(read(file)).toContain(from)
  write(
    file,
    read(file).replace(from, () => to),
  )
}

/** A part of the sources; fails where there is none. */
function part(files: string, pattern: RegExp): string {
  const texts = globSync(files, { cwd: copy }).map(read)
  const [found] = pattern.exec(texts.join('\n')) ?? []
  if (!found) throw new Error(`Nothing in ${files} is like ${pattern}.`)
  return found
}

/** The checkout without its tests, and with a folder of packages whose cache is its own. */
function copyProject(): void {
  const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file) || file.startsWith(path.join(ROOT, 'tests/bench'))
  for (const name of [
    'src',
    'supabase',
    'tests',
    'index.html',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vitest.config.ts',
  ]) {
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true, filter: (file) => !isTest(file) })
  }
  mkdirSync(path.join(copy, 'node_modules'))
  for (const name of readdirSync(MODULES).filter((name) => name !== '.cache')) {
    symlinkSync(path.join(MODULES, name), path.join(copy, 'node_modules', name))
  }
  // all that is asked of the compiler
  replace('tsconfig.json', '"src", "supabase", "tests", "*.ts"', '"src"')
}

/** Step 1: a table like that of news, its view, its row, and the procedure of its list. */
function addTable(): void {
  const migrations = 'supabase/migrations/*.sql'
  const sql = [
    part('supabase/migrations/*_news.sql', /[\s\S]*/),
    part(migrations, /create view private\.news_texts [\s\S]*?;\n/),
    `insert into private.managed_tables (name, kind, search_type, list_filters)
      values ('circulars', 'circular', 'circular', '{category}');`,
    "select private.manage_table('circulars');",
    part(migrations, /create function public\.search_news\([\s\S]*?\n\$\$;\n/),
    'grant execute on function public.search_news to anon, authenticated, service_role;',
  ]
  write('supabase/migrations/20990101000000_circulars.sql', sql.join('\n').replaceAll('news', 'circulars'))
  // as `npm run db:types` writes them
  const types = 'src/data/database.types.ts'
  for (const pattern of [/\n {6}news: \{[\s\S]*?\n {6}\}/, /\n {6}search_news: \{[\s\S]*?\n {6}\}/]) {
    const block = part(types, pattern)
    replace(types, block, block.replace('news', 'circulars') + block)
  }
}

/** Step 2: its words. */
function addWords(): void {
  replace(
    'src/names/kinds.ts',
    '\n  news: kind({',
    `
  circular: kind({
    path: '/circulars',
    table: 'circulars',
    one: 'Circular',
    many: 'Circulars',
    nouns: ['circular', 'circulars'],
    isItem: true,
  }),
  news: kind({`,
  )
  replace(
    'src/routes/public/home/words-at-home.ts',
    '\n  news: ',
    "\n  circular: { name: 'Circulars', text: 'Step by step.', isCard: false },\n  news: ",
  )
}

const ofCirculars = (text: string) =>
  text
    .replaceAll("from('news')", "from('circulars')")
    .replaceAll("TablesInsert<'news'>", "TablesInsert<'circulars'>")
    .replaceAll("table: 'news'", "table: 'circulars'")
    .replaceAll('search_news', 'search_circulars')
    .replaceAll("'news'", "'circular'")
    .replaceAll('kinds/news/', 'kinds/circular/')
    .replaceAll('KINDS.news', 'KINDS.circular')
    .replaceAll('const news =', 'const circular =')
    // what news is called besides its nouns
    .replaceAll(/ {2}(?:counted|noun|missing|failureNoun|failedFetch):.*\n/g, '')

/** Steps 3 and 4: what visitors and staff see, each a file and a line in a table. */
function addScreens(): void {
  write('src/kinds/circular/item.tsx', ofCirculars(read('src/kinds/news/item.tsx')))
  replace('src/kinds/items.ts', 'import { news }', "import { circular } from './circular/item'\nimport { news }")
  replace('src/kinds/items.ts', 'Item>> = { ', 'Item>> = { circular, ')
  write('src/routes/admin/circulars/circulars-manager.tsx', ofCirculars(read('src/routes/admin/news/news-manager.tsx')))
  replace('src/office/screens.ts', '\n  news: ', "\n  circulars: ofKind('circular', BookOpen, 'B'),\n  news: ")
}

/** Runs a program of the packages in the copy, which knows no setting of this machine. */
function run(program: string, ...args: string[]): Promise<{ hasFailed: boolean; output: string }> {
  const { PATH, HOME, TMPDIR } = process.env
  // the compiler ends before it needs what it would collect of its memory
  const options = { cwd: copy, env: { PATH, HOME, TMPDIR, GOGC: 'off' }, maxBuffer: 2 ** 26 }
  return new Promise((resolve) => {
    execFile(process.execPath, [path.join(MODULES, program), ...args], options, (error, stdout, stderr) =>
      resolve({ hasFailed: error !== null, output: `${stdout}\n${stderr}` }),
    )
  })
}

/** The files of src in which the compiler finds a fault; asked again it looks at what was changed since. */
async function faultyFiles(): Promise<string[]> {
  const { output } = await run(
    'typescript/bin/tsc',
    ...['-p', 'tsconfig.json', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/tsbuildinfo'],
    // several would each work out what they share
    '--checkers',
    '1',
  )
  return [...new Set(output.split('\n').flatMap((line) => /^(src\/[^(]+)\(/.exec(line)?.[1] ?? []))].sort()
}

beforeAll(() => {
  copyProject()
  addTable()
  addWords()
})

it(
  'MEND-D2 of a new kind the compiler names each table that lacks it, and nothing else',
  async () => {
    expect(await faultyFiles()).toEqual(['src/kinds/items.ts', 'src/office/screens.ts'])
  },
  LONG,
)

it(
  'MEND-D2 a new kind of seven files has its pages, feed, hits, links, place in packs and staff’s screens',
  async () => {
    addScreens()
    expect(await faultyFiles()).toEqual([])
    cpSync(path.join(copy, 'tests/build/circular-site.ts'), path.join(copy, 'tests/prerender/circular.test.ts'))
    cpSync(path.join(copy, 'tests/build/circular-screens.tsx'), path.join(copy, 'tests/pages/admin-circular.test.tsx'))
    // where the copy's tests look for it
    await lendSeededDatabase(copy)
    const projects = ['--project', 'prerender', '--project', 'staff-pages', '--maxWorkers', '1']
    const { hasFailed, output } = await run('vitest/vitest.mjs', 'run', ...projects)
    expect(hasFailed, output).toBe(false)
  },
  // the code of all that is shown
  LONG,
)
