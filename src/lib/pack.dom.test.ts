import { afterEach, expect, it } from 'vitest'
import { packAddress } from '@/names/pack-address'
import { keepPack, MOST_PACKED, readPack, watchPack } from './pack'

afterEach(() => localStorage.clear())

it('READ-9 a pack is kept in the browser, and those who watch it are told', () => {
  let told = 0
  const stop = watchPack(() => told++)
  keepPack(['law/vat-law/30', 'rulings/r1'])
  expect(readPack()).toEqual(['law/vat-law/30', 'rulings/r1'])
  expect(readPack()).toBe(readPack())
  window.dispatchEvent(new StorageEvent('storage'))
  expect(told).toBe(2)
  stop()
  keepPack([])
  expect(readPack()).toEqual([])
  expect(told).toBe(2)
})

it('READ-9 a pack has an end', () => {
  keepPack(Array.from({ length: MOST_PACKED + 5 }, (_, index) => `faqs/${index}`))
  expect(readPack()).toHaveLength(MOST_PACKED)
})

it('READ-9 a pack is an address', () => {
  const address = new URL(packAddress(['law/vat-law/30', 'faqs/f1'], 'Services & goods'), 'http://site.invalid')
  expect(address.searchParams.getAll('text')).toEqual(['law/vat-law/30', 'faqs/f1'])
  expect(address.searchParams.get('title')).toBe('Services & goods')
})
