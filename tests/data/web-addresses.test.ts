import { expect, it } from 'vitest'
import examples from '../../src/lib/address-examples.json' with { type: 'json' }
import { createService, sql } from '../support/backend.ts'
import { newText, removeRows } from './sample-rows.ts'

it('SEC-2 the database takes the same addresses for those of the web as the site does', async () => {
  const addresses = examples.map(({ address }) => address)
  const rows = await sql<{ address: string; web: boolean }>(
    'select address, private.is_web_address(address) as web from unnest($1::text[]) with ordinality as a (address, n) order by n',
    [addresses],
  )
  expect(rows).toEqual(examples.map(({ address, web }) => ({ address, web })))
})

it('SEC-2 no other is stored for a PDF', async () => {
  const title = newText()
  const row = { title, date: '1951-01-01', court: 'x', summary: 'x', content: 'x' }
  const store = (pdf_url: string) =>
    createService()
      .from('rulings')
      .insert({ ...row, pdf_url })
  try {
    expect((await store('https://www.gov.il@evil.example/a.pdf')).error?.code).toBe('23514')
    expect((await store('javascript:alert(1)')).error?.code).toBe('23514')
    expect((await store('https://www.gov.il/a.pdf')).error).toBeNull()
  } finally {
    await removeRows('rulings', 'title', [title])
  }
})
