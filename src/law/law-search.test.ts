import { expect, it } from 'vitest'
import { foldQuery } from '@/lib/text-match'
import { asStored } from '@/texts/html-text'
import { searchLaw } from './law-search'

const section = (id: string, title: string, content: string) => ({
  id,
  title,
  content: asStored(content),
})
const LAW = [
  { id: 'a', title: 'One', sections: [section('1', '1. Definitions', '<p>A <b>deal</b>er is …</p>')] },
  {
    id: 'b',
    title: 'Two',
    sections: [section('2', '2. Rate', '<p>Rate &amp; price</p>'), section('3', '3. Import', '<p>x</p><p>y</p>')],
  },
]
const ids = (query: string) => searchLaw(LAW, foldQuery(query))?.chapters.flatMap((c) => c.sections.map((s) => s.id))

it('LAW-2 finds in titles and bodies, over inline markup and entities', () => {
  expect(ids('IMPORT')).toEqual(['3'])
  expect(ids('dealer')).toEqual(['1'])
  expect(ids('rate & price')).toEqual(['2'])
})

it('LAW-2 never matches markup, nor from one block into the next', () => {
  expect(ids('<p>')).toEqual([])
  expect(ids('xy')).toEqual([])
  expect(ids('x y')).toEqual([])
})

it('LAW-2 one letter or white space is no search', () => {
  expect(searchLaw(LAW, foldQuery('a'))).toBeNull()
  expect(searchLaw(LAW, foldQuery('   '))).toBeNull()
})

it('LAW-2 a query that is everywhere shows the first 200 and says how many there are', () => {
  const many = [
    { id: 'm', title: 'M', sections: Array.from({ length: 450 }, (_, n) => section(`${n}`, `${n}. Tax`, '<p>t</p>')) },
  ]
  const matches = searchLaw(many, 'tax')
  expect(matches?.sections).toBe(450)
  expect(matches?.limit).toBe(200)
  expect(matches?.chapters[0]?.sections).toHaveLength(200)
})
