import { afterAll, beforeAll, expect, it } from 'vitest'
import { holding } from '../../src/data/staff-search.ts'
import { createService, signInStaff } from '../support/backend.ts'

const MESSAGE = '100% "sure", (yes)_ back\\slash a*b [c] {d} x|y ^z $5 1+1? שלום רב.'

beforeAll(async () => {
  const row = { name: 'Noa Search', email: 'noa@example.com', message: MESSAGE }
  await createService().from('contact_messages').insert(row).throwOnError()
})
afterAll(() => createService().from('contact_messages').delete().eq('name', 'Noa Search').throwOnError())

const find = async (q: string) => {
  const staff = await signInStaff()
  const call = staff.from('contact_messages').select('name').eq('name', 'Noa Search')
  const { data } = await holding(call, ['email', 'message'], q).throwOnError()
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

it.each(['SURE back', 'noa@ yes *', '(yes)_ "sure", [c] {d}', 'yes)_ sure', '(yes sure', '  שלום   רב '])(
  'ADM-11 the search of staff finds a row that holds every word of %j, each in any column',
  async (q) => expect(await find(q)).toBe(true),
)

it.each(['sure nothing', 'nothing sure', 'noa@ nothing yes', 'x,y sure', 'sure ")'])(
  'ADM-11 the search of staff finds no row that lacks a word of %j',
  async (q) => expect(await find(q)).toBe(false),
)
