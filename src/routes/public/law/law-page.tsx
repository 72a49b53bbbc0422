import { NavLink, useLocation } from 'react-router-dom'
import { paths } from '@/app/paths'
import { LAW_NAMES, LAW_TYPES } from '@/lib/content-kinds'
import { Page } from '@/routes/public/layout/page'
import { LawBrowser } from './law-browser'
import { LAW_TEXTS } from './law-texts'
import { lawTypeOf } from './law-type-of'

/** The law browser's page; which text it shows is the last part of its address. */
export function Component() {
  const type = lawTypeOf(useLocation().pathname)
  const { instrument, description } = LAW_TEXTS[type]
  return (
    <Page title={LAW_NAMES[type]} description={description} lead={instrument}>
      <nav aria-label="Texts" className="-mt-2 border-line border-b print:hidden">
        <ul className="flex flex-wrap gap-x-6">
          {LAW_TYPES.map((each) => (
            <li key={each}>
              <NavLink
                to={paths.law(each)}
                className="-mb-px block border-transparent border-b-3 py-2.5 font-semibold text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-accent"
              >
                {LAW_NAMES[each]}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <LawBrowser key={type} type={type} />
    </Page>
  )
}
