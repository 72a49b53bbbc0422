import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { KINDS } from '@/names/kinds'
import { paths } from '@/names/paths'
import { withHebrew } from '@/ui/content/with-hebrew'
import { questionsOfHome } from './questions'
import { shortTitle } from './short-title'

const TOOLS = [
  [paths.whichRate, 'Which rate applies?'],
  [paths.allocationNumber, 'Allocation number?'],
  [paths.deadlines, 'By which day?'],
  [paths.amounts, 'Rates and amounts'],
] as const

/** Tools and guides on the first screen: two rows below the search, on phones two columns; the place of the guides is kept. */
export function ToolsAndGuides() {
  const { data: guides, error } = useQuery(questionsOfHome().guides)
  return (
    <nav
      aria-label="Tools and guides"
      className="grid grid-cols-2 gap-x-4 border-part border-b py-2 tablet:grid-cols-1 print:hidden"
    >
      <Row title="Tools">
        {TOOLS.map(([to, name]) => (
          <Way key={to} to={to}>
            {name}
          </Way>
        ))}
      </Row>
      {!(error && !guides) && guides?.length !== 0 && (
        <Row title={KINDS.guide.many}>
          {guides?.map(({ id, title }) => (
            <Way key={id} to={paths.guide(id)}>
              {withHebrew(shortTitle(title))}
            </Way>
          ))}
        </Row>
      )}
    </nav>
  )
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className="tablet:grid tablet:grid-cols-[4.5rem_minmax(0,1fr)]">
      <h2 id={id} className="font-semibold text-sm/5 tablet:pt-2.5">
        {title}
      </h2>
      <ul aria-labelledby={id} className="min-h-49 flex-wrap gap-x-6.5 tablet:flex tablet:min-h-9">
        {children}
      </ul>
    </div>
  )
}

const Way = ({ to, children }: { to: string; children: ReactNode }) => (
  <li className="not-first:border-line max-tablet:not-first:border-t">
    <Link to={to} dir="auto" className="link block py-1.75 max-tablet:py-2.75 max-tablet:text-ui/5">
      {children}
    </Link>
  </li>
)
