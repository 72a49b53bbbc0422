import { Search } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import { LONGEST_QUERY } from '@/names/list-address'

type FinderInputProps = {
  ref?: RefObject<HTMLInputElement | null>
  /** Of the list, whose options have the id with their index behind. */
  listId: string
  label: string
  placeholder: string
  count: number
  /** The index of the option that is chosen, -1 for none. */
  active: number
  typed: string
  onType: (typed: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The box of a finder: a combobox whose list stands below it. */
export function FinderInput({ listId, label, count, active, typed, onType, ...rest }: FinderInputProps) {
  return (
    <div className="line-field">
      <Search aria-hidden className="icon" />
      <input
        {...rest}
        data-autofocus
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        enterKeyHint="go"
        dir="auto"
        maxLength={LONGEST_QUERY}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  )
}
