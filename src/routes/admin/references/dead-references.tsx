import { useQuery } from '@tanstack/react-query'
import { deadReferencesQuery } from '@/data/citations/staff'
import { AdminPage } from '@/office/admin-page'
import { PagedList } from '@/office/list/paged-list'
import { useManagerAddress } from '@/office/use-manager-address'
import { DeadReference } from './dead-reference'

/** The texts that refer to a provision, case or decision which is not on the site, each with the way to its form (READ-6). */
export function Component() {
  const { page, search } = useManagerAddress()
  const query = useQuery(deadReferencesQuery(page))
  return (
    <AdminPage title="References that lead nowhere">
      <PagedList
        nouns={['text', 'texts']}
        query={query}
        page={page}
        q=""
        empty="Every reference leads somewhere."
        onClear={() => search('')}
        tools={
          <p className="text-muted">Readers see these words without a link. References to other laws are not listed.</p>
        }
      >
        {(texts) => (
          <ul>
            {texts.map((text) => (
              <DeadReference key={text.id} text={text} />
            ))}
          </ul>
        )}
      </PagedList>
    </AdminPage>
  )
}
