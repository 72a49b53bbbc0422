import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const copy = mkdtempSync(path.join(tmpdir(), 'vat-new-kind-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** The checkout's sources with a kind more in the table of kinds, as src/README.md says to begin. */
function addGuides(): void {
  for (const name of ['src', 'supabase', 'package.json']) {
    const filter = (file: string) => !file.includes('.test.')
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true, filter })
  }
  const settings = readFileSync(path.join(ROOT, 'tsconfig.json'), 'utf8')
  writeFileSync(path.join(copy, 'tsconfig.json'), settings.replace(/"include": \[.*\]/, '"include": ["src"]'))
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))
  const replace = (file: string, from: string, to: string) => {
    const text = readFileSync(path.join(copy, file), 'utf8')
    expect(text).toContain(from)
    writeFileSync(path.join(copy, file), text.replace(from, to))
  }
  replace(
    'src/names/kinds.ts',
    '\n  news: kind({',
    `
  guide: kind({
    path: '/guides',
    table: 'guides',
    one: 'Guide',
    many: 'Guides',
    nouns: ['guide', 'guides'],
    home: { name: 'Guides', text: 'Step by step.', isCard: false },
    isItem: true,
  }),
  news: kind({`,
  )
  // as `npm run db:types` writes a table
  const types = readFileSync(path.join(copy, 'src/data/database.types.ts'), 'utf8')
  const [news = ''] = /\n {6}news: \{[\s\S]*?\n {6}\}/.exec(types) ?? []
  replace('src/data/database.types.ts', news, `${news.replace('news:', 'guides:')}${news}`)
}

it('MEND-D2 of a new kind the compiler names each table that lacks it, and nothing else', () => {
  addGuides()
  const { stdout } = spawnSync(path.join(ROOT, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json', '--noEmit'], {
    cwd: copy,
    encoding: 'utf8',
  })
  const files = new Set(stdout.split('\n').flatMap((line) => /^src\/[^(]+/.exec(line)?.[0] ?? []))
  expect([...files].sort()).toEqual(['src/kinds/items.ts', 'src/office/screens.ts'])
})
