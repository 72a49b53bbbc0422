import { afterAll, beforeAll, expect, it } from 'vitest'
import { matchAny } from '../../src/data/staff-table.ts'
import { createService, signInStaff } from '../support/backend.ts'

const MESSAGE = '100% "sure", (yes)_ back\\slash a*b [c] {d} x|y ^z $5 1+1? שלום רב.'

beforeAll(async () => {
  const row = { name: 'Noa Search', email: 'noa@example.com', message: MESSAGE }
  await createService().from('contact_messages').insert(row).throwOnError()
})
afterAll(() => createService().from('contact_messages').delete().eq('name', 'Noa Search').throwOnError())

const find = async (word: string) => {
  const staff = await signInStaff()
  const { data, error } = await staff
    .from('contact_messages')
    .select('name')
    .eq('name', 'Noa Search')
    .or(matchAny(['email', 'message'], word))
  if (error) throw error
  return data.length === 1
}

it.each([...MESSAGE.split(' '), 'SURE', 'NOA@Example', 'c]'])(
  'ADM-11 the search of staff finds %j as it stands, in any case',
  async (word) => expect(await find(word)).toBe(true),
)

it.each(['a_b', 'a%b', '.*', 'a.b', '100\\%', '***', '[a-z]', 'yes,', 'x|q', '",name.eq."Noa Search'])(
  'ADM-11 the search of staff takes %j for no pattern and no syntax',
  async (word) => expect(await find(word)).toBe(false),
)
