import { CircleAlert } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Draft, Plan } from '@/data/drafts/staff'
import type { ManagedRow, RowsAsked } from '@/data/staff-table'
import type { FieldValues } from '@/lib/faults'
import { SITE_NAME } from '@/lib/site'
import { ConflictPage } from '@/office/conflict/conflict-page'
import { useAfterUndo } from '@/office/list/undo-notice'
import { adding, editing, type FieldSpec, isWrittenOnPage, nameOfOpen, type RowManager } from '@/office/manager'
import { PagePreview } from '@/office/page-preview'
import { FaultSummary } from '@/ui/fault-summary'
import { Form } from '@/ui/form'
import { useTitleOfOpen } from '@/ui/hooks/use-document-title'
import { Contained } from '@/ui/states/contained'
import { FormPage } from './form-page'
import type { FormParts } from './form-parts'
import { ChangeLaw, PublishOn } from './publish-on'
import { ShortForm } from './short-form'
import { useWays } from './two-ways'
import { UnsavedGuard } from './unsaved-guard'
import { NoRoom, UnsavedOffer } from './unsaved-offer'
import { useFormKeys } from './use-form-keys'
import { useRowForm } from './use-row-form'

type RowFormProps<Row extends ManagedRow> = {
  manager: RowManager<Row>
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
export function RowForm<Row extends ManagedRow>(props: RowFormProps<Row>) {
  const { manager, row, onCancel, onReload } = props
  const { form, isSaving, isChanged, failures, isUnkept, isUnsaved, save, draft, question, toCome, offer, conflict } =
    useRowForm(props)
  const [isPreview, setIsPreview] = useState(false)
  const [isDayAsked, setIsDayAsked] = useState(false)
  useTitleOfOpen(`${nameOfOpen(manager, row ? manager.valuesOf(row) : undefined)} – Admin – ${SITE_NAME}`)
  const body = useFocusOnFirst(offer ? 'offer' : 'fields')
  const id = useId()
  const isPage = isWrittenOnPage(manager)
  const ways = useWays(manager, draft.plan)
  const publish = async () => void (ways ? ways.current?.focus() : await save())
  // What is typed now would take the place of the unsaved text that is offered, or the other way round.
  const isHeld = isSaving || offer !== null || draft.hands.takenBy !== null

  const onKeys = useFormKeys({
    onSave: isPage ? draft.save : save,
    onPublish: publish,
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
    onSet: (plan: Plan | null) => {
      setIsDayAsked(false)
      draft.setPlan(plan)
    },
    onCancel: () => setIsDayAsked(false),
  }
  const parts: FormParts<Row> = {
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
      ...draft,
      onSave: () => void draft.save(),
      onChooseDay: () => draft.check(() => setIsDayAsked(true)),
      onTakeOut: () => draft.setPlan(null),
    },
    ways,
    toCome,
    onCorrect: () => void save(),
    onCancel,
    onReload: reload,
    body,
    offers: (
      <>
        <FaultSummary
          faults={faultsIn(manager, form.formState.errors)}
          idOf={(field) => field}
          onChoose={form.setFocus}
        />
        {offer && <UnsavedOffer {...offer} keep={isPage && !offer.isOutdated ? keepOffer : null} />}
      </>
    ),
    preview: isPreview && (
      <FormPreview
        manager={manager}
        id={row?.id ?? null}
        values={form.getValues()}
        draft={draft}
        onClose={() => setIsPreview(false)}
      />
    ),
    messages: <Messages failures={failures} isUnkept={isUnkept} />,
  }
  return (
    <Form
      aria-labelledby={parts.headingId}
      onSend={() => void publish()}
      onKeyDownCapture={onKeys}
      className={isPage ? 'flex flex-1 flex-col' : 'py-4 ps-margin pe-inset'}
    >
      {isPage ? <FormPage {...parts} /> : <ShortForm {...parts} />}
      <UnsavedGuard isUnsaved={isUnsaved} />
      {question}
      {isDayAsked &&
        (ways ? (
          <ChangeLaw {...asking} title={nameOfOpen(manager, form.getValues())} />
        ) : (
          <PublishOn {...asking} plan={draft.plan} date={String(form.getValues('date') ?? '')} />
        ))}
      {conflict && <ConflictPage manager={manager} {...conflict} />}
    </Form>
  )
}

type MessagesProps = { failures: readonly { title: string; error: Error | null }[]; isUnkept: boolean }

const Messages = ({ failures, isUnkept }: MessagesProps) => (
  <>
    {failures.map(({ title, error }) => error && <Failure key={title} title={title} reason={error.message} />)}
    {isUnkept && <NoRoom />}
  </>
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
 * the first field. Whoever was quicker and is in a field stays there.
 */
function useFocusOnFirst(first: 'offer' | 'fields'): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null)

  // The focus is the browser's, not React's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that another thing is first is the event
  useEffect(() => {
    if (body.current?.contains(document.activeElement)) return
    body.current?.querySelector<HTMLElement>('button, input, select, textarea')?.focus()
  }, [first])
  return body
}

type FormPreviewProps<Row extends ManagedRow> = {
  manager: RowManager<Row>
  /** The row; null for a new one. */
  id: string | null
  values: FieldValues
  draft: Pick<ReturnType<typeof useRowForm<Row>>['draft'], 'shown' | 'plan' | 'open'>
  onClose: () => void
}

/** What readers will see: a text's page in front of the form, of a short row its part below it. */
function FormPreview<Row extends ManagedRow>(props: FormPreviewProps<Row>) {
  const { manager, id, values, draft, onClose } = props
  if (!isWrittenOnPage(manager)) return <Preview make={() => manager.preview?.(values)} />
  const amendment = draft.plan.amendment ?? null
  const shown = { list: manager.table.table, id, input: draft.shown(values), amendment, draft: draft.open?.id ?? null }
  return <PagePreview {...shown} to="the form" onClose={onClose} />
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
