import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { draftQuery } from '@/data/drafts/staff'
import type { ManagedRow, ManagedTable, RowsAsked } from '@/data/staff-table'
import { lazily } from '@/lib/lazily'
import { FetchFailed } from '@/office/list/fetch-failed'
import { adding, editing, type FieldSpec, isWrittenOnPage, type RowManager } from '@/office/manager'
import { useStaff } from '@/office/use-staff'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/states/empty-state'
import { TextSkeleton } from '@/ui/states/skeleton'
import { FormBar } from './form-bar'
import { readUnsaved } from './unsaved'

type Loaded = Pick<typeof import('./row-form'), 'RowForm'>

/** The form, once it is there: it is shown then without a wait. */
let loaded: Loaded | undefined

/** Fetches the form once; with the editor it is three quarters of staff's code, and lists open without it. */
export const loadForm = lazily(async () => {
  loaded = await import('./row-form')
  return loaded
})

/** The form; undefined while it is on its way. Throws what keeps it from being fetched. */
function useLoadedForm() {
  const [form, setForm] = useState<Loaded | { failure: unknown } | undefined>(loaded)
  useEffect(() => {
    if (!form) loadForm().then(setForm, (failure: unknown) => setForm({ failure }))
  }, [form])
  if (form && 'failure' in form) throw form.failure
  return form?.RowForm
}

type OpenRowProps<Row extends ManagedRow> = {
  manager: RowManager<Row>
  id: string
  /** The draft with which the form begins. */
  draftId: string | null
  /** The amendment for which the row is changed (TIME-3). */
  amendment?: string | null
  parent: string | null
  onClose: () => void
}

/** The form to change a row: the row is read anew when it is opened, and not again while somebody writes in it. */
export function OpenRow<Row extends ManagedRow>(props: OpenRowProps<Row>) {
  const { manager, id, draftId, amendment = null, parent, onClose } = props
  const [one] = manager.nouns
  const query = useQuery({ ...manager.table.rowQuery(id), enabled: ({ state }) => !state.data })
  const { data: row, error, isFetching } = query
  const { draft, failure } = useDraft({ ...props, rowId: id, amendment })
  const { userId } = useStaff()
  const RowForm = useLoadedForm()
  if (!RowForm) return <Waiting manager={manager} onClose={onClose} heading={editing(manager)} />
  const form = { manager, amendment, count: 0, parent, onSaved: onClose, onCancel: onClose }
  if (row && draft !== undefined) {
    const key = `${row.updated_at} ${draftId} ${amendment}`
    return <RowForm key={key} {...form} row={row} draft={draft} onReload={() => void query.refetch()} />
  }
  if (failure) return failure
  const isGone = row === null && !isFetching && !error
  if (isGone && readUnsaved({ userId, table: manager.table.table, rowId: id })) {
    return (
      <>
        <p role="status" className="office-inset font-semibold">
          This {one} is not there any more, but what you typed is. Saved, it becomes a new {one}.
        </p>
        <RowForm {...form} row={null} unsavedId={id} />
      </>
    )
  }
  return (
    <Unopened manager={manager} onClose={onClose} heading={editing(manager)}>
      {!isGone && !error && <TextSkeleton />}
      {error && !isFetching && <FetchFailed what={`Failed to fetch ${one}`} query={query} />}
      {isGone && (
        <EmptyState
          text={
            draftId
              ? `The ${one} that this draft changes was deleted. Restore it from the deleted ones, then open the draft.`
              : `This ${one} is not there any more.`
          }
        >
          <Button look="outline" onClick={onClose}>
            Close
          </Button>
        </EmptyState>
      )}
    </Unopened>
  )
}

type DraftProps = Pick<UnopenedProps, 'onClose'> & {
  manager: UnopenedProps['manager'] & Parameters<typeof editing>[0] & { table: { table: ManagedTable } }
  /** Null for a new row. */
  rowId: string | null
  draftId: string | null
  amendment: string | null
}

/** The draft with which a form begins: the one that is asked for, or else the row's own, whoever wrote it; null for none, or why there is none. */
function useDraft({ manager, rowId, draftId, amendment, onClose }: DraftProps) {
  const isAsked = draftId !== null || (rowId !== null && amendment === null && isWrittenOnPage(manager))
  const asked = draftQuery(manager.table.table, rowId, draftId)
  // Once: what a colleague begins later meets this form when it is saved.
  const query = useQuery({ ...asked, enabled: ({ state }) => isAsked && state.data === undefined })
  if (!isAsked) return { draft: null, failure: null }
  const { data: draft, error } = query
  const isThere = draft || (draft === null && draftId === null)
  if (isThere || (draft === undefined && !error)) return { draft, failure: null }
  const failure = (
    <Unopened manager={manager} onClose={onClose} heading={editing(manager)}>
      {error && <FetchFailed what="Failed to fetch the draft" query={query} />}
      {!error && (
        <EmptyState text="This draft is not there any more: it was published or discarded.">
          <Button look="outline" onClick={onClose}>
            Close
          </Button>
        </EmptyState>
      )}
    </Unopened>
  )
  return { draft: undefined, failure }
}

type UnopenedProps = {
  manager: { fields: readonly FieldSpec[] }
  heading: string
  onClose: () => void
  /** Why there is no form. */
  children: ReactNode
}

/** In the place of a form that is on its way or cannot be had; a page keeps its heading and the way back. */
function Unopened({ manager, heading, onClose, children }: UnopenedProps) {
  return (
    <>
      {isWrittenOnPage(manager) && <FormBar heading={heading} onBack={onClose} />}
      <div className="office-inset">{children}</div>
    </>
  )
}

const Waiting = (props: Omit<UnopenedProps, 'children'>) => (
  <Unopened {...props}>
    <TextSkeleton />
  </Unopened>
)

type NewRowProps<Row extends ManagedRow> = Omit<OpenRowProps<Row>, 'id'> & {
  count: number
  only: RowsAsked['only']
  /** What it is added for. */
  words: string
  /** Instead of onClose, once it is saved; with the row, unless it waits for its day or amendment. */
  onAdded?: (row: Row | null) => void
}

/** The form to add a row; another one where somebody adds the next row before the address has changed. */
export function NewRow<Row extends ManagedRow>(props: NewRowProps<Row>) {
  const { onClose, onAdded = onClose, ...rest } = props
  const { key: place } = useLocation()
  /** Where forms have added their rows: each is over once the address has changed. */
  const [addedAt, setAddedAt] = useState<readonly string[]>([])
  const end = (row: Row | null) => {
    setAddedAt([...addedAt, place])
    onAdded(row)
  }
  const RowForm = useLoadedForm()
  const { draft, failure } = useDraft({ ...rest, rowId: null, amendment: null, onClose })
  if (failure) return failure
  if (!RowForm || draft === undefined) return <Waiting {...rest} onClose={onClose} heading={adding(rest.manager)} />
  const key = `${draft?.id} ${addedAt.filter((each) => each !== place).length}`
  return <RowForm key={key} {...rest} row={null} draft={draft} onSaved={end} onCancel={onClose} />
}
