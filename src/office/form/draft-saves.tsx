import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type DraftSave, draftSaveQuery, draftSavesQuery } from '@/data/draft-saves/staff'
import type { ManagedRow } from '@/data/staff-table'
import { formatMoment } from '@/lib/moments'
import { ChangedFields } from '@/office/history/changed-fields'
import { Comparison, Entry } from '@/office/history/comparison'
import { Act } from '@/office/list/act'
import { FetchFailed } from '@/office/list/fetch-failed'
import { Lines } from '@/office/list/lines'
import type { RowManager } from '@/office/manager'
import { TextSkeleton } from '@/ui/states/skeleton'
import { firstValues } from './form-values'

/** How many saves are shown beside a text before somebody asks for more. */
const SHOWN = 5

type DraftSavesProps<Row extends ManagedRow> = {
  manager: RowManager<Row>
  /** The text as readers see it; null for a new one. */
  row: Row | null
  /** The draft that is open in the form. */
  draft: string
  /** Whether something is typed that is not saved. */
  isChanged: boolean
  /** Restores a save. Throws AppError. */
  restore: (save: string) => Promise<void>
}

/** Beside a draft: who has saved it and when, what each save has changed, and the way back to it (TIME-1). */
export function DraftSaves<Row extends ManagedRow>(props: DraftSavesProps<Row>) {
  const { draft, isChanged, restore } = props
  const query = useQuery(draftSavesQuery(draft))
  const [compared, setCompared] = useState<DraftSave | null>(null)
  const typed = isChanged ? ' What you typed stays in the form; when you save it, you are shown both.' : ''
  return (
    <Lines
      isInPanel
      title="Saves of this draft"
      query={query}
      failed="Failed to fetch the saves of the draft"
      rows={query.data}
      keyOf={({ written_at }) => written_at}
      most={SHOWN}
      others="earlier"
      empty=""
      foot={compared && <ComparedSave {...props} save={compared} onClose={() => setCompared(null)} />}
    >
      {(save, index) => {
        const moment = formatMoment(save.written_at)
        const asks = {
          question: `Restore the draft as ${nameOf(save)} saved it on ${moment}?`,
          detail: `What it says now stays among its saves, so this can be undone as well.${typed}`,
          action: 'Restore',
        }
        return (
          <Entry
            what={moment}
            by={`${nameOf(save)}${index === 0 ? ', as it is now' : ''}`}
            of={`the save of ${moment}`}
            onCompare={() => setCompared(save)}
          >
            {index > 0 && (
              <Act
                label="Restore"
                of={`the save of ${moment}`}
                look="quiet"
                asks={asks}
                act={() => restore(save.written_at)}
              />
            )}
          </Entry>
        )
      }}
    </Lines>
  )
}

const nameOf = ({ saved_by_name }: DraftSave) => saved_by_name ?? 'a former colleague'

type ComparedSaveProps<Row extends ManagedRow> = Pick<DraftSavesProps<Row>, 'manager' | 'row' | 'draft'> & {
  save: DraftSave
  onClose: () => void
}

/** What a save has changed against the one before it, the first one against what readers see. */
function ComparedSave<Row extends ManagedRow>({ manager, row, draft, save, onClose }: ComparedSaveProps<Row>) {
  const query = useQuery(draftSaveQuery(draft, save.written_at))
  const blank = () => manager.blank({ count: 0, only: {}, words: '' })
  const valuesOf = (said: NonNullable<typeof query.data>['before']) =>
    firstValues(manager, row, said === null ? null : { row: said }, blank)
  return (
    <Comparison title={`The save of ${formatMoment(save.written_at)}`} onClose={onClose}>
      {!query.data && !query.error && <TextSkeleton lines={2} />}
      {!query.data && <FetchFailed what="Failed to fetch the save" query={query} />}
      {query.data && (
        <div className="office-changes">
          <ChangedFields
            fields={manager.fields}
            before={valuesOf(query.data.before)}
            after={valuesOf(query.data.after)}
            none="It has changed nothing in any of its fields."
          />
        </div>
      )}
    </Comparison>
  )
}
