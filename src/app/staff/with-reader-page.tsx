import { lazy } from 'react'
import { Outlet, useOutletContext } from 'react-router-dom'
import { ComparedLawContext } from '@/office/day/compared-law'
import { ReaderPageContext } from '@/office/form/page-preview'

const ReaderPage = lazy(async () => ({ default: (await import('./reader-page')).ReaderPage }))

const ComparedLaw = lazy(async () => ({ default: (await import('./compared-law')).ComparedLaw }))

/** Gives staff's screens the page that readers see and their comparison, whose code comes with the first preview (TRUE-6, TIME-3). */
export function Component() {
  return (
    <ReaderPageContext value={ReaderPage}>
      <ComparedLawContext value={ComparedLaw}>
        <Outlet context={useOutletContext()} />
      </ComparedLawContext>
    </ReaderPageContext>
  )
}
