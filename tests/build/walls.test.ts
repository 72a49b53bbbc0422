import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

// Each of these imports passes a wall that src/ must not pass, once by name and once by a relative address.
const FORBIDDEN = [
  { folder: 'src/lib', names: ['@/names/kinds', '@/data/page', '../data/page', '@/lib/../data/page'] },
  { folder: 'src/names', names: ['@/kinds/items', '../kinds/items'] },
  { folder: 'src/ui', names: ['@/texts/html-content', '@/data/news/latest', '../data/news/latest', '@/kinds/items'] },
  { folder: 'src/ui/hooks', names: ['@/data/page', '../../data/page'] },
  { folder: 'src/texts', names: ['@/law/citation', '@/data/page', '../data/page'] },
  { folder: 'src/law', names: ['@/data/page', '../data/page'] },
  { folder: 'src/data/news', names: ['@/ui/button', '../../ui/button', '@/kinds/items'] },
  { folder: 'src/kinds/news', names: ['@/routes/public/list/list-page', '@/data/news/staff', '@/app/router'] },
  { folder: 'src/routes/public/home', names: ['@/office/form/unsaved', '../../../office/form/unsaved'] },
  { folder: 'src/routes/public/home', names: ['@/data/news/staff', '../../../data/news/staff'] },
  { folder: 'src/routes/public/law', names: ['@/app/router', '../../../app/router'] },
  { folder: 'src/office/form', names: ['@/routes/admin/news/news-manager', '../../routes/admin/news/news-manager'] },
  { folder: 'src/routes/admin/news', names: ['@/routes/public/list/list-page', '../../public/list/list-page'] },
]
const ALLOWED = [
  '@/names/site-pages',
  '@/data/news/latest',
  '@/kinds/items',
  '@/law/citation',
  '@/texts/html-content',
  '@/ui/button',
  '@/ui/hooks/use-debounced',
  '@/lib/dates',
  './rate-box',
]

const CASES = [
  ...FORBIDDEN.flatMap(({ folder, names }) => names.map((name) => ({ folder, name, isAllowed: false }))),
  ...ALLOWED.map((name) => ({ folder: 'src/routes/public/home', name, isAllowed: true })),
].map((row, index) => ({ ...row, file: `${row.folder}/case-${index}.ts` }))

const root = path.resolve(import.meta.dirname, '../..')
const copy = mkdtempSync(path.join(tmpdir(), 'vat-walls-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** A screen with a form of its own. */
const OWN_FORM = 'src/routes/admin/news/own-form.tsx'

/** The files that the project's own lint refuses for an import or a form, of a tree that holds one a file. */
function refusedFiles(): Set<string> {
  copyFileSync(path.join(root, 'biome.json'), path.join(copy, 'biome.json'))
  for (const { file, name } of CASES) {
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(copy, file), `export { thing } from '${name}'\n`)
  }
  writeFileSync(path.join(copy, OWN_FORM), 'export const OwnForm = () => <form />\n')
  const options = ['--reporter=github', '--vcs-enabled=false', '--max-diagnostics=none']
  const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/biome'), ['lint', ...options, '.'], {
    cwd: copy,
    encoding: 'utf8',
  })
  const lines = stdout.split('\n').filter((line) => /noRestricted(Imports|Elements)/.test(line))
  return new Set(
    [...CASES.map(({ file }) => file), OWN_FORM].filter((file) => lines.some((line) => line.includes(file))),
  )
}

describe('MEND-D4 walls between folders', () => {
  const refused = refusedFiles()

  it.each(CASES)('MEND-D4 $folder importing $name: allowed $isAllowed', ({ file, isAllowed }) => {
    expect(refused.has(file)).toBe(!isAllowed)
  })

  it('ACC-2 a screen has no form but the one that says what is wrong in its own words', () => {
    expect(refused.has(OWN_FORM)).toBe(true)
  })
})
