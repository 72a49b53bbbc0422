import { expect, it } from 'vitest'
import { sql } from '../support/backend.ts'

it('STAFF-6 the database makes the address of a file as the client makes it', async () => {
  const letters = Array.from({ length: 0x180 }, (_, code) => String.fromCodePoint(code + 1)).join('')
  const path = `${letters}אבג😀`
  const [row] = await sql<{ encoded: string }>('select private.encode_path($1) as encoded', [path])
  expect(row?.encoded).toBe(encodeURI(path))
})
