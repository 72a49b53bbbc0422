import { expect, it } from 'vitest'
import examples from '../../src/lib/address-examples.json' with { type: 'json' }
import { sql } from '../support/backend.ts'

it('DATA-1 the database takes the same addresses for those of the web as the site does', async () => {
  const addresses = examples.map(({ address }) => address)
  const rows = await sql<{ address: string; web: boolean }>(
    'select address, private.is_web_address(address) as web from unnest($1::text[]) with ordinality as a (address, n) order by n',
    [addresses],
  )
  expect(rows).toEqual(examples.map(({ address, web }) => ({ address, web })))
})
