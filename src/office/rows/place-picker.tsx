import { useQuery } from '@tanstack/react-query'
import type { ListRow, RowsAsked } from '@/data/staff-table'
import { formatCount } from '@/lib/count'
import type { OrderedManager } from '@/office/manager'
import { FieldMessages } from '@/ui/field-messages'

const KEEPS_ITS_LINE = '\u00a0'

/** Where among their siblings rows are to go; `typed` is a number. */
export type PlaceChosen = { at: 'top' | 'number' | 'end'; typed: string }

/**
 * What was chosen, as a number (null: the end, undefined: none yet) and in words: after which row they will stand.
 * @param only what their siblings have in common there
 */
export function useChosenPlace<Listed extends ListRow>(
  { table, lineOf }: OrderedManager<Listed>,
  only: RowsAsked['only'],
  ids: readonly string[],
  { at, typed }: PlaceChosen,
) {
  const end = useQuery(table.beforePlaceQuery(only, ids, null)).data
  const others = end?.total
  const wanted = /^[1-9]\d{0,5}$/.test(typed.trim()) ? Number(typed) : undefined
  // Beyond the end is the end.
  const number = at === 'top' ? 1 : at === 'end' || (wanted && others !== undefined && wanted > others) ? null : wanted
  const before = useQuery({ ...table.beforePlaceQuery(only, ids, number ?? null), enabled: number !== undefined }).data
  const [previous] = before?.rows ?? []
  const inWords = () => {
    if (number === undefined)
      return `Type a number${others === undefined ? '' : ` from 1 to ${formatCount(others + 1)}`}`
    if (!before) return KEEPS_ITS_LINE
    const they = ids.length === 1 ? 'It' : 'They'
    return previous ? `${they} will stand after ${lineOf(previous).title}.` : `${they} will stand at the top.`
  }
  return { number, total: others === undefined ? null : others + 1, inWords: inWords() }
}

const PLACES = [
  ['top', 'To the top'],
  ['end', 'To the end'],
  ['number', 'To number'],
] as const

type PlacePickerProps = {
  /** The id of the number. */
  id: string
  /** What is wrong with the number. */
  error: string | undefined
  chosen: PlaceChosen
  /** How many there will be; null until it is known. */
  total: number | null
  onChoose: (chosen: PlaceChosen) => void
}

/** Chooses a place among siblings: the top, the end, or a number that is typed. */
export function PlacePicker({ id, error, chosen, total, onChoose }: PlacePickerProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <legend className="sr-only">Place</legend>
      {PLACES.map(([at, label]) => (
        <span key={at} className="flex items-center gap-2">
          <label className="flex min-h-8 items-center gap-2">
            <input
              type="radio"
              name="place"
              data-autofocus={chosen.at === at || undefined}
              checked={chosen.at === at}
              onChange={() => onChoose({ ...chosen, at })}
              className="size-4 accent-accent"
            />
            {label}
          </label>
          {at === 'number' && (
            <>
              <input
                id={id}
                name="number"
                inputMode="numeric"
                aria-label="Number"
                aria-invalid={error !== undefined}
                aria-describedby={error && `${id}-error`}
                autoComplete="off"
                value={chosen.typed}
                onChange={({ target }) => onChoose({ at, typed: target.value })}
                className={`min-h-11 w-20 border px-2 ${error ? 'border-danger ring-1 ring-danger' : 'border-line-strong'}`}
              />
              {total !== null && <span className="text-muted">of {formatCount(total)}</span>}
            </>
          )}
        </span>
      ))}
      <div className="w-full empty:hidden">
        <FieldMessages id={id} error={error} />
      </div>
    </fieldset>
  )
}
