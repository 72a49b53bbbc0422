import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NoticeProvider, useNotice } from './notice'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Teller({ kind }: { kind: 'done' | 'failed' }) {
  const { show } = useNotice()
  return (
    <button type="button" onClick={() => show('It happened', kind)}>
      Tell
    </button>
  )
}

const pass = (time: number) => act(() => void vi.advanceTimersByTime(time))

it.each([
  ['FAQ-5 says what was done, such as copying a link, for 3 seconds', 'done', 'status', 3000],
  ['ADM-10 says what failed for 8 seconds, in which a sentence and its reason can be read', 'failed', 'alert', 8000],
] as const)('%s', (_, kind, role, time) => {
  render(
    <NoticeProvider>
      <Teller kind={kind} />
    </NoticeProvider>,
  )
  act(() => screen.getByRole('button').click())
  expect(screen.getByRole(role)).toHaveTextContent('It happened')
  pass(time - 1)
  expect(screen.getByRole(role)).toHaveTextContent('It happened')
  pass(1)
  expect(screen.getByRole(role)).toBeEmptyDOMElement()
})
