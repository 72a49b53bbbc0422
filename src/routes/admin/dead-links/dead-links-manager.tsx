import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { deadLinksQuery } from '@/data/dead-links/staff'
import { paths } from '@/names/paths'
import { AdminPage } from '@/office/admin-page'
import { PagedList } from '@/office/list/paged-list'
import { Views } from '@/office/list/views'
import { SCREENS } from '@/office/screens'
import { useManagerAddress } from '@/office/use-manager-address'
import { DeadLinkLine } from './dead-link-line'

const NOUNS = ['dead link', 'dead links'] as const

/** What leads nowhere in texts, new ones first, each with its repairs, and what was left as it is (TRUE-4). */
export function Component() {
  const { page, showAll } = useManagerAddress()
  const isIgnored = useSearchParams()[0].has('ignored')
  const query = useQuery(deadLinksQuery(page, isIgnored))
  const address = paths.manager('dead-links')
  return (
    <AdminPage title={SCREENS['dead-links'].label}>
      <Views
        of={NOUNS[1]}
        views={[
          { label: 'To repair', address, isCurrent: !isIgnored },
          { label: 'Ignored', address: `${address}?ignored=yes`, isCurrent: isIgnored },
        ]}
      />
      <PagedList
        nouns={NOUNS}
        query={query}
        page={page}
        whole={String(isIgnored)}
        q=""
        empty={isIgnored ? 'Nothing is ignored.' : 'Nothing leads nowhere.'}
        onClear={showAll}
        tools={<p className="text-muted">Readers see these words without a link, and no PDF that is gone.</p>}
      >
        {(links) => (
          <ul className="border-line border-b">
            {links.map((link) => (
              <DeadLinkLine key={link.id} link={link} />
            ))}
          </ul>
        )}
      </PagedList>
    </AdminPage>
  )
}
