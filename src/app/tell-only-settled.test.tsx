import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider, useNavigation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { tellOnlySettled } from './tell-only-settled'

it('FAST-5 the frame is rendered once for a page that is gone to, when it is there', async () => {
  let answer = () => {}
  const answered = new Promise<null>((resolve) => {
    answer = () => resolve(null)
  })
  const rendered: string[] = []
  function Frame() {
    rendered.push(useNavigation().state)
    return <Outlet />
  }
  const children = [
    { path: '/', element: 'Here' },
    { path: '/there', element: 'There', loader: () => answered },
  ]
  const router = tellOnlySettled(createMemoryRouter([{ Component: Frame, children }]))
  render(<RouterProvider router={router} />)
  expect(await screen.findByText('Here')).toBeInTheDocument()
  rendered.length = 0
  await act(async () => void router.navigate('/there'))
  expect(router.state.navigation.state).toBe('loading')
  expect(rendered).toEqual([])
  await act(async () => answer())
  expect(screen.getByText('There')).toBeInTheDocument()
  expect(rendered).toEqual(['idle'])
})
