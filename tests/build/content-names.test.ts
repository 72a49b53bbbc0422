import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { KINDS, LAW_NAMES } from '@/names/kinds'
import { PAGE_NAMES } from '@/names/page-names'
import { SCREENS } from '@/office/screens'

const ROOT = path.resolve(import.meta.dirname, '../..')

const SOURCES = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(path.join(ROOT, file), 'utf8') }))

/** The files in which a name stands by itself: as a whole string, or as the whole text of an element. */
function filesThatName(name: string): string[] {
  const whole = new RegExp(`(['"\`>])\\s*${name.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}\\s*(['"\`<])`)
  return SOURCES.filter(({ code }) => whole.test(code)).map(({ file }) => file)
}

/** What the word means elsewhere: what is chosen for an upload, a category of news, several regulations of one text. */
const ELSEWHERE: Record<string, string[]> = {
  Files: ['src/office/files/upload-form.tsx'],
  Rulings: ['src/kinds/news/item.tsx'],
  Regulations: ['src/routes/public/law/number-range.tsx'],
}

const names = [
  ...Object.values(KINDS).flatMap(({ one, many, menu, title }) => [one, many, menu, title]),
  ...Object.values(LAW_NAMES),
  ...Object.values(PAGE_NAMES),
  ...Object.values(SCREENS).map(({ label }) => label),
]

describe('MEND-D2 the name of a kind of content', () => {
  it.each([...new Set(names)])('MEND-D2 "%s" stands in one source file', (name) => {
    expect(filesThatName(name).filter((file) => !ELSEWHERE[name]?.includes(file))).toHaveLength(1)
  })
})
