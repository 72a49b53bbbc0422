import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { ErrorPanel } from '@/components/states/error-panel'

const NO_DETAIL = new Error('Something on this page went wrong. The rest of the site works on.')

/** A page that could not be rendered: the frame stays, the panel stands in the page's place (SHELL-5). */
export function PageError() {
  const error = useRouteError()
  const location = useLocation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const retry = () => {
    // What broke the page may be what was fetched for it.
    queries.clear()
    void navigate(location, { replace: true })
  }

  // The console is outside React; the reader sees the sentence, whoever looks into it the whole error.
  useEffect(() => console.error('A page failed', error), [error])

  return (
    <div className="page py-12">
      <title>Something went wrong</title>
      <h1 className="page-title mb-6">Something went wrong</h1>
      <ErrorPanel fallback="Failed to show this page" error={NO_DETAIL} onRetry={retry} />
    </div>
  )
}
