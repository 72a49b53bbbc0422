import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { sql } from '../support/backend.ts'
import { renderPage } from '../support/render-page.tsx'

/** How many days stand in a sentence of the privacy policy. */
async function daysIn(sentence: RegExp): Promise<number> {
  renderPage('/privacy')
  await screen.findByRole('heading', { name: 'How long it is kept' })
  const line = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .find((text) => sentence.test(text))
  return Number(/(\d+)\s+days/.exec(line ?? '')?.[1])
}

beforeAll(() => sql('update private.mail_settings set is_on = true'))

const ID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

it.each([
  {
    sentence: /^A newsletter address that is not confirmed/,
    table: 'public.newsletter_subscriptions',
    row: `(id, email, asked_at) values ('${ID}', 'reader@example.com', $1)`,
  },
  {
    sentence: /^A confirmed address with its topics/,
    table: 'private.suppressed',
    row: "(address_hash, reason, since) values ('a hash', 'left', $1)",
  },
  {
    sentence: /^What is noted of a mail/,
    table: 'private.outbox',
    row: "(kind, address, state, created_at, ended_at) values ('test', 'reader@example.com', 'sent', $1, $1)",
  },
])('MAIL-11 the database keeps $table as long as the policy says, and no longer', async ({ sentence, table, row }) => {
  const days = await daysIn(sentence)
  for (const [hours, isKept] of [
    [-1, true],
    [1, false],
  ] as const) {
    await sql(`delete from ${table}`)
    await sql(`insert into ${table} ${row}`, [
      new Date(Date.now() - days * 86_400_000 - hours * 3_600_000).toISOString(),
    ])
    await sql('select private.delete_expired()')
    expect(await sql(`select from ${table}`)).toHaveLength(isKept ? 1 : 0)
  }
})

it('MAIL-11 a link is good as long as the policy says', async () => {
  const days = await daysIn(/^A newsletter address that is not confirmed/)
  const holderOf = (seconds: number) =>
    sql(
      `select private.holder_of(t.said || '.' || private.mail_code('token ' || t.said), '{manage}')
        from (select '${ID}.manage.' || floor(extract(epoch from now()) - $1::integer) as said) as t`,
      [seconds],
    )
  await expect(holderOf(days * 86_400 - 60)).resolves.toHaveLength(1)
  await expect(holderOf(days * 86_400 + 60)).rejects.toThrow('no longer good')
})
