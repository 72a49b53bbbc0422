import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { draftQuery, type WaitingDraft } from '@/data/drafts/staff'
import { AppError } from '@/data/errors'
import type { ManagedTable } from '@/data/staff-table'
import { Act } from '@/office/list/act'
import { PagePreview } from '@/office/page-preview'

type PreviewChangeProps = { table: ManagedTable; change: WaitingDraft; name: string }

/** Shows the page that readers will see of a changed text on the day of its amendment (TRUE-6, TIME-3). */
export function PreviewChange({ table, change: { id, draft, amendment }, name }: PreviewChangeProps) {
  const [row, setRow] = useState<object | null>(null)
  const cache = useQueryClient()
  const open = async () => {
    const change = await cache.fetchQuery(draftQuery(table, id, draft))
    if (!change) throw new AppError('conflict', 'This change is not there any more.')
    setRow(change.row as object)
  }
  return (
    <>
      <Act label="Preview" of={name} failed="Failed to fetch the change" act={open} />
      {row && (
        <PagePreview
          list={table}
          id={id}
          input={row}
          amendment={amendment}
          draft={draft}
          to="the amendment"
          onClose={() => setRow(null)}
        />
      )}
    </>
  )
}
