import { lazy, Suspense } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { LAW_TEXTS } from '@/kinds/law/law-texts'
import { asksForDay } from '@/names/day-address'
import { LAW_NAMES, LAW_TYPES } from '@/names/kinds'
import { paths } from '@/names/paths'
import { Page } from '@/routes/public/layout/page'
import { PageSkeleton } from '@/routes/public/layout/page-skeleton'
import { withHebrew } from '@/ui/content/with-hebrew'
import { LawBrowser } from './law-browser'
import { lawTypeOf } from './law-type-of'

const LawOnDay = lazy(async () => ({ default: (await import('./law-on-day')).LawOnDay }))

/**
 * The law browser's page; which text it shows is the last part of its address, and as on which day, if not today, its query
 * (TIME-4).
 */
export function Component() {
  const { pathname, search } = useLocation()
  const type = lawTypeOf(pathname)
  if (asksForDay(search))
    return (
      <Suspense fallback={<PageSkeleton />}>
        <LawOnDay key={search} type={type} tabs={<LawTabs />} />
      </Suspense>
    )
  const { instrument, description } = LAW_TEXTS[type]
  return (
    <Page title={LAW_NAMES[type]} description={description} lead={withHebrew(instrument)} hasOwnColumns>
      <LawBrowser key={type} type={type} tabs={<LawTabs />} />
    </Page>
  )
}

const SHOWN = 'border-ink border-b-2 pb-2.5 font-semibold text-ink'
// No transparent border: forced colours would show it.
const OTHER = 'pb-[calc(0.625rem+2px)] text-muted hover:text-ink'

function LawTabs() {
  return (
    <nav aria-label="Texts" className="flex flex-wrap gap-x-3.5 border-line border-b text-ui print:hidden">
      {LAW_TYPES.map((each) => (
        <NavLink
          key={each}
          to={paths.law(each)}
          className={({ isActive }) => `-mb-px pt-2.5 ${isActive ? SHOWN : OTHER}`}
        >
          {LAW_NAMES[each]}
        </NavLink>
      ))}
    </nav>
  )
}
