import { lazy } from 'react'
import { Outlet, useOutletContext } from 'react-router-dom'
import { ReaderPageContext } from '@/office/form/page-preview'

const ReaderPage = lazy(async () => ({ default: (await import('./reader-page')).ReaderPage }))

/** Gives staff's screens the page that readers see, whose code comes with the first preview (TRUE-6). */
export function Component() {
  return (
    <ReaderPageContext value={ReaderPage}>
      <Outlet context={useOutletContext()} />
    </ReaderPageContext>
  )
}
