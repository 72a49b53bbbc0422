import { CalendarClock, Eye } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import type { ManagedRow } from '@/data/staff-table'
import { formatDay } from '@/lib/dates'
import { formatBriefly, formatMoment } from '@/lib/moments'
import { DayLine } from '@/office/day/day-line'
import { SectionDay } from '@/office/day/day-switch'
import { useDayOf } from '@/office/day/turned-day'
import { ColleaguesDraft, RowDrafts } from '@/office/drafts/row-drafts'
import { RichTextTools } from '@/office/editor/rich-text-tools-place'
import { LatestVersions } from '@/office/history/latest-versions'
import { ToldChanges } from '@/office/history/told-changes'
import { KeyHint } from '@/office/keys/key-hint'
import { KEY_MAP } from '@/office/keys/key-map'
import { type FieldSpec, isLong, isOfLaw } from '@/office/manager'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { Heading, HeadingsBelow } from '@/ui/heading'
import { useToday } from '@/ui/hooks/use-today'
import { Boundary } from '@/ui/states/contained'
import { AboutDraft } from './about-draft'
import { FormBar } from './form-bar'
import { FormField } from './form-field'
import type { FormParts } from './form-parts'
import { HandsLine } from './hands-line'
import { TextOutline } from './text-outline'
import { DayTargets, TextTargets } from './text-targets'
import { TwoWays } from './two-ways'

/** A text on a page of its own (STAFF-3): its words with the window's whole height, what else is known of it beside them. */
export function FormPage<Row extends ManagedRow>(parts: FormParts<Row>) {
  const { manager, row, form, isHeld } = parts
  const fields = manager.fields.filter(({ isForChanges }) => row || !isForChanges)
  const texts = fields.filter(({ kind }) => kind === 'html')
  const isLaw = isOfLaw(manager)
  const amendment = parts.draft.plan.amendment ?? null
  // What is typed belongs to the day on which it was typed.
  const held = parts.isChanged ? 'Save what you typed before you turn to another day.' : null
  const paragraphs = (row && manager.paragraphsOf?.(row)) ?? undefined
  const field = (spec: FieldSpec) => (
    <FormField key={spec.name} spec={spec} form={form} isDisabled={isHeld} paragraphs={paragraphs} />
  )
  return (
    <>
      <PageBar {...parts} />
      {isLaw && <DayLine amendment={amendment} held={held} />}
      {parts.toCome.question}
      <HandsLine hands={parts.draft.hands} isChanged={parts.isChanged}>
        <ColleaguesDraft table={manager.table.table} id={row?.id ?? null} open={parts.draft.open?.id ?? null} />
      </HandsLine>
      <HeadingsBelow>
        <div className={`grid flex-1 grid-cols-1 ${COLUMNS}`}>
          <Boundary fallback={() => null}>
            <TextOutline texts={texts} control={form.control} saved={row && manager.valuesOf(row)} />
          </Boundary>
          <div className="flex min-w-0 flex-col border-line xl:[nav+&]:border-s">
            <RichTextTools>
              <div ref={parts.body} data-many={texts.length > 1 || undefined} className="office-page-doc">
                {parts.offers}
                {[...fields.filter(isTitle), ...fields.filter(isInText)].map(field)}
              </div>
            </RichTextTools>
            <div className="office-page-messages">{parts.messages}</div>
            {parts.ways && (
              <TwoWays
                place={parts.ways}
                isNew={!row}
                isHeld={isHeld}
                isSaving={parts.isSaving}
                toCome={parts.toCome}
                onCorrect={parts.onCorrect}
                onChangeLaw={parts.draft.onChooseDay}
              />
            )}
          </div>
          <section aria-label={`About this ${manager.nouns[0]}`} className={PANEL}>
            {isLaw && row && <SectionDay amendment={amendment} held={held} />}
            <AboutDraft {...parts} />
            <div className="office-panel-part">
              <Heading>Properties</Heading>
              <div className="flex flex-col gap-3">
                {fields.filter((spec) => !isTitle(spec) && !isInText(spec)).map(field)}
              </div>
            </div>
            <RowDrafts
              table={manager.table.table}
              id={row?.id ?? null}
              open={parts.draft.open?.id ?? null}
              onDiscarded={parts.onCancel}
            />
            {row && (
              <LatestVersions
                manager={manager}
                row={row}
                typed={parts.isChanged ? form.getValues : null}
                onRestored={parts.onReload}
              />
            )}
            {row && <ToldChanges table={manager.table.table} id={row.id} />}
            <References {...parts} />
          </section>
        </div>
      </HeadingsBelow>
      {parts.preview}
    </>
  )
}

/** Those of today, or of the day to which what is written goes; none of what is not saved yet. */
function References<Row extends ManagedRow>({ manager, row, draft }: FormParts<Row>) {
  const day = useDayOf((isOfLaw(manager) && draft.plan.amendment) || null)
  const id = row?.id ?? draft.open?.id
  if (day === undefined) return null
  if (day && id !== undefined) return <DayTargets day={day} id={id} />
  return row && <TextTargets table={manager.table.table} id={row.id} />
}

const COLUMNS = 'lg:grid-cols-[minmax(0,1fr)_19.75rem] xl:has-[>nav]:grid-cols-[13rem_minmax(0,1fr)_19.75rem]'

/** Beside the words, and in sight while these are scrolled; below them on narrower screens. */
const PANEL =
  'min-w-0 border-line border-t bg-sunk lg:sticky lg:top-bar lg:h-[calc(100dvh-var(--top))] lg:self-start lg:overflow-y-auto lg:border-s lg:border-t-0'

const isTitle = ({ place }: FieldSpec) => place === 'title'

const isInText = (spec: FieldSpec) => spec.place === 'text' || isLong(spec)

/** On small screens. */
const AT_BOTTOM = 'max-md:foot-bar max-md:flex-wrap max-md:justify-end max-md:bg-paper max-md:px-4 max-md:py-2'

/** Whether the text is saved, and what can be done; on small screens the latter stands at the bottom. */
function PageBar<Row extends ManagedRow>(parts: FormParts<Row>) {
  const { isSaving, isHeld, draft, ways, onPreview, onCancel } = parts
  const { save, publish } = KEY_MAP.form.keys
  const state = stateOf(parts, useToday())
  const isShown = useWatch({ control: parts.form.control, name: 'is_enabled' }) !== 'false'
  const isChange = Boolean(draft.plan.amendment)
  const verb = isChange ? 'Ready' : isShown ? 'Publish' : 'Save'
  return (
    <FormBar headingId={parts.headingId} heading={parts.heading} isHeld={isSaving} onBack={onCancel}>
      <p className="ms-auto min-w-0 text-end text-muted max-md:text-sm max-[15rem]:hidden">{state}</p>
      <div className={`form-actions flex flex-wrap justify-end gap-2 lg:flex-none ${AT_BOTTOM}`}>
        {/* The way back is as good, where there is less room. */}
        <Button look="quiet" {...ariaDisabled(isSaving)} onClick={onCancel} className="max-md:hidden">
          Cancel
        </Button>
        <Button look="quiet" onClick={onPreview} className="max-md:me-auto">
          <Eye aria-hidden className="size-5 md:hidden" />
          <span className="max-md:sr-only">Preview</span>
        </Button>
        <Button look="outline" aria-keyshortcuts="Control+S" {...ariaDisabled(isHeld)} onClick={draft.onSave}>
          Save draft
          <KeyHint of={save[0]} className="max-xl:hidden" />
        </Button>
        {isChange && draft.open && (
          <Button look="outline" {...ariaDisabled(isHeld)} onClick={draft.onTakeOut}>
            Take it out
          </Button>
        )}
        {!isChange && !ways && (
          <Button look="outline" {...ariaDisabled(isHeld)} onClick={draft.onChooseDay}>
            <CalendarClock aria-hidden className="size-5 min-[24rem]:hidden" />
            <span className="max-[24rem]:sr-only">Publish on…</span>
          </Button>
        )}
        <Button
          type="submit"
          look={ways ? 'outline' : 'solid'}
          aria-keyshortcuts="Control+Enter"
          {...ariaDisabled(isHeld)}
        >
          {ways ? 'Publish…' : isSaving ? 'Saving…' : verb}
          <KeyHint of={publish[0]} className="max-xl:hidden" />
        </Button>
      </div>
    </FormBar>
  )
}

function stateOf<Row extends ManagedRow>(parts: FormParts<Row>, today: string): string {
  const { isChanged, row, draft } = parts
  if (isChanged) return 'Not saved · kept in this browser'
  if (draft.plan.amendment) return draft.open ? 'Part of the amendment' : 'Not yet part of the amendment'
  if (draft.plan.publishOn) return `Set for ${formatDay(draft.plan.publishOn)}`
  if (draft.open) return `Draft of ${formatBriefly(draft.open.written_at, today)}`
  return row ? `Saved ${formatMoment(row.updated_at)}` : 'Nothing typed yet'
}
