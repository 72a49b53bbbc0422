import { expect, it } from 'vitest'
import { LARGEST_FILE, TYPES_BY_EXTENSION } from '../../src/data/files/schema.ts'
import { sql } from '../support/backend.ts'

it('SEC-7 the form for files lets through what the bucket takes, and nothing else', async () => {
  const [bucket] = await sql<{ file_size_limit: string; allowed_mime_types: string[] }>(
    "select file_size_limit, allowed_mime_types from storage.buckets where id = 'files'",
  )
  expect(Number(bucket?.file_size_limit)).toBe(LARGEST_FILE)
  expect(bucket?.allowed_mime_types.toSorted()).toEqual([...new Set(Object.values(TYPES_BY_EXTENSION))].toSorted())
})

it('MEND-B8 the table and the bucket take the extensions of the form and no others', async () => {
  const extensions = Object.keys(TYPES_BY_EXTENSION)
  const paths = [...extensions, ...extensions.map((extension) => extension.toUpperCase())].map(
    (ending) => `uploads/a.${ending}`,
  )
  const refused = ['html', 'svg', 'xhtml', 'xml', 'js', 'pdf.html', 'html.pdf', 'pdf2', ''].map(
    (ending) => `uploads/a.${ending}`,
  )
  const taken = await sql<{ path: string }>(
    'select path from unnest($1::text[]) as path where private.is_file_path(path)',
    [[...paths, 'uploads/a', ...refused, 'a.pdf', 'uploads/a/b.pdf', 'uploads/']],
  )
  expect(taken.map(({ path }) => path)).toEqual([...paths, 'uploads/a'])
  const rules = await sql<{ rule: string }>(`
    select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'files_path_check'
    union all select with_check from pg_policies where tablename = 'objects' and cmd in ('INSERT', 'UPDATE')`)
  expect(rules.map(({ rule }) => rule.includes('private.is_file_path('))).toEqual([true, true, true])
})

it('TRUE-4 the database makes the address of a file as the client makes it', async () => {
  const letters = Array.from({ length: 0x180 }, (_, code) => String.fromCodePoint(code + 1)).join('')
  const path = `${letters}אבג😀`
  const [row] = await sql<{ encoded: string }>('select private.encode_path($1) as encoded', [path])
  expect(row?.encoded).toBe(encodeURI(path))
})
