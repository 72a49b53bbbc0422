import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor, signInStaff, sql } from '../support/backend.ts'
import { addRow, newText, removeRows } from './sample-rows.ts'

const visitor = createVisitor()
/** In every row of this file, and nowhere else. */
const COURT = newText()
const ROWS = {
  percent: { title: 'Quokka at 100% of price', date: '1951-03-01', content: '<p>One_underscore and C:\\folder</p>' },
  plain: { title: 'Quokka at 100 of price', date: '1952-03-01', content: '<p>A <strong>numbat</strong>’s burrow</p>' },
  hebrew: { title: 'Quokka מע״מ על ייבוא', date: '1953-12-31', content: '<p>Section 30(a)(5), zero\u2011rated 😀</p>' },
  longest: { title: 'Quokka of length', date: '1954-01-01', content: `<p>${'word '.repeat(40_000)}last-of-all</p>` },
}

beforeAll(async () => {
  for (const row of Object.values(ROWS)) {
    await addRow('rulings', {
      ...row,
      court: COURT,
      summary: 'Müller, "quoted" (bracketed); a 1,250 fee',
      key_points: ['Pointed'],
    })
  }
})
afterAll(() => removeRows('rulings', 'court', [COURT]))

type Options = { only_court?: string; first_day?: string; last_day?: string; page?: number; page_size?: number }

async function search(q: string, options: Options = {}) {
  const { data, error } = await visitor.rpc('search_rulings', { q, only_court: COURT, ...options })
  if (error) throw error
  return data
}
const titles = async (q: string, options?: Options) => (await search(q, options)).map(({ title }) => title)
const all = Object.values(ROWS)
  .map(({ title }) => title)
  .reverse()
const { percent, plain, hebrew, longest } = ROWS

describe('what a search finds', () => {
  it.each([
    ['quokka', all],
    ['QUOKKA', all],
    ['uokk', all],
    ['quokka price', [plain.title, percent.title]],
    ['price quokka', [plain.title, percent.title]],
    ['  quokka   numbat ', [plain.title]],
    ['quokka wombat', []],
    ['100%', [percent.title]],
    ['%', [percent.title]],
    ['one_underscore', [percent.title]],
    ['one%underscore', []],
    ['oneXunderscore', []],
    ['c:\\folder', [percent.title]],
    ['\\', [percent.title]],
    ['*', []],
    ['_', [percent.title]],
    ['(bracketed);', all],
    ['"quoted"', all],
    ["' or 1=1 --", []],
    [',', all],
    ['30(a)(5)', [hebrew.title]],
    ['30(a)(6)', []],
    ['מע״מ', [hebrew.title]],
    ['ייב', [hebrew.title]],
    ['😀', [hebrew.title]],
    ['zero-rated', [hebrew.title]],
    ["numbat's", [plain.title]],
    ['muller', all],
    ['Müller', all],
    ['1250', all],
    ['1,250', all],
    ['pointed', all],
    ['last-of-all', [longest.title]],
    [`${'quokka '.repeat(20)}`, all],
    ['x'.repeat(5000), []],
    ['', all],
    ['   ', all],
    ['\n\t', all],
  ])('RUL-2 %j finds %j', async (q, found) => {
    expect(await titles(q)).toEqual(found)
  })

  it.each(['strong', '<p>', 'p>', '</strong>', 'nbsp'])('RUL-2 markup is no text: %s finds nothing', async (q) => {
    expect(await titles(q)).toEqual([])
  })

  it('RUL-2 finds by the court', async () => {
    expect(await titles(COURT.toUpperCase())).toEqual(all)
  })

  it('RUL-2 refuses a character that no text can hold, and stays whole', async () => {
    const { error } = await visitor.rpc('search_rulings', { q: 'a\u0000b' })
    expect(error?.code).toMatch(/^(22P05|22021)$/)
    expect(await titles('quokka')).toEqual(all)
  })
})

describe('filters and pages', () => {
  it('RUL-2 keeps to the court and to the days, both inclusive', async () => {
    expect(await titles('quokka', { only_court: 'No such court' })).toEqual([])
    expect(await titles('quokka', { first_day: '1952-01-01', last_day: '1953-12-31' })).toEqual([
      hebrew.title,
      plain.title,
    ])
    expect(await titles('quokka', { first_day: '1954-01-01' })).toEqual([longest.title])
    expect(await titles('quokka', { first_day: '1960-01-01', last_day: '1950-01-01' })).toEqual([])
  })

  it('LIST-1 gives a page at a time, each row with the exact count of all', async () => {
    const second = await search('quokka', { page: 2, page_size: 3 })
    expect(second.map(({ title, total }) => [title, total])).toEqual([[percent.title, 4]])
    expect(await titles('quokka', { page: 3, page_size: 3 })).toEqual([])
    expect(await titles('quokka', { page: 2_000_000_000, page_size: 100 })).toEqual([])
  })

  it('LIST-1 takes a page below the first as the first, and no page size as the usual one', async () => {
    expect(await titles('quokka', { page: 0 })).toEqual(all)
    expect(await titles('quokka', { page: -7, page_size: -1 })).toEqual(all.slice(0, 1))
  })

  it('DEC-1 filters decisions by authority and field, NEWS-1 news by category', async () => {
    const base = { date: '1951-01-01', summary: 'x' }
    const field = newText()
    const decision = { ...base, subject: 'Bilby', field, authority: 'VAT Division' }
    const ids = [
      await addRow('tax_decisions', { ...decision, title: 'One' }),
      await addRow('tax_decisions', { ...decision, title: 'Two', authority: 'Tax Authority' }),
    ]
    const post = await addRow('news', { ...base, title: newText(), content: 'A bilby', category: 'Circulars' })
    const decisions = async (filters: object) =>
      (await visitor.rpc('search_tax_decisions', { q: 'bilby', ...filters })).data?.map(({ title }) => title).sort()
    const news = async (filters: object) =>
      (await visitor.rpc('search_news', { q: 'bilby', ...filters })).data?.map(({ id }) => id)
    expect(await decisions({ only_field: field })).toEqual(['One', 'Two'])
    expect(await decisions({ only_field: field, only_authority: 'VAT Division' })).toEqual(['One'])
    expect(await decisions({ only_field: 'x' })).toEqual([])
    expect(await news({ only_category: 'Circulars' })).toEqual([post])
    expect(await news({ only_category: 'Updates' })).toEqual([])
    await removeRows('tax_decisions', 'id', ids)
    await removeRows('news', 'id', [post])
    expect(await decisions({})).toEqual([])
    expect(await news({})).toEqual([])
  })

  it('RUL-2 follows what staff change, at once', async () => {
    const staff = await signInStaff()
    const id = await addRow('rulings', { ...plain, title: 'Dunnart', court: newText(), summary: 'x' })
    const find = async (q: string) => (await visitor.rpc('search_rulings', { q })).data?.map((row) => row.id)
    expect(await find('dunnart')).toEqual([id])
    expect((await staff.from('rulings').update({ title: 'Potoroo' }).eq('id', id)).error).toBeNull()
    expect([await find('dunnart'), await find('potoroo')]).toEqual([[], [id]])
    expect((await staff.from('rulings').delete().eq('id', id)).error).toBeNull()
    expect(await find('potoroo')).toEqual([])
  })
})

describe('get_list_options', () => {
  const options = async (list: string) => {
    const { data, error } = await visitor.rpc('get_list_options', { list })
    if (error) throw error
    return Map.groupBy(data, ({ filter }) => filter)
  }
  const choices = async (list: string, filter: string) => (await options(list)).get(filter)?.map(({ choice }) => choice)

  it('RUL-2 offers each court once, in order, and the years there are, latest first', async () => {
    const courts = await sql<{ court: string }>('select distinct court from public.rulings order by court')
    expect(await choices('rulings', 'court')).toEqual(courts.map(({ court }) => court))
    const years = await sql<{ year: string }>(
      'select distinct extract(year from date)::text as year from public.rulings order by 1 desc',
    )
    expect(await choices('rulings', 'year')).toEqual(years.map(({ year }) => year))
    expect(await choices('rulings', 'year')).toEqual(expect.arrayContaining(['1951', '1952', '1953', '1954']))
  })

  it('DEC-1 offers authorities, fields and years', async () => {
    expect([...(await options('tax_decisions')).keys()]).toEqual(['authority', 'field', 'year'])
    const authorities = ['Professional Division', 'Tax Authority', 'VAT Division']
    const field = newText()
    for (const authority of authorities) {
      await addRow('tax_decisions', {
        title: newText(),
        date: '1951-03-01',
        authority,
        field,
        subject: 'x',
        summary: 'x',
      })
    }
    expect(await choices('tax_decisions', 'authority')).toEqual(authorities)
    expect(await choices('tax_decisions', 'field')).toContain(field)
    expect(await choices('tax_decisions', 'year')).toContain('1951')
    await removeRows('tax_decisions', 'field', [field])
  })

  it('LIST-1 has none for what is no such list', async () => {
    for (const list of ['news', '', 'pg_class', "rulings'; --"]) expect(await options(list)).toEqual(new Map())
  })
})
