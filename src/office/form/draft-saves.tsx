import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type DraftSave, draftSaveQuery, draftSavesQuery } from '@/data/draft-saves/staff'
import type { ManagedRow } from '@/data/staff-table'
import { formatCount } from '@/lib/count'
import { formatMoment } from '@/lib/moments'
import { ChangedFields } from '@/office/history/changed-fields'
import { Comparison, Entry, Shown } from '@/office/history/comparison'
import { FetchFailed } from '@/office/list/fetch-failed'
import type { RowManager } from '@/office/manager'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { Heading } from '@/ui/heading'
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
  const [isWhole, setIsWhole] = useState(false)
  const [compared, setCompared] = useState<DraftSave | null>(null)
  const [asked, setAsked] = useState<DraftSave | null>(null)
  const saves = query.data
  const rest = (saves?.length ?? 0) - SHOWN
  return (
    <div className="office-panel-part">
      <Heading>Saves of this draft</Heading>
      {!saves && !query.error && <TextSkeleton lines={2} />}
      {!saves && <FetchFailed what="Failed to fetch the saves of the draft" query={query} />}
      <ul className="grid gap-1.5 empty:hidden">
        {saves?.slice(0, isWhole ? saves.length : SHOWN).map((save, index) => (
          <Entry
            key={save.written_at}
            what={formatMoment(save.written_at)}
            by={`${nameOf(save)}${index === 0 ? ', as it is now' : ''}`}
            of={`the save of ${formatMoment(save.written_at)}`}
            onCompare={() => setCompared(save)}
          >
            {index > 0 && (
              <Button look="quiet" onClick={() => setAsked(save)}>
                Restore<span className="sr-only"> the save of {formatMoment(save.written_at)}</span>
              </Button>
            )}
          </Entry>
        ))}
      </ul>
      {rest > 0 && !isWhole && (
        <Button look="quiet" className="-ms-2 justify-self-start" onClick={() => setIsWhole(true)}>
          {formatCount(rest)} earlier
        </Button>
      )}
      {compared && <ComparedSave {...props} save={compared} onClose={() => setCompared(null)} />}
      {asked && (
        <ConfirmDialog
          question={`Restore the draft as ${nameOf(asked)} saved it on ${formatMoment(asked.written_at)}?`}
          detail={`What it says now stays among its saves, so this can be undone as well. ${
            isChanged ? 'What you typed stays in the form; when you save it, you are shown both.' : ''
          }`}
          action="Restore"
          onConfirm={async () => {
            await restore(asked.written_at)
            setAsked(null)
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </div>
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
    <Shown onClose={onClose}>
      {(titleId) => (
        <Comparison titleId={titleId} title={`The save of ${formatMoment(save.written_at)}`} onClose={onClose}>
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
      )}
    </Shown>
  )
}
