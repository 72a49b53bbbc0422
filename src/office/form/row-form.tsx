import { CircleAlert } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Draft, Plan } from '@/data/drafts/staff'
import type { ManagedRow, RowsAsked } from '@/data/staff-table'
import { SITE_NAME } from '@/lib/site'
import { ConflictPage } from '@/office/conflict/conflict-page'
import { useAfterUndo } from '@/office/list/undo-notice'
import {
  adding,
  editing,
  type FieldSpec,
  isOfLaw,
  isWrittenOnPage,
  nameOfOpen,
  type RowManager,
} from '@/office/manager'
import { FaultSummary } from '@/ui/fault-summary'
import { Form } from '@/ui/form'
import { useTitleOfOpen } from '@/ui/hooks/use-document-title'
import { Contained } from '@/ui/states/contained'
import { FormPage } from './form-page'
import type { FormParts } from './form-parts'
import { PagePreview } from './page-preview'
import { ChangeLaw, PublishOn } from './publish-on'
import { ShortForm } from './short-form'
import { UnsavedGuard } from './unsaved-guard'
import { UnsavedOffer } from './unsaved-offer'
import { useFormKeys } from './use-form-keys'
import { useRowForm } from './use-row-form'

type RowFormProps<Row extends ManagedRow, Input extends object> = {
  manager: RowManager<Row, Input>
  row: Row | null
  draft?: Draft | null
  amendment?: string | null
  unsavedId?: string
  count: number
  only?: RowsAsked['only']
  words?: string
  parent?: string | null
  onSaved: (row: Row | null) => void
  onCancel: () => void
  /** Reads the row again into the form: it was restored to a former state. */
  onReload?: () => void
}

/** The form to add or change a row, with its preview (ADM-1 to ADM-6, ADM-10, ADM-11): a page for a text (STAFF-3). */
export function RowForm<Row extends ManagedRow, Input extends object>(props: RowFormProps<Row, Input>) {
  const { manager, row, onCancel, onReload } = props
  const { form, isSaving, isChanged, failures, isUnkept, isUnsaved, save, draft, question, offer, conflict } =
    useRowForm(props)
  const [isPreview, setIsPreview] = useState(false)
  const [isDayAsked, setIsDayAsked] = useState(false)
  const faults = faultsIn(manager, form.formState.errors)
  useTitleOfOpen(`${nameOfOpen(manager, row ? manager.valuesOf(row) : undefined)} – Admin – ${SITE_NAME}`)
  const body = useFocusOnFirst(offer ? 'offer' : 'fields')
  const id = useId()
  const isPage = isWrittenOnPage(manager)
  // What is typed now would take the place of the unsaved text that is offered, or the other way round.
  const isHeld = isSaving || offer !== null

  const onKeys = useFormKeys({
    onSave: isPage ? draft.save : save,
    onPublish: save,
    isHeld: isHeld || question !== null,
    isPending: isSaving || question !== null || conflict !== null,
  })
  const reload = () => !isChanged && !draft.open && onReload?.()
  useAfterUndo(reload)
  const keepOffer = () => {
    offer?.take()
    void draft.save()
  }
  const asking = {
    plan: draft.plan,
    onSet: (plan: Plan | null) => {
      setIsDayAsked(false)
      draft.setPlan(plan)
    },
    onCancel: () => setIsDayAsked(false),
  }
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
    draft: {
      open: draft.open,
      plan: draft.plan,
      onSave: () => void draft.save(),
      onChooseDay: () => draft.check(() => setIsDayAsked(true)),
    },
    onCancel,
    onReload: reload,
    body,
    offers: (
      <>
        <FaultSummary faults={faults} idOf={(field) => field} onChoose={form.setFocus} />
        {offer && <UnsavedOffer {...offer} keep={isPage && !offer.isOutdated ? keepOffer : null} />}
      </>
    ),
    preview:
      isPreview &&
      (isPage ? (
        <PagePreview
          list={manager.table.table}
          id={row?.id ?? null}
          input={draft.shown(form.getValues())}
          amendment={draft.plan.amendment ?? null}
          to="the form"
          onClose={() => setIsPreview(false)}
        />
      ) : (
        <Preview make={() => manager.preview?.(form.getValues())} />
      )),
    messages: (
      <>
        {failures.map(({ title, error }) => error && <Failure key={title} title={title} reason={error.message} />)}
        {isUnkept && <Unkept />}
      </>
    ),
  }
  return (
    <Form
      aria-labelledby={parts.headingId}
      onSend={() => void save()}
      onKeyDownCapture={onKeys}
      className={isPage ? 'flex flex-1 flex-col' : 'py-4 ps-margin pe-inset'}
    >
      {isPage ? <FormPage {...parts} /> : <ShortForm {...parts} />}
      <UnsavedGuard isUnsaved={isUnsaved} />
      {question}
      {isDayAsked &&
        (isOfLaw(manager) ? (
          <ChangeLaw {...asking} />
        ) : (
          <PublishOn {...asking} date={String(form.getValues('date') ?? '')} />
        ))}
      {conflict && <ConflictPage manager={manager} {...conflict} />}
    </Form>
  )
}

const Unkept = () => (
  <p role="status" className="text-danger">
    This browser has no room left to keep a copy of what you type. Save soon.
  </p>
)

/** What is wrong, in the order of the form. */
const faultsIn = (
  { fields }: { fields: readonly FieldSpec[] },
  errors: Readonly<Partial<Record<string, { message?: unknown }>>>,
) =>
  fields.flatMap(({ name }) => {
    const text = errors[name]?.message
    return typeof text === 'string' ? [{ field: name, text }] : []
  })

/**
 * Puts the focus on the first thing to be done in a form: what is offered from an unsaved text, and once that is taken or dropped
 * the first field.
 */
function useFocusOnFirst(first: 'offer' | 'fields'): RefObject<HTMLDivElement | null> {
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
