import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { onChoiceRemembered, rememberChoice, rememberedChoice } from './remembered-choice'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('FAQ-4 remembers the choice of each FAQ in the browser', () => {
  rememberChoice('a', 'helpful')
  rememberChoice('b', 'not-helpful')
  expect([rememberedChoice('a'), rememberedChoice('b'), rememberedChoice('c')]).toEqual([
    'helpful',
    'not-helpful',
    null,
  ])
  localStorage.clear()
  expect(rememberedChoice('a')).toBeNull()
})

it('FAQ-4 takes an unknown stored word for no choice', () => {
  localStorage.setItem('faq-feedback:a', 'perhaps')
  expect(rememberedChoice('a')).toBeNull()
})

it('MEND-A2 any stored text is a choice or none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constantFrom('helpful', 'not-helpful')), (text) => {
      localStorage.setItem('faq-feedback:a', text)
      expect(['helpful', 'not-helpful', null]).toContain(rememberedChoice('a'))
    }),
  )
})

it('FAQ-4 remembers while the page lives where the browser denies storage', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied)
  rememberChoice('denied', 'helpful')
  expect(rememberedChoice('denied')).toBe('helpful')
})

it('FAQ-4 tells of a choice made here or in another tab, until it is no longer asked to', () => {
  const changed = vi.fn()
  const stop = onChoiceRemembered(changed)
  rememberChoice('a', 'helpful')
  window.dispatchEvent(new StorageEvent('storage'))
  stop()
  rememberChoice('a', 'not-helpful')
  expect(changed).toHaveBeenCalledTimes(2)
})
