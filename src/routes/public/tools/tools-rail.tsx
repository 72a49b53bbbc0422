import { Link } from 'react-router-dom'
import { paths } from '@/names/paths'
import { TOOL_NAMES } from '@/names/tool-names'
import { Fold } from '@/ui/fold'

const TOOLS = ['whichRate', 'allocationNumber', 'deadlines', 'amounts'] as const

/** The tools, and the figures that they rest on, beside one of them. */
export function ToolsRail({ current }: { current: (typeof TOOLS)[number] }) {
  return (
    <div className="print:hidden">
      <Fold title="All tools">
        <nav aria-label="Tools">
          <h2 className="rail-title">Tools</h2>
          <ul>
            {TOOLS.map((name) => (
              <li key={name}>
                <Link
                  to={paths[name]}
                  aria-current={name === current ? 'page' : undefined}
                  className="rail-choice py-1.75 text-ui/5 max-wide:py-3"
                >
                  {TOOL_NAMES[name]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Fold>
    </div>
  )
}
