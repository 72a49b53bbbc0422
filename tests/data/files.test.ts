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
