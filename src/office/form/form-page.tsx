import { Boundary } from '@/ui/states/contained'
import { Button } from '@/ui/button'
import { Heading, HeadingsBelow } from '@/ui/heading'
import { held } from '@/ui/held'
import type { ManagedRow } from '@/data/staff-table'
import { formatMoment } from '@/lib/moments'
import { KeyHint } from '@/office/keys/key-hint'
import { KEY_MAP } from '@/office/keys/key-map'
import { FormBar } from './form-bar'
import { FormField } from './form-field'
import type { FormParts } from './form-parts'
import { LatestVersions } from '@/office/history/latest-versions'
import type { FieldSpec } from '@/office/manager'
import { RichTextTools } from '@/office/editor/rich-text-tools-place'
import { TextOutline } from './text-outline'
import { TextTargets } from './text-targets'

/** A text on a page of its own (STAFF-3): its words with the window's whole height, what else is known of it beside them. */
export function FormPage<Row extends ManagedRow, Input extends object>(parts: FormParts<Row, Input>) {
  const { manager, row, form, isHeld, isPreview } = parts
  const fields = manager.fields.filter(({ isForChanges }) => row || !isForChanges)
  const texts = fields.filter(({ kind }) => kind === 'html')
  const paragraphs = (row && manager.paragraphsOf?.(row)) ?? undefined
  const field = (spec: FieldSpec) => (
    <FormField key={spec.name} spec={spec} form={form} isDisabled={isHeld} paragraphs={paragraphs} />
  )
  return (
    <>
      <PageBar {...parts} />
      <HeadingsBelow>
        <div className="office-page-columns" data-preview={isPreview || undefined}>
          <Boundary fallback={() => null}>
            <TextOutline texts={texts} control={form.control} saved={row && manager.valuesOf(row)} />
          </Boundary>
          <div className="office-page-text">
            {isPreview && <div className="office-page-doc office-preview">{parts.preview}</div>}
            <div hidden={isPreview} className="flex flex-1 flex-col">
              <RichTextTools>
                <div ref={parts.body} data-many={texts.length > 1 || undefined} className="office-page-doc">
                  {parts.offers}
                  {[...fields.filter(isTitle), ...fields.filter(isInText)].map(field)}
                </div>
              </RichTextTools>
            </div>
            <div className="office-page-messages">{parts.messages}</div>
          </div>
          <section hidden={isPreview} aria-label={`About this ${manager.nouns[0]}`} className="office-panel">
            <div className="office-panel-part">
              <Heading>Properties</Heading>
              <div className="flex flex-col gap-3">
                {fields.filter((spec) => !isTitle(spec) && !isInText(spec)).map(field)}
              </div>
            </div>
            {row && (
              <LatestVersions
                manager={manager}
                row={row}
                typed={parts.isChanged ? form.getValues : null}
                onRestored={parts.onReload}
              />
            )}
            {row && <TextTargets table={manager.table.table} id={row.id} />}
          </section>
        </div>
      </HeadingsBelow>
    </>
  )
}

const isTitle = ({ place }: FieldSpec) => place === 'title'

const isInText = ({ place, kind, control }: FieldSpec) =>
  place === 'text' || kind === 'html' || control === 'textarea' || control === 'texts'

/** Whether the text is saved, and what can be done; on small screens the latter stands at the bottom. */
function PageBar<Row extends ManagedRow, Input extends object>(parts: FormParts<Row, Input>) {
  const { isSaving, isHeld, isPreview, onPreview, onCancel } = parts
  return (
    <FormBar headingId={parts.headingId} heading={parts.heading} isHeld={isSaving} onBack={onCancel}>
      <p className="office-page-state">{stateOf(parts)}</p>
      <div className="form-actions office-page-actions">
        <Button look="quiet" {...held(isSaving)} onClick={onCancel}>
          Cancel
        </Button>
        <Button look="outline" aria-pressed={isPreview} onClick={onPreview}>
          {isPreview ? 'Back to the form' : 'Preview'}
        </Button>
        <Button type="submit" look="solid" aria-keyshortcuts="Control+S" {...held(isHeld)}>
          {isSaving ? 'Saving…' : 'Save'}
          <KeyHint of={KEY_MAP.form.keys.save[0]} />
        </Button>
      </div>
    </FormBar>
  )
}

function stateOf<Row extends ManagedRow, Input extends object>({ isChanged, row }: FormParts<Row, Input>): string {
  if (isChanged) return 'Not saved · draft kept'
  return row ? `Saved ${formatMoment(row.updated_at)}` : 'Nothing typed yet'
}
