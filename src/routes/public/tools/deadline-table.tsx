import type { Deadline } from '@/law/deadlines'
import { ProvisionLinks } from '@/ui/content/provision-links'
import { useNamedPlace } from '@/ui/hooks/use-named-place'

/** All deadlines in words, each at an address of its own; what the tool works by, also without scripts (TOOL-4). */
export function DeadlineTable({ deadlines }: { deadlines: readonly Deadline[] }) {
  const hash = useNamedPlace(true)
  return (
    <div className="mt-12">
      <table className="step-table has-sentences">
        <caption>What is to be done, and by when</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {deadlines.map(({ key, title, rule, caution, provisions, provision_urls }) => (
            <tr key={key} id={key} className={`scroll-mt-(--header) ${hash === `#${key}` ? 'bg-target' : ''}`}>
              <th scope="row">
                {title}
                <ProvisionLinks provisions={provisions} urls={provision_urls} className="mt-1" />
              </th>
              <td>
                <span className="block first-letter:uppercase">{rule}</span>
                {caution && <span className="mt-1 block text-sm/5">{caution}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
