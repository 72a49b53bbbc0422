import { expect, it } from 'vitest'
import { listPathOf, pageOfAddress, stayingPathOf } from './page-number'

it.each([
  ['/rulings', '', 1, '/rulings'],
  ['/rulings', 'page=3', 3, '/rulings'],
  ['/rulings/page/2', '', 2, '/rulings'],
  ['/rulings/page/2', 'page=7', 2, '/rulings'],
  ['/rulings/page/0', '', 1, '/rulings'],
  ['/rulings/page/x', '', 1, '/rulings/page/x'],
])('FIND-5 %s?%s asks for page %i of %s', (pathname, search, page, list) => {
  expect(pageOfAddress(pathname, new URLSearchParams(search))).toBe(page)
  expect(listPathOf(pathname)).toBe(list)
})

it.each([
  ['/changes/2026-11', '/changes'],
  ['/rulings/page/2', '/rulings'],
  ['/law/vat-law/30', '/law/vat-law/30'],
])('SHELL-6 %s is a page of %s, which stays', (pathname, whole) => {
  expect(stayingPathOf(pathname)).toBe(whole)
})
