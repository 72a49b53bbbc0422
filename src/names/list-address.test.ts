import { describe, expect, it } from 'vitest'
import { cleanQuery, countFilters, isNarrowed, readListAddress, writeListAddress } from './list-address'

const SHAPE = { choices: ['authority', 'field'], hasYears: true }
const NOTHING = { q: '', choices: {}, from: null, to: null, page: 1 }
const read = (address: string, shape = SHAPE) => readListAddress(new URLSearchParams(address), shape)

describe('readListAddress', () => {
  it('RUL-2 reads the search, the choices, the years and the page', () => {
    expect(read('q=zero+rate&authority=VAT+Division&field=Exports&from=2015&to=2020&page=3')).toEqual({
      q: 'zero rate',
      choices: { authority: ['VAT Division'], field: ['Exports'] },
      from: 2015,
      to: 2020,
      page: 3,
    })
  })

  it.each([
    '',
    'court=Supreme',
    'from=abc',
    'to=20',
    'from=0099',
    'to=12345',
    'from=2015.5',
    'q=+++',
    'authority=&field=+',
    'page=x',
    'page=',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=2x',
    'page=99999999',
  ])('RUL-2 counts ?%s as the whole list', (address) => {
    expect(read(address)).toEqual(NOTHING)
  })

  it('NEWS-1 reads a fixed choice in any case, as the specification writes them small', () => {
    const shape = { choices: ['category'], hasYears: false, fixed: { category: ['Legislation', 'Rulings'] } }
    expect(readListAddress(new URLSearchParams('category=legislation'), shape).choices).toEqual({
      category: ['Legislation'],
    })
    expect(readListAddress(new URLSearchParams('category=other'), shape).choices).toEqual({ category: ['other'] })
  })

  it('RUL-2 reads several values of a filter, each once and fifty at most', () => {
    expect(read('field=Exports&field=&field=Imports&field=Exports').choices).toEqual({ field: ['Exports', 'Imports'] })
    const many = Array.from({ length: 60 }, (_, index) => `field=${index}`).join('&')
    expect(read(many).choices.field).toHaveLength(50)
  })

  it('RUL-2 turns years that stand the wrong way round', () => {
    expect(read('from=2020&to=2015')).toEqual({ ...NOTHING, from: 2015, to: 2020 })
  })

  it('NEWS-1 knows no years where a list has none', () => {
    expect(read('from=2015&to=2020', { choices: ['category'], hasYears: false })).toEqual(NOTHING)
  })
})

describe('cleanQuery', () => {
  it('RUL-2 takes the first 200 characters, and never half of one', () => {
    expect(cleanQuery('x'.repeat(5000))).toBe('x'.repeat(200))
    expect(cleanQuery('😀'.repeat(5000))).toBe('😀'.repeat(200))
  })

  it('RUL-2 leaves punctuation and other alphabets as they are, and drops what no database takes', () => {
    expect(cleanQuery(' 100%_*(,"\\ מע״מ 😀 ')).toBe('100%_*(,"\\ מע״מ 😀')
    expect(cleanQuery('a\u0000b\n')).toBe('a b')
  })
})

describe('writeListAddress', () => {
  it('LIST-1 writes what is asked for and nothing else', () => {
    expect(writeListAddress(NOTHING)).toBe('')
    const asked = { q: 'a&b', choices: { field: ['Exports', 'Imports'] }, from: null, to: 2020, page: 2 }
    expect(writeListAddress(asked)).toBe('q=a%26b&field=Exports&field=Imports&to=2020&page=2')
    expect(read(writeListAddress(asked))).toEqual(asked)
  })
})

describe('what is set', () => {
  it('RUL-2 counts filters without the search', () => {
    const asked = { q: 'x', choices: { field: ['Exports', 'Imports'] }, from: 2015, to: null, page: 1 }
    expect(countFilters(asked)).toBe(3)
    expect(isNarrowed(asked)).toBe(true)
    expect(isNarrowed({ ...NOTHING, q: 'x' })).toBe(true)
    expect(isNarrowed({ ...NOTHING, to: 2020 })).toBe(true)
    expect(isNarrowed({ ...NOTHING, page: 4 })).toBe(false)
  })
})
