import './jsdom-gaps.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, getConfig, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { QUERY_DEFAULTS } from '@/app/query-client'
import { routerOptions, routes } from '@/app/router'
import { NoticeProvider } from '@/ui/states/notice'

const { getElementError: describeFailure } = getConfig()

configure({
  // A page's code is compiled when a test first opens it, the backend answers one request at a time, and a machine may be busy.
  asyncUtilTimeout: 90_000,
  getElementError: describedLater,
})

/** The library prints the whole page each time that a wait finds nothing yet; here it does for who reads the message. */
function describedLater(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  let text: string | undefined
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => {
      text ??= describeFailure(message, container).message
      return text
    },
    set: (other: string) => {
      text = other
    },
  })
  return error
}

// What is tried again, and what is not, is the application's own rule. Only the wait before it is left out.
const defaultOptions = { queries: { ...QUERY_DEFAULTS, retryDelay: 0 } }

/** Opens an address of the site in its frame, with an empty cache. */
export function renderPage(address: string) {
  const options = { initialEntries: [address], patchRoutesOnNavigation }
  const router = createMemoryRouter(routes.map(freshCopy), options)
  const cache = new QueryClient({ defaultOptions })
  const user = userEvent.setup()
  render(
    <QueryClientProvider client={cache}>
      <NoticeProvider>
        <RouterProvider router={router} />
      </NoticeProvider>
    </QueryClientProvider>,
  )
  return { router, cache, user }
}

/** The addresses of staff, for one router as well. */
const patchRoutesOnNavigation: typeof routerOptions.patchRoutesOnNavigation = (args) =>
  routerOptions.patchRoutesOnNavigation({
    ...args,
    patch: (parent, children) => args.patch(parent, children.map(freshCopy)),
  })

/** A copy for one router, which empties the `lazy` of a route once its code is there: the next router would find none. */
function freshCopy(route: RouteObject): RouteObject {
  const lazy = typeof route.lazy === 'object' ? { ...route.lazy } : route.lazy
  if (route.index) return { ...route, lazy }
  return { ...route, lazy, children: route.children?.map(freshCopy) }
}
