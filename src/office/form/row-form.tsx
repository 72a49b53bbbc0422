import { CircleAlert } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { ManagedRow, RowsAsked } from '@/data/staff-table'
import { SITE_NAME } from '@/lib/site'
import { ConflictPage } from '@/office/conflict/conflict-page'
import { adding, editing, isWrittenOnPage, nameOfOpen, type RowManager } from '@/office/manager'
import { FaultSummary } from '@/ui/fault-summary'
import { useDocumentTitle } from '@/ui/hooks/use-document-title'
import { Contained } from '@/ui/states/contained'
import { DraftOffer } from './draft-offer'
import { FormPage } from './form-page'
import type { FormParts } from './form-parts'
import { PagePreview } from './page-preview'
import { ShortForm } from './short-form'
import { UnsavedGuard } from './unsaved-guard'
import { useRowForm } from './use-row-form'
import { useSaveByKeyboard } from './use-save-by-keyboard'

type RowFormProps<Row extends ManagedRow, Input extends object> = {
  manager: RowManager<Row, Input>
  row: Row | null
  draftId?: string
  count: number
  only?: RowsAsked['only']
  words?: string
  parent?: string | null
  onSaved: (row: Row) => void
  onCancel: () => void
  /** Reads the row again into the form: it was restored to a former state. */
  onReload?: () => void
}

/** The form to add or change a row, with its preview (ADM-1 to ADM-6, ADM-10, ADM-11): a page for a text (STAFF-3). */
export function RowForm<Row extends ManagedRow, Input extends object>(props: RowFormProps<Row, Input>) {
  const { manager, row, onCancel, onReload } = props
  const { form, isSaving, isChanged, error, failed, isUndrafted, isUnsaved, save, question, draft, conflict } =
    useRowForm(props)
  const [isPreview, setIsPreview] = useState(false)
  const { errors } = form.formState
  // In the order of the form.
  const faults = manager.fields.flatMap(({ name }) => {
    const text = errors[name]?.message
    return typeof text === 'string' ? [{ field: name, text }] : []
  })
  const name = nameOfOpen(manager, row ? manager.valuesOf(row) : undefined)
  useDocumentTitle(`${name} – Admin – ${SITE_NAME}`)
  const body = useFocusOnFirst(draft ? 'draft' : 'fields')
  const id = useId()
  const isPage = isWrittenOnPage(manager)
  // What is typed now would take the place of the draft that is offered, or the other way round.
  const isHeld = isSaving || draft !== null

  const saveByKeyboard = useSaveByKeyboard({
    save,
    isHeld: isHeld || question !== null,
    isPending: isSaving || question !== null || conflict !== null,
  })
  const parts: FormParts<Row, Input> = {
    manager,
    row,
    form,
    headingId: `${id}-title`,
    heading: row ? editing(manager) : adding(manager),
    isSaving,
    isHeld,
    isChanged,
    isPreview,
    onPreview: () => setIsPreview(!isPreview),
    onCancel,
    onReload: () => !isChanged && onReload?.(),
    body,
    offers: (
      <>
        <FaultSummary faults={faults} idOf={(field) => field} onChoose={form.setFocus} />
        {draft && <DraftOffer {...draft} isOutdated={row !== null && draft.draft.basedOn !== row.updated_at} />}
      </>
    ),
    preview:
      isPreview &&
      (isPage ? (
        <PagePreview
          list={manager.table.table}
          id={row?.id ?? null}
          input={manager.inputOf(form.getValues())}
          to="the form"
          onClose={() => setIsPreview(false)}
        />
      ) : (
        <Preview make={() => manager.preview?.(form.getValues())} />
      )),
    messages: (
      <>
        {error && <Failure title={failed} reason={error.message} />}
        {isUndrafted && (
          <p role="status" className="text-danger">
            This browser has no room left to keep a copy of what you type. Save soon.
          </p>
        )}
      </>
    ),
  }
  return (
    <form
      noValidate
      aria-labelledby={parts.headingId}
      onSubmit={save}
      onKeyDown={saveByKeyboard}
      className={isPage ? 'flex flex-1 flex-col' : 'py-4 ps-margin pe-inset'}
    >
      {isPage ? <FormPage {...parts} /> : <ShortForm {...parts} />}
      <UnsavedGuard isUnsaved={isUnsaved} />
      {question}
      {conflict && <ConflictPage manager={manager} mine={form.getValues()} {...conflict} />}
    </form>
  )
}

/**
 * Puts the focus on the first thing to be done in a form: what is offered from a draft, and once that is taken or dropped
 * the first field.
 */
function useFocusOnFirst(first: 'draft' | 'fields'): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null)

  // The focus is the browser's, not React's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that another thing is first is the event
  useEffect(() => {
    body.current?.querySelector<HTMLElement>('button, input, select, textarea')?.focus()
  }, [first])
  return body
}

type PreviewProps = { make: () => ReactNode }

function Preview({ make }: PreviewProps) {
  return (
    <section aria-label="Preview" className="border-line border-y bg-paper py-4 sm:py-6">
      <Contained what="This preview">
        <Made make={make} />
      </Contained>
    </section>
  )
}

/** What is made here is contained; what a parent hands over as children has been made outside. */
const Made = ({ make }: PreviewProps) => make()

function Failure({ title, reason }: { title: string; reason: string }) {
  return (
    <div role="alert" className="flex items-start gap-2 rounded-lg bg-danger-soft px-4 py-3 text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <p>
        <strong className="block">{title}</strong>
        {reason}
      </p>
    </div>
  )
}
