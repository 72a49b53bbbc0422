import { lazy } from 'react'
import { Outlet } from 'react-router-dom'
import { ComparedLawContext } from '@/office/day/compared-law'
import { ReaderPageContext } from '@/office/page-preview'

const ReaderPage = lazy(async () => ({ default: (await import('./reader-page')).ReaderPage }))

const ComparedLaw = lazy(async () => ({ default: (await import('./compared-law')).ComparedLaw }))

/** Gives all of staff's screens, and what lies over them, the page that readers see and their comparison; their code comes with the first preview (TRUE-6, TIME-3). */
export function Component() {
  return (
    <ReaderPageContext value={ReaderPage}>
      <ComparedLawContext value={ComparedLaw}>
        <Outlet />
      </ComparedLawContext>
    </ReaderPageContext>
  )
}
