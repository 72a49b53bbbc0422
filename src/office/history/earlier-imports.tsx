import { useQuery } from '@tanstack/react-query'
import { importsQuery } from '@/data/imports/staff'
import type { ManagedTable } from '@/data/staff-table'
import { formatCount } from '@/lib/count'
import { formatMoment } from '@/lib/moments'
import { Line } from '@/office/list/line'
import { Lines } from '@/office/list/lines'
import { UndoImport } from './undo-import'

/** What was brought in before, each with its way back (BULK-1, BULK-2); nothing where there is none. */
export function EarlierImports({ lists }: { lists: readonly ManagedTable[] }) {
  const query = useQuery(importsQuery(lists))
  return (
    <Lines
      title="Brought in before"
      query={query}
      failed="Failed to fetch what was brought in before"
      rows={query.data}
      keyOf={({ id }) => id}
    >
      {({ id, made_at, made_by, title, others }) => (
        <Line name={title} hasActsOnSmall acts={<UndoImport id={id} name={title} />}>
          {others > 0 && `and ${formatCount(others)} more, `}
          {formatMoment(made_at)} by {made_by ?? 'the owner of the database'}
        </Line>
      )}
    </Lines>
  )
}
