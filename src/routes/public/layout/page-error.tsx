import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { AppError } from '@/data/errors'
import { useDocumentTitle } from '@/ui/hooks/use-document-title'
import { LoadFailed } from './load-failed'

const NO_DETAIL = new Error('Something on this page went wrong. The rest of the site works on.')
const NO_CODE = new AppError('network', 'This page could not be loaded. Check your connection and try again.')

// Every browser has its own sentence for a piece of code that did not come; each is a TypeError about a module. Router and
// browser remember that it did not come, and ask for it again only after a reload.
const isMissingCode = (error: unknown) => error instanceof TypeError && /\bmodule\b/.test(error.message)

const reload = () => window.location.reload()

/** A page that could not be rendered: the frame stays, the panel stands in the page's place (SHELL-5). */
export function PageError() {
  const error = useRouteError()
  const location = useLocation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const isLost = isMissingCode(error)
  const retry = () => {
    // What broke the page may be what was fetched for it.
    queries.clear()
    void navigate(location, { replace: true })
  }

  // The console is outside React; the reader sees the sentence, whoever looks into it the whole error.
  useEffect(() => console.error('A page failed', error), [error])

  // The line is outside React too: once it is back, the page comes by itself (SEC-5), unless it is gone again already.
  useEffect(() => {
    if (!isLost) return
    const comeBack = () => navigator.onLine && reload()
    window.addEventListener('online', comeBack)
    return () => window.removeEventListener('online', comeBack)
  }, [isLost])

  useDocumentTitle('Something went wrong')
  return (
    <div className="page columns-of-page py-12">
      <div className="beside-rail">
        <h1 className="page-title on-text mb-8">Something went wrong</h1>
        <LoadFailed
          fallback="Failed to show this page"
          error={isLost ? NO_CODE : NO_DETAIL}
          onRetry={isLost ? reload : retry}
        />
      </div>
    </div>
  )
}
