import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor, derivePending, signInStaff, sql } from '../support/backend.ts'
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
  // One is long.
  await derivePending()
})
afterAll(() => removeRows('rulings', 'court', [COURT]))

type Options = { only_court?: string[]; first_day?: string; last_day?: string; page?: number; page_size?: number }

async function search(q: string, options: Options = {}) {
  const { data, error } = await visitor.rpc('search_rulings', { q, only_court: [COURT], ...options })
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
    expect(await titles('quokka', { only_court: ['No such court'] })).toEqual([])
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
    expect(await decisions({ only_field: [field] })).toEqual(['One', 'Two'])
    expect(await decisions({ only_field: [field], only_authority: ['VAT Division'] })).toEqual(['One'])
    expect(await decisions({ only_field: [field], only_authority: ['VAT Division', 'Tax Authority'] })).toEqual([
      'One',
      'Two',
    ])
    expect(await decisions({ q: '', only_field: [field, 'x'], only_authority: [] })).toEqual(['One', 'Two'])
    expect(await decisions({ only_field: ['x'] })).toEqual([])
    expect(await news({ only_category: ['Circulars', 'Legislation'] })).toEqual([post])
    expect(await news({ only_category: ['Updates'] })).toEqual([])
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

describe('the provisions that an item concerns', () => {
  const row = {
    ...plain,
    court: COURT,
    summary: 'x',
    number: 'CA 9/51',
    holding: 'Held in one line',
    outcome: 'Dismissed',
  }
  const found = async (id: string) => (await search('')).find((item) => item.id === id)

  it('READ-3 stand in its row as the text cites them, in reading order, with the addresses of their paragraphs', async () => {
    const content =
      '<p>Regulation 12A, section 30(a)(5), section 30 and directive 18B; section 9 of the Contracts Law; regulation 6 of the Registration Regulations.</p>'
    const id = await addRow('rulings', { ...row, title: newText(), content })
    expect(await found(id)).toMatchObject({
      number: 'CA 9/51',
      outcome: 'Dismissed',
      summary: 'Held in one line',
      provisions: [
        ...['section 30(a)(5)', 'regulation 12A', 'regulation 6 of the Registration Regulations', 'directive 18B'],
      ],
      provision_urls: [
        ...['/law/vat-law/30#s30(a)(5)', '/law/regulations/12a', '/law/regulations/registration-6'],
        '/law/booking-rules/18b',
      ],
    })
    await removeRows('rulings', 'id', [id])
  })

  it('READ-3 a ruling also has those that staff tied it to; a text that cites none has none', async () => {
    const id = await addRow('rulings', { ...row, title: newText(), content: '<p>None</p>' })
    expect(await found(id)).toMatchObject({ provisions: [], provision_urls: [] })
    const [section] = await sql<{ id: string }>(`select s.id from public.sections as s
      join public.chapters as c on c.id = s.chapter_id where c.type = 'vat-law' and s.number = '41'`)
    await addRow('related_rulings', { section_id: section?.id, title: newText(), url: `/rulings/${id}` })
    expect(await found(id)).toMatchObject({ provisions: ['section 41'], provision_urls: ['/law/vat-law/41'] })
    await removeRows('rulings', 'id', [id])
  })

  it('READ-3 a number finds its ruling', async () => {
    const id = await addRow('rulings', { ...row, title: newText(), content: 'x' })
    expect((await search('ca 9/51')).map((item) => item.id)).toEqual([id])
    await removeRows('rulings', 'id', [id])
  })

  it('FAQ-2 SEC-1 of questions only those that the reader may see', async () => {
    const category_id = await addRow('faq_categories', { name: newText(), order: 9000 })
    const faq = { category_id, question: newText(), answer: '<p>Section 41</p>' }
    const ids = [await addRow('faqs', faq), await addRow('faqs', { ...faq, is_enabled: false })]
    const { data } = await visitor.rpc('get_faq_facts')
    expect(data?.filter(({ id }) => ids.includes(id))).toEqual([
      { id: ids[0], provisions: ['section 41'], provision_urls: ['/law/vat-law/41'], view_count: 0 },
    ])
    await removeRows('faq_categories', 'id', [category_id])
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
    expect([...(await options('tax_decisions')).keys()]).toEqual(['authority', 'field', 'provision', 'year'])
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

  it('RUL-2 tells how many items of the whole list each choice has', async () => {
    const [own] = (await options('rulings')).get('court')?.filter(({ choice }) => choice === COURT) ?? []
    expect(own).toEqual({ filter: 'court', choice: COURT, label: null, items: 4 })
    const total = (filter: string) =>
      options('news').then((all) => all.get(filter)?.reduce((sum, { items }) => sum + items, 0))
    const [{ count } = { count: 0 }] = await sql<{ count: number }>('select count(*)::int as count from public.news')
    expect([await total('category'), await total('year')]).toEqual([count, count])
  })

  it('STAFF-2 offers only the filters that are asked for', async () => {
    const asked = async (only_filters: string[]) => {
      const { data } = await visitor.rpc('get_list_options', { list: 'rulings', only_filters }).throwOnError()
      return data
    }
    const [court, year] = [(await options('rulings')).get('court'), (await options('rulings')).get('year')]
    expect(await asked(['year', 'court', 'colour'])).toEqual([...(court ?? []), ...(year ?? [])])
    expect(await asked([])).toEqual([])
  })

  it('LIST-1 has none for what is no such list', async () => {
    for (const list of ['faqs', '', 'pg_class', "rulings'; --"]) expect(await options(list)).toEqual(new Map())
  })
})
