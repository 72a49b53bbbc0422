import { useLocation } from 'react-router-dom'
import type { Deadline } from '@/law/deadlines'
import { ProvisionLinks } from '@/ui/content/provision-links'

/** All deadlines in words, each at an address of its own; what the tool works by, also without scripts (TOOL-4). */
export function DeadlineTable({ deadlines }: { deadlines: readonly Deadline[] }) {
  const { hash } = useLocation()
  return (
    <div className="mt-12">
      <table className="step-table">
        <caption>What is to be done, and by when</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">When</th>
            <th scope="col">By</th>
          </tr>
        </thead>
        <tbody>
          {deadlines.map(({ key, title, rule, caution, provisions, provision_urls }) => (
            <tr key={key} id={key} className={hash === `#${key}` ? 'is-present bg-target' : ''}>
              <th scope="row">{title}</th>
              <td>
                <span className="block first-letter:uppercase">{rule}</span>
                {caution && <span className="mt-1 block text-sm/5">{caution}</span>}
              </td>
              <td>
                <ProvisionLinks provisions={provisions} urls={provision_urls} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
