import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { importsQuery } from '@/data/imports/staff'
import type { ManagedTable } from '@/data/staff-table'
import { formatCount } from '@/lib/count'
import { formatMoment } from '@/lib/moments'
import { FetchFailed } from '@/office/list/fetch-failed'
import { withHebrew } from '@/ui/content/with-hebrew'
import { UndoImport } from './undo-import'

/** What was brought in before, each with its way back (BULK-1, BULK-2); nothing where there is none. */
export function EarlierImports({ lists }: { lists: readonly ManagedTable[] }) {
  const id = useId()
  const query = useQuery(importsQuery(lists))
  if (query.error) return <FetchFailed what="Failed to fetch what was brought in before" query={query} />
  if (!query.data?.length) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-semibold">
        Brought in before
      </h2>
      <ul className="mt-1 divide-y divide-line border-line border-y">
        {query.data.map(({ id: each, made_at, made_by, title, others }) => (
          <li key={each} className="flex flex-wrap items-center gap-x-4 py-1">
            <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
              <bdi className="font-semibold">{withHebrew(title)}</bdi>
              {others > 0 && ` and ${formatCount(others)} more`}{' '}
              <span className="text-muted text-sm">
                {formatMoment(made_at)} by {made_by ?? 'the owner of the database'}
              </span>
            </p>
            <UndoImport id={each} name={title} />
          </li>
        ))}
      </ul>
    </section>
  )
}
