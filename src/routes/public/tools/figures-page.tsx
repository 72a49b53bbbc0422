import { useLocation } from 'react-router-dom'
import { paths } from '@/names/paths'
import { AmountsPage } from '@/routes/public/amounts/amounts-page'
import { AllocationPage } from './allocation-page'
import { WhichRatePage } from './which-rate-page'

export { questionsOfAmounts } from '@/routes/public/amounts/questions'

/** The page of figures and the tools that rest on them: one piece of code, by address (TOOL-1 to TOOL-3). */
export function Component() {
  const { pathname } = useLocation()
  if (pathname.startsWith(paths.whichRate)) return <WhichRatePage />
  return pathname.startsWith(paths.allocationNumber) ? <AllocationPage /> : <AmountsPage />
}
