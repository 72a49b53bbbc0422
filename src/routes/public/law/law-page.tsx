import { NavLink, useLocation } from 'react-router-dom'
import { paths } from '@/names/paths'
import { LAW_NAMES, LAW_TYPES } from '@/names/kinds'
import { Page } from '@/routes/public/layout/page'
import { LawBrowser } from './law-browser'
import { LAW_TEXTS } from './law-texts'
import { lawTypeOf } from './law-type-of'

/** The law browser's page; which text it shows is the last part of its address. */
export function Component() {
  const type = lawTypeOf(useLocation().pathname)
  const { instrument, description } = LAW_TEXTS[type]
  return (
    <Page title={LAW_NAMES[type]} description={description} lead={instrument} hasOwnColumns>
      <LawBrowser key={type} type={type} tabs={<LawTabs />} />
    </Page>
  )
}

function LawTabs() {
  return (
    <nav aria-label="Texts" className="tabs print:hidden">
      {LAW_TYPES.map((each) => (
        <NavLink key={each} to={paths.law(each)}>
          {LAW_NAMES[each]}
        </NavLink>
      ))}
    </nav>
  )
}
