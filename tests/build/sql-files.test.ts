import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../supabase')

/** All SQL but the seed and a list of words, which are generated: the path of each file, and its lines. */
const FILES = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.sql') && file !== 'seed.sql' && !file.endsWith('_english_words.sql'))
  .map((file) => ({ file, lines: readFileSync(path.join(root, file), 'utf8').split('\n') }))

it('MEND-D7 no line of SQL is longer than 120 characters', () => {
  const long = FILES.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) => (line.length > 120 ? [`${file}:${index + 1}`] : [])),
  )
  expect(FILES.length).toBeGreaterThan(30)
  expect(long).toEqual([])
})

/** A file's statements, without what stands in comments. */
const statementsOf = (lines: string[]) =>
  lines
    .map((line) => line.replace(/--.*/, ''))
    .join('\n')
    .replace(/^comment on [\s\S]*?';$/gm, '')

it('MEND-D7 migrations are bottom up: none names a function, table or view that a later one makes', () => {
  const migrations = FILES.filter(({ file }) => file.startsWith('migrations'))
    .sort((one, other) => (one.file < other.file ? -1 : 1))
    .map(({ file, lines }) => ({ file, statements: statementsOf(lines) }))
  const later = migrations.flatMap(({ file, statements }, index) => {
    const known = migrations
      .slice(index + 1)
      .map(({ statements }) => statements)
      .join('\n')
    const made = [...known.matchAll(/^create (?:function|table|view) ((?:private|public)\.\w+)/gm)].map(
      ([, name]) => name,
    )
    return made.filter((name) => new RegExp(`\\b${name}\\b`).test(statements)).map((name) => `${file}: ${name}`)
  })
  expect(later).toEqual([])
})

it('MEND-D7 no migration is longer than 250 lines, and none writes anew what an earlier one wrote', () => {
  const migrations = FILES.filter(({ file }) => file.startsWith('migrations'))
  expect(migrations.filter(({ lines }) => lines.length > 251).map(({ file }) => file)).toEqual([])
  const made = migrations.flatMap(({ lines }) =>
    lines.flatMap((line) => /^create (?:or replace )?(?:function|view|trigger|table) [\w.]+/.exec(line)?.[0] ?? []),
  )
  const twice = made.filter((name, index) => made.indexOf(name) !== index)
  expect(twice).toEqual([])
  expect(made.filter((name) => name.includes('or replace'))).toEqual([])
})

it('MEND-D7 each migration belongs to one part of the list in the README, and each part has some', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
  const parts = [...readme.matchAll(/^\| (\d{4})–(\d{4}) \| ([\w ]+) \|/gm)]
  const numbers = readdirSync(path.join(root, 'migrations')).map((file) => file.slice(10, 14))
  const partsOf = (number: string) => parts.filter(([, first = '', last = '']) => first <= number && number <= last)
  expect(numbers.filter((number) => partsOf(number).length !== 1)).toEqual([])
  expect(parts.filter(([, first = '', last = '']) => !numbers.includes(first) || !numbers.includes(last))).toEqual([])
})
