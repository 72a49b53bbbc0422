import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { saveDraft, type WaitingDraft } from '@/data/drafts/staff'
import { AppError } from '@/data/errors'
import { type FoundText, findTextsQuery } from '@/data/find/staff'
import { type Parent, parentsQuery } from '@/data/order/staff'
import { formRows } from '@/data/row-writes'
import { useMarkStale } from '@/data/stale'
import { amendmentAdditions, canBeAmended, INSIDE, type InsideKind, insideOf } from '@/office/additions'
import { Act } from '@/office/list/act'
import { Line } from '@/office/list/line'
import { MenuButton } from '@/office/menu-button'
import { additionAddress, changeAddress } from '@/office/place-address'
import { inSentence, TEXT_KINDS, textName } from '@/office/text-kinds'
import { WhereItIs } from '@/office/where-it-is'
import { buttonClass } from '@/ui/button'
import { Field } from '@/ui/field'
import { useDebounced } from '@/ui/hooks/use-debounced'
import { useNotice } from '@/ui/states/notice'

type AddChangeProps = {
  amendment: string
  /** What it changes already. */
  changed: readonly WaitingDraft[]
}

/** How long the typing must rest before the rows are asked for, in milliseconds. */
const DEBOUNCE = 200

/** A chapter or category as if it had been found. */
const asFound = ({ id, name, type = '' }: Parent, kind: string): FoundText => ({
  ...{ kind, id, title: name, list_id: null, list_title: null, section_id: null, section_title: null, url: null },
  list_type: type || null,
})

/** Finds a row of any kind to change or take out, or a chapter or category that gets a new row; or adds another row (TIME-3). */
export function AddChange({ amendment, changed }: AddChangeProps) {
  const [typed, setTyped] = useState('')
  const query = useDebounced(typed.trim(), DEBOUNCE)
  const { data, error, isFetching, isPlaceholderData } = useQuery(findTextsQuery(query))
  /** The kind of which a row is to be added, in a chapter or category that is to be chosen. */
  const [added, setAdded] = useState<InsideKind | null>(null)
  const { parent, parents: table } = INSIDE[added ?? 'section']
  const parents = useQuery({ ...parentsQuery(table), enabled: added !== null })
  const places = added && query === '' ? (parents.data ?? []).map((each) => asFound(each, parent)) : []
  const matches = query === '' || isPlaceholderData ? [] : (data ?? []).filter(({ kind }) => canBeAmended(kind))
  const found = [...places, ...matches]
  const taken = new Set(changed.map(({ id }) => id))
  return (
    <search aria-label="Add a change" className="office-inset">
      <Field
        label="Add a change"
        hint="A section’s number or title, to change or repeal it; the title of anything else, to change or delete it; of a chapter or a category of FAQs, also to add to it."
        error={
          (error && 'The search failed. Type again.') ||
          (parents.error && 'They could not be fetched. Type a title instead.')
        }
      >
        {(control) => (
          <input
            {...control}
            type="search"
            dir="auto"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <ul className="-me-(--inset) -ms-(--margin) mt-2">
        {found.map((text) => (
          <FoundLine key={text.id} text={text} amendment={amendment} isTaken={taken.has(text.id)} />
        ))}
      </ul>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'text-muted text-sm'}>
        {found.length > 0 && (places.length > 0 ? `${found.length} to choose from` : `${found.length} found`)}
        {query !== '' && found.length === 0 && !isFetching && !error && `Nothing found for “${query}”`}
      </p>
      <div className="mt-2">
        <MenuButton
          label="New, with this amendment"
          className={buttonClass('outline')}
          items={amendmentAdditions(amendment, (kind) => {
            setTyped('')
            setAdded(kind)
          })}
        >
          <Plus aria-hidden className="size-4" />
          Add something new…
        </MenuButton>
      </div>
    </search>
  )
}

type FoundLineProps = { text: FoundText; amendment: string; isTaken: boolean }

function FoundLine({ text, amendment, isTaken }: FoundLineProps) {
  const { kind, title } = text
  const address = changeAddress(text, amendment)
  const inside = insideOf(kind)
  const addition = inside && additionAddress(inside, { inside: text, amendment })
  return (
    <Line
      name={title}
      hasActsOnSmall
      acts={
        <>
          {isTaken && <span className="text-muted">has a change already</span>}
          {!isTaken && address && (
            <Link to={address} className={buttonClass('outline')}>
              Change<span className="sr-only"> {title}</span>
            </Link>
          )}
          {inside && addition && (
            <Link to={addition} className={buttonClass('outline')}>
              New {inSentence(textName(inside))}
              <span className="sr-only"> in {title}</span>
            </Link>
          )}
          {!isTaken && !inside && <Removal text={text} amendment={amendment} />}
        </>
      }
    >
      {inSentence(textName(kind))}
      <WhereItIs text={text} />
    </Line>
  )
}

/** Makes the repeal of a section, or the deletion of another row, part of an amendment; it is discarded like any change. */
function Removal({ text: { kind, id, title }, amendment }: Omit<FoundLineProps, 'isTaken'>) {
  const { show } = useNotice()
  const cache = useQueryClient()
  const markStale = useMarkStale('drafts')
  const table = TEXT_KINDS.get(kind)?.table
  const [verb, noun] = kind === 'section' ? (['Repeal', 'repeal'] as const) : (['Delete', 'deletion'] as const)
  if (!table) return null
  const remove = async () => {
    const row = await cache.fetchQuery(formRows(table, []).rowQuery(id))
    if (!row) throw new AppError('conflict', `This ${inSentence(textName(kind))} has been deleted meanwhile.`)
    await saveDraft({ table, row, values: {}, replaces: null, plan: { amendment, isReady: true }, isRepeal: true })
    show(`The ${noun} is part of the amendment`)
    await markStale()
  }
  return <Act label={verb} of={title} look="quiet" failed={`Failed to add the ${noun}`} act={remove} />
}
