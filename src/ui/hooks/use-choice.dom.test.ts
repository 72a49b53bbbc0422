import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useChoice } from './use-choice'

const open = (question: string, options: string[]) =>
  renderHook((now: { question: string; options: string[] }) => useChoice(now.question, now.options), {
    initialProps: { question, options },
  })

it('SEARCH-1 a choice stays with its option when more of them come', () => {
  const { result, rerender } = open('invoice', ['/rulings', '/search?q=invoice'])
  act(() => result.current[1](1))
  expect(result.current[0]).toBe(1)
  rerender({ question: 'invoice', options: ['/rulings', '/law/vat-law/46', '/search?q=invoice'] })
  expect(result.current[0]).toBe(2)
})

it('SEARCH-1 a choice ends with its question, and with its option', () => {
  const { result, rerender } = open('invoice', ['/rulings'])
  act(() => result.current[1](0))
  rerender({ question: 'invoices', options: ['/rulings'] })
  expect(result.current[0]).toBe(-1)
  rerender({ question: 'invoice', options: [] })
  expect(result.current[0]).toBe(-1)
})

it('SEARCH-1 no option is chosen at first, nor by an index that there is none for', () => {
  const { result } = open('', ['/rulings'])
  expect(result.current[0]).toBe(-1)
  act(() => result.current[1](-1))
  expect(result.current[0]).toBe(-1)
})
