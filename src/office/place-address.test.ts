import { describe, expect, it } from 'vitest'
import { placeAddress } from './place-address'

const NOWHERE = { list_id: null, list_title: null, list_type: null, section_id: null, section_title: null }
const CHAPTER = { list_id: 'c1', list_title: 'Time & place', list_type: 'regulations' }

describe('placeAddress', () => {
  it.each([
    ['ruling', '/admin/rulings?edit=t1'],
    ['decision', '/admin/decisions?edit=t1'],
    ['news', '/admin/news?edit=t1'],
    ['amount', '/admin/amounts?edit=t1'],
    ['term', '/admin/glossary?edit=t1'],
    ['synonym', '/admin/synonyms?edit=t1'],
    ['deadline', '/admin/deadlines?edit=t1'],
    ['postponement', '/admin/postponements?edit=t1'],
    ['faq_category', '/admin/faqs?edit=t1'],
  ])('STAFF-6 a %s has its form in its list', (kind, address) => {
    expect(placeAddress({ ...NOWHERE, kind, id: 't1', title: 'Title' })).toBe(address)
  })

  it('STAFF-6 an FAQ has its form in its category', () => {
    const category = { list_id: 'g1', list_title: 'Rates' }
    expect(placeAddress({ ...NOWHERE, ...category, kind: 'faq', id: 't1', title: 'Title' })).toBe(
      '/admin/faqs?q=Rates&open=g1&faq-edit=t1',
    )
  })

  it('STAFF-6 a section has its form in its chapter', () => {
    expect(placeAddress({ ...NOWHERE, ...CHAPTER, kind: 'section', id: 't1', title: 'Title' })).toBe(
      '/admin/chapters?type=regulations&q=Time+%26+place&open=c1&section-edit=t1',
    )
  })

  it('STAFF-6 a related ruling has its form in its section, in the chapter of that', () => {
    const section = { section_id: 's1', section_title: '14. Price' }
    expect(placeAddress({ ...CHAPTER, ...section, kind: 'related_ruling', id: 't1', title: 'Title' })).toBe(
      '/admin/chapters?type=regulations&q=Time+%26+place&open=c1&section-q=14.+Price&section-open=s1&section-related-edit=t1',
    )
  })

  it('AUTH-5 a chapter has its form among those of its type', () => {
    const place = { ...NOWHERE, list_type: 'regulations', kind: 'chapter', id: 't1', title: 'Title' }
    expect(placeAddress(place)).toBe('/admin/chapters?type=regulations&edit=t1')
  })

  it('AUTH-5 there is none for a section whose chapter is gone', () => {
    expect(placeAddress({ ...NOWHERE, kind: 'section', id: 't1', title: 'Title' })).toBeNull()
  })

  it('STAFF-6 there is none for a kind that is not known', () => {
    expect(placeAddress({ ...NOWHERE, kind: 'poem', id: 't1', title: 'Title' })).toBeNull()
  })
})
