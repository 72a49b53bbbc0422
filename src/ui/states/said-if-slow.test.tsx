import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RowsSkeleton } from './skeleton'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (time: number) => act(() => void vi.advanceTimersByTime(time))
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean)

it('SEC-5 nothing is said of what is loading, until it is slow; then once, however many parts of a page are', () => {
  render(
    <>
      <RowsSkeleton />
      <RowsSkeleton />
    </>,
  )
  expect(screen.getAllByText('Loading')).toHaveLength(2)
  pass(4999)
  expect(said()).toEqual([])
  pass(1)
  expect(said()).toEqual(['Still loading'])
})
