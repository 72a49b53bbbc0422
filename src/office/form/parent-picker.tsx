import type { UseQueryResult } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import type { Parent } from '@/data/order/staff'
import { capitalised } from '@/lib/capitalised'
import { FetchFailed } from '@/office/list/fetch-failed'
import { FieldMessages } from '@/ui/field-messages'
import { useOptionInView } from '@/ui/hooks/use-option-in-view'
import { TextSkeleton } from '@/ui/states/skeleton'

type ParentPickerProps = {
  id: string
  /** What is wrong with what was chosen. */
  error: string | undefined
  /** "chapter", "category". */
  noun: string
  query: UseQueryResult<Parent[]>
  /** The id of the one that the row is in. */
  home: string | undefined
  chosen: string | undefined
  /** Gets the id of one; undefined when none has the name that was typed. */
  onChoose: (id: string | undefined) => void
}

const OPTION =
  'grid min-h-12 cursor-pointer grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-2 rounded-[0.3125rem] px-2 py-0.5 md:min-h-9.5'
const CHOSEN = 'bg-accent-soft outline outline-accent -outline-offset-1'

/** Chooses a chapter or category by a part of its name or its number; the arrows choose, too (STAFF-5). */
export function ParentPicker({ id, error, noun, query, home, chosen, onChoose }: ParentPickerProps) {
  const [typed, setTyped] = useState('')
  const all = query.data?.map((parent, index) => ({ ...parent, number: index + 1 })) ?? []
  const found = all.filter((parent) => isMeant(parent, typed))
  const active = found.findIndex((parent) => parent.id === chosen)
  const list = useOptionInView(active)

  const step = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!by || found.length === 0) return
    event.preventDefault()
    const next = found[(Math.max(active, by < 0 ? 0 : -1) + by + found.length) % found.length]
    if (next) onChoose(next.id)
  }
  const search = (words: string) => {
    setTyped(words)
    const [first] = all.filter((parent) => isMeant(parent, words))
    onChoose(words.trim() === '' ? (chosen ?? home) : first?.id)
  }
  // Somebody types faster than the names come.
  const chooseTyped = useEffectEvent(() => {
    if (active < 0) search(typed)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names that have come are the event
  useEffect(() => chooseTyped(), [query.data])

  const label = `${capitalised(noun)} name or number`
  return (
    <>
      <div className="line-field">
        <Search aria-hidden className="icon" />
        <input
          id={id}
          name="parent"
          data-autofocus
          type="text"
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          dir="auto"
          placeholder={label}
          value={typed}
          onChange={({ target }) => search(target.value)}
          onKeyDown={step}
        />
      </div>
      <FieldMessages id={id} error={error} />
      <FetchFailed what={`Failed to fetch the ${noun} names`} query={query} />
      {!query.data && !query.error && <TextSkeleton lines={2} />}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={noun}
        className="-mx-3 max-h-[min(20rem,40dvh)] overflow-y-auto"
      >
        {found.map((parent, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus, and names the option that is chosen
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's
          <div
            key={parent.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={parent.id === chosen}
            onClick={() => onChoose(parent.id)}
            className={`${OPTION} ${parent.id === chosen ? CHOSEN : 'hover:bg-hover'}`}
          >
            <span className="text-end text-muted">{parent.number}</span> <bdi className="truncate">{parent.name}</bdi>{' '}
            {parent.id === home && <span className="text-muted text-sm">is here</span>}
          </div>
        ))}
      </div>
      {query.data && found.length === 0 && (
        <p role="status" className="text-muted">{`No ${noun} matches "${typed.trim()}"`}</p>
      )}
    </>
  )
}

/** Whether a name holds all words, or the number begins so. */
function isMeant({ name, number }: Parent & { number: number }, typed: string): boolean {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return words.every((word) => name.toLowerCase().includes(word)) || String(number) === typed.trim()
}
