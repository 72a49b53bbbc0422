import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { NoticeProvider } from '@/ui/states/notice'
import { useAction } from './use-action'

afterEach(() => vi.restoreAllMocks())

it('ADM-10 a failure is logged when it is said, and does not wait for what follows', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failure = new Error('gone')
  const following = Promise.withResolvers<void>()
  function Doer() {
    const { isRunning, run } = useAction()
    const fail = () =>
      run(
        'Failed to do it',
        () => Promise.reject(failure),
        () => following.promise,
      )
    return (
      <button type="button" aria-disabled={isRunning} onClick={fail}>
        Do it
      </button>
    )
  }
  render(
    <NoticeProvider>
      <Doer />
    </NoticeProvider>,
  )

  await act(async () => screen.getByRole('button').click())
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to do it')
  expect(log.mock.calls).toEqual([['Failed to do it', failure]])
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')

  await act(async () => following.resolve())
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'false')
  expect(log).toHaveBeenCalledOnce()
})

it('ADM-10 a failure is no longer said once the same is tried again and succeeds', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const outcomes = [Promise.reject(new Error('gone')), Promise.resolve()]
  function Doer() {
    const { run } = useAction()
    return (
      <button type="button" onClick={() => run('Failed to do it', async () => outcomes.shift())}>
        Do it
      </button>
    )
  }
  render(
    <NoticeProvider>
      <Doer />
    </NoticeProvider>,
  )
  await act(async () => screen.getByRole('button').click())
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to do it. gone')
  await act(async () => screen.getByRole('button').click())
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})
