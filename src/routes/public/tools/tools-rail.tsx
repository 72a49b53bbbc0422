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
                  className="block py-1.75 text-muted text-ui/5 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink max-wide:py-3"
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
