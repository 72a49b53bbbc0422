import type { ManagedRow } from '@/data/staff-table'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { AboutDraft } from './about-draft'
import { FormField } from './form-field'
import type { FormParts } from './form-parts'
import { HandsLine } from './hands-line'

/** A form of a few short fields, in the place of its row: the list around it is what they are about. */
export function ShortForm<Row extends ManagedRow>(parts: FormParts<Row>) {
  const { manager, row, form, isSaving, isHeld, isPreview, onPreview, onCancel } = parts
  const { amendment } = parts.draft.plan
  return (
    <>
      <div className="mb-4 flex max-w-252 flex-wrap items-center justify-between gap-3">
        <Heading id={parts.headingId} className="font-semibold text-lg">
          {parts.heading}
        </Heading>
        <Button look="outline" aria-pressed={isPreview} onClick={onPreview}>
          {isPreview ? 'Back to the form' : 'Preview'}
        </Button>
      </div>
      <div className="mb-4 max-w-252 empty:hidden">
        <HandsLine hands={parts.draft.hands} isChanged={parts.isChanged} />
      </div>
      <div ref={parts.body} className="max-w-252">
        {parts.offers}
        {parts.preview}
        <div hidden={isPreview} className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          {manager.fields
            .filter(({ isForChanges }) => row || !isForChanges)
            .map((spec) => (
              <FormField key={spec.name} spec={{ ...spec, place: undefined }} form={form} isDisabled={isHeld} />
            ))}
        </div>
      </div>
      <div className="mt-5 max-w-252 space-y-4">{parts.messages}</div>
      <div className="mt-5 max-w-252 border-line border-t empty:hidden sm:grid sm:grid-cols-2">
        <AboutDraft {...parts} />
      </div>
      <div className="form-actions office-form-bar sticky bottom-0 z-20">
        <Button type="submit" look="solid" {...ariaDisabled(isHeld)} className="min-w-28">
          {isSaving ? 'Saving…' : amendment ? 'Ready' : 'Save'}
        </Button>
        <Button look="outline" {...ariaDisabled(isSaving)} onClick={onCancel}>
          Cancel
        </Button>
        {amendment && <p className="self-center text-muted text-sm">For the amendment: readers see it with that.</p>}
      </div>
    </>
  )
}
