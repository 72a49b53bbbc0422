import './row-form.css'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Contained } from '@/components/states/contained'
import { Button } from '@/components/ui/button'
import { Heading } from '@/components/ui/heading'
import { held } from '@/components/ui/held'
import type { ManagedRow, RowsAsked } from '@/data/staff-table'
import { ConflictDialog } from './conflict-dialog'
import { DraftOffer } from './draft-offer'
import { FormField } from './form-field'
import type { RowManager } from './manager'
import { OtherVersion } from './other-version'
import { UnsavedGuard } from './unsaved-guard'
import { useRowForm } from './use-row-form'
import { useSaveByKeyboard } from './use-save-by-keyboard'

type RowFormProps<Row extends ManagedRow, Input extends object> = {
  manager: RowManager<Row, Input>
  row: Row | null
  draftId?: string
  count: number
  only?: RowsAsked['only']
  parent?: string | null
  onSaved: (row: Row) => void
  onCancel: () => void
}

/** The form to add or change a row, with its preview (ADM-1 to ADM-6, ADM-10, ADM-11). */
export function RowForm<Row extends ManagedRow, Input extends object>(props: RowFormProps<Row, Input>) {
  const { manager, row, onCancel } = props
  const { form, isSaving, error, failed, isUndrafted, isUnsaved, save, draft, conflict, aside } = useRowForm(props)
  const [isPreview, setIsPreview] = useState(false)
  const body = useFocusOnFirst((draft && 'draft') ?? (aside && 'aside') ?? 'fields')
  const id = useId()
  const [one] = manager.nouns
  // What is typed now would take the place of the draft that is offered, or the other way round.
  const isHeld = isSaving || draft !== null

  const saveByKeyboard = useSaveByKeyboard({ save, isHeld, isPending: isSaving || conflict !== null })
  return (
    <form noValidate aria-labelledby={`${id}-title`} onSubmit={save} onKeyDown={saveByKeyboard} className="office-form">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Heading id={`${id}-title`} className="font-semibold text-lg">
          {row ? `Edit ${one}` : `Add ${article(one)} ${one}`}
        </Heading>
        <Button look="outline" aria-pressed={isPreview} onClick={() => setIsPreview(!isPreview)}>
          {isPreview ? 'Back to the form' : 'Preview'}
        </Button>
      </div>
      <div ref={body}>
        {draft && <DraftOffer {...draft} isOutdated={row !== null && draft.draft.basedOn !== row.updated_at} />}
        {aside && <OtherVersion {...aside} />}
        {isPreview && <Preview make={() => manager.preview(form.getValues())} />}
        <div hidden={isPreview} className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          {manager.fields
            .filter(({ isForChanges }) => row || !isForChanges)
            .map((spec) => (
              <FormField key={spec.name} spec={spec} form={form} isDisabled={isHeld} />
            ))}
        </div>
      </div>
      <Faults count={Object.keys(form.formState.errors).length} />
      {error && <Failure title={failed} reason={error.message} />}
      {isUndrafted && (
        <p role="status" className="mt-4 text-danger">
          This browser has no room left to keep a copy of what you type. Save soon.
        </p>
      )}
      <div className="form-actions office-form-bar sticky bottom-0 z-20">
        <Button type="submit" look="solid" {...held(isHeld)} className="min-w-28">
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
        <Button look="outline" {...held(isSaving)} onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <UnsavedGuard isUnsaved={isUnsaved} />
      {conflict && <ConflictDialog manager={manager} mine={form.getValues()} {...conflict} />}
    </form>
  )
}

/**
 * Puts the focus on the first thing to be done in a form: what is offered from a draft, once that is taken or dropped the
 * first field, and after somebody else's version was taken, what brings one's own back.
 */
function useFocusOnFirst(first: 'draft' | 'aside' | 'fields'): RefObject<HTMLDivElement | null> {
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

/** How many fields need another look; each says itself what is wrong. */
function Faults({ count }: { count: number }) {
  return (
    <p role="alert" className="mt-5 font-medium text-danger empty:hidden">
      {count > 0 && (count === 1 ? 'One field needs another look.' : `${count} fields need another look.`)}
    </p>
  )
}

function Failure({ title, reason }: { title: string; reason: string }) {
  return (
    <div role="alert" className="mt-5 flex items-start gap-2 rounded-lg bg-danger-soft px-4 py-3 text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <p>
        <strong className="block">{title}</strong>
        {reason}
      </p>
    </div>
  )
}

const article = (noun: string) => (/^([aeio]|FAQ)/i.test(noun) ? 'an' : 'a')
