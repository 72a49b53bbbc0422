import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ArrowLeft, CircleCheck, CircleDashed, Eye } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { type Draft, draftsQuery, type Plan } from '@/data/drafts/staff'
import { versionsQuery } from '@/data/history/staff'
import type { ManagedRow, ManagedTable } from '@/data/staff-table'
import { formatCount } from '@/lib/count'
import type { FieldValues } from '@/lib/faults'
import { formatMoment } from '@/lib/moments'
import { isPressed } from '@/office/keys/is-pressed'
import { KEY_MAP } from '@/office/keys/key-map'
import type { HistoryManager, RowManager } from '@/office/manager'
import { PagePreview } from '@/office/page-preview'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/modal'
import { readingChoice } from '@/ui/reading-settings'
import { Contained } from '@/ui/states/contained'
import { ConflictPart, type Saved } from './conflict-part'
import { DeletedMeanwhile } from './deleted-meanwhile'
import { bothAdded, type Choice } from './merge'
import { type Part, useTwoVersions } from './two-versions'

type Theirs = {
  values: FieldValues
  /** The id of the row; null for a new one. */
  id: string | null
  /** The draft that says so; null for the row itself. */
  draft: Draft | null
  /** When it was written. */
  stamp: string
}

type ConflictPageProps<Row extends ManagedRow> = {
  manager: HistoryManager<Row> & Pick<RowManager<Row>, 'preview' | 'inputOf'>
  mine: FieldValues
  /** What both started from; null where that is not known. */
  origin: FieldValues | null
  /** The row, or its draft, as somebody else saved it; null when the row was deleted. */
  theirs: Theirs | null
  /** When readers were to see it; null for now. */
  plan: Plan | null
  isSaving: boolean
  error: Error | null
  /** Saves what was chosen of both; `isMineWhole` tells whether nothing that was typed here is left out. */
  save: (chosen: FieldValues, isMineWhole: boolean) => void
  /** Goes back to the form without a choice: the next save asks again. */
  back: () => void
  /** The row was deleted: goes back to the form, whose next save adds it again. */
  addAnew: () => void
}

/** Somebody else saved or deleted the row meanwhile (ADM-11, STAFF-4). */
export function ConflictPage<Row extends ManagedRow>(props: ConflictPageProps<Row>) {
  const { manager, theirs, back, addAnew } = props
  if (!theirs) return <DeletedMeanwhile noun={manager.nouns[0]} addAnew={addAnew} back={back} />
  // Saved once more, it is another question.
  return <TwoVersions key={theirs.stamp} {...props} theirs={theirs} />
}

/** Below the texts; on small screens what is said stands above the buttons, which stand beside one another if they can. */
const FOOT = 'max-md:grid max-md:grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] max-md:py-2'
const OWN_LINE = 'max-md:-order-1 max-md:col-span-full max-md:m-0 max-md:empty:hidden'

/**
 * Both versions paragraph by paragraph, the texts themselves being the choices. It fills the window beside the sidebar, in
 * front of the form.
 */
function TwoVersions<Row extends ManagedRow>(props: ConflictPageProps<Row> & { theirs: Theirs }) {
  const { manager, mine, origin, theirs, plan, isSaving, error, save, back } = props
  const id = useId()
  const [isPreview, setIsPreview] = useState(false)
  const versions = useTwoVersions({ fields: manager.fields, origin, theirs: theirs.values, mine })
  const { parts, places, choiceOf, choose, open, isMineWhole, result } = versions
  const saved = useWhoSaved(manager.table.table, theirs)
  const isHeld = isSaving || open > 0
  return (
    <Modal
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      onCancel={back}
      className="office-conflict"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the choices inside */}
      <div onKeyDown={(event) => pressKey(event, places, choose)} className="contents">
        <header className="office-bar">
          <h1 id={`${id}-title`} className="office-title">
            Two versions of this {manager.nouns[0]}
          </h1>
          <p className="ms-auto flex items-center gap-1.5 whitespace-nowrap text-muted max-md:sr-only">
            <CircleCheck aria-hidden className="size-4 text-success" />
            Your text is kept in this browser
          </p>
        </header>
        {/* Only the texts scroll, unless the window is very low. */}
        <div className="min-h-0 flex-[1_0_auto] pb-4 [@media(min-height:30rem)]:flex-1 [@media(min-height:30rem)]:overflow-y-auto">
          <Summary id={`${id}-text`} places={places} saved={saved} isOriginKnown={origin !== null} />
          {isPreview && manager.preview ? (
            <section aria-label="Preview" className="office-inset">
              <Contained what="This preview">{manager.preview(result())}</Contained>
            </section>
          ) : (
            stretchesOf(parts).map((stretch) => (
              <ConflictPart
                key={stretch[0].id}
                parts={stretch}
                number={places.indexOf(stretch[0]) + 1}
                choice={choiceOf(stretch[0])}
                saved={saved}
                onChoose={(choice) => choose(stretch[0].id, choice)}
              />
            ))
          )}
        </div>
        {isPreview && !manager.preview && (
          <PagePreview
            list={manager.table.table}
            id={theirs.id}
            input={manager.inputOf(result())}
            amendment={plan?.amendment ?? null}
            draft={theirs.draft?.id ?? null}
            to="the differences"
            onClose={() => setIsPreview(false)}
          />
        )}
        <footer className={`office-foot ${FOOT}`}>
          <Button look="outline" data-autofocus onClick={back}>
            <ArrowLeft aria-hidden />
            Back to my text
          </Button>
          <p className={`text-muted ${OWN_LINE}`}>Saves nothing. What you typed is kept.</p>
          <p role="status" className={`ms-auto flex items-center gap-1.5 text-warning ${OWN_LINE}`}>
            {open > 0 && <CircleDashed aria-hidden className="size-4" />}
            {open > 0 && `${formatCount(open)} ${open === 1 ? 'difference' : 'differences'} not chosen`}
          </p>
          <p role="alert" className={`text-danger empty:hidden ${OWN_LINE}`}>
            {error?.message}
          </p>
          {/* The result can be looked at where there is room. */}
          <Button
            look="outline"
            aria-pressed={isPreview}
            onClick={() => setIsPreview(!isPreview)}
            className="max-md:hidden"
          >
            <Eye aria-hidden />
            {isPreview && manager.preview ? 'Back to the differences' : 'Preview the result'}
          </Button>
          <Button look="solid" {...ariaDisabled(isHeld)} onClick={() => save(result(), isMineWhole)}>
            {isSaving ? 'Saving…' : 'Save the result'}
          </Button>
        </footer>
      </div>
    </Modal>
  )
}

/** By whom theirs was saved, and when; null while that is not known. */
function useWhoSaved(table: ManagedTable, { id, draft }: Theirs): Saved | null {
  const rows = useInfiniteQuery({ ...versionsQuery(table, id ?? ''), enabled: !draft }).data
  const drafts = useQuery({ ...draftsQuery(table, id ?? undefined), enabled: draft !== null }).data
  if (!draft) return rows?.pages[0]?.versions[0] ?? null
  const found = drafts?.find((each) => each.draft === draft.id)
  return { changed_at: draft.written_at, changed_by_name: found?.written_by ?? null }
}

type SummaryProps = { id: string; places: readonly Part[]; saved: Saved | null; isOriginKnown: boolean }

function Summary({ id, places, saved, isOriginKnown }: SummaryProps) {
  const both = places.filter(({ stretch }) => stretch.changedBy === 'both').length
  const settled = places.length - both
  const who = saved?.changed_by_name ?? 'Somebody else'
  const { next, previous, theirs, mine, both: together } = KEY_MAP.conflict.keys
  const canTakeBoth = places.some(({ stretch }) => bothAdded(stretch))
  return (
    <div className="flex items-center gap-6 border-line border-b bg-warning-soft py-3 ps-margin pe-inset">
      <div id={id}>
        <p>
          <strong className="font-semibold">
            {who} saved it{saved && ` on ${formatMoment(saved.changed_at)}`}, while you were writing.
          </strong>{' '}
          Nothing was overwritten.{' '}
          {both > 0 &&
            `${countOf(both)} ${both === 1 ? 'is' : 'are'} different in both versions: take one side of each${
              canTakeBoth ? ', or both where both of you added something' : ''
            }. `}
          {settled > 0 &&
            `${countOf(settled)} ${settled === 1 ? 'was' : 'were'} changed by one of you only, and settled.`}
        </p>
        {isOriginKnown && (
          <p className="text-muted">
            Against the text that you started from:{' '}
            <del className="bg-removed text-ink decoration-1 decoration-danger">struck</del> was there,{' '}
            <ins className="bg-added text-ink decoration-2 decoration-success">underlined</ins> is new.
          </p>
        )}
      </div>
      <p className="ms-auto whitespace-nowrap text-muted max-md:hidden">
        <kbd>{next[0]}</kbd> <kbd>{previous[0]}</kbd> next difference <kbd>{theirs[0]}</kbd> theirs <kbd>{mine[0]}</kbd>{' '}
        mine
        {canTakeBoth && (
          <>
            {' '}
            <kbd>{together[0]}</kbd> both
          </>
        )}
      </p>
    </div>
  )
}

const countOf = (places: number) => `${formatCount(places)} ${places === 1 ? 'place' : 'places'}`

/** Stretches that are the same beside one another are shown as one. */
function stretchesOf(parts: readonly Part[]): (readonly [Part, ...Part[]])[] {
  const stretches: [Part, ...Part[]][] = []
  for (const part of parts) {
    const before = stretches.at(-1)
    const isSame = part.stretch.changedBy === null && before?.[0].stretch.changedBy === null
    if (isSame && before[0].spec === part.spec) before.push(part)
    else stretches.push([part])
  }
  return stretches
}

/** J and K go to the next and the previous difference, 1, 2 and 3 choose in the one that has the focus. */
function pressKey(event: KeyboardEvent, places: readonly Part[], choose: (id: string, choice: Choice) => void): void {
  if (readingChoice('keys') === 'off') return
  const { keys } = KEY_MAP.conflict
  const isKey = ([key]: readonly [string, string]) => isPressed(event.nativeEvent, key)
  const groups = [...event.currentTarget.querySelectorAll<HTMLFieldSetElement>('fieldset')]
  const at = groups.findIndex((group) => group.contains(document.activeElement))
  const by = isKey(keys.next) ? 1 : isKey(keys.previous) ? -1 : 0
  if (by !== 0) {
    event.preventDefault()
    const next = groups[at < 0 && by < 0 ? groups.length - 1 : at + by]
    const choice = next?.querySelector<HTMLElement>('input:checked') ?? next?.querySelector('input')
    choice?.focus()
    return
  }
  const choice = CHOICES.find((each) => isKey(keys[each]))
  const place = places[at]
  if (!choice || !place || (choice === 'both' && !bothAdded(place.stretch))) return
  event.preventDefault()
  choose(place.id, choice)
}

const CHOICES = ['theirs', 'mine', 'both'] as const
