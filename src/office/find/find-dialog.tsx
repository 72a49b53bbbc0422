import { type KeyboardEvent, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { FoundText } from '@/data/find/staff'
import { formatDay } from '@/lib/dates'
import { LAW_NAMES } from '@/names/kinds'
import { paths } from '@/names/paths'
import { useTurnedDay } from '@/office/day/turned-day'
import { placeAddress } from '@/office/place-address'
import { SCREENS, WAYS } from '@/office/screens'
import { textName } from '@/office/text-kinds'
import { BRING_IN, NEW } from '@/office/use-manager-address'
import { withHebrew } from '@/ui/content/with-hebrew'
import { useOptionInView } from '@/ui/hooks/use-option-in-view'
import { Modal } from '@/ui/modal'
import { FinderInput } from './finder-input'
import { useFinder } from './use-finder'

/** Finds any row or screen of staff's by number or words: arrows choose, Enter opens it, a row to be edited (READ-8). */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { turned = null } = useTurnedDay()
  const find = useFinder(typed, targetsOf, ({ address }) => address, undefined, turned)
  const { targets, active, take, step, status } = find

  const open = async () => {
    const target = await take()
    if (!target) return
    onClose()
    navigate(target.address)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (step(event) || event.key !== 'Enter') return
    event.preventDefault()
    void open()
  }
  return (
    <Modal labelledBy={id} onCancel={onClose} className="modal-wide palette office-finder">
      <h2 id={id} className="sr-only">
        Find or go to
      </h2>
      <FinderInput
        listId={`${id}-list`}
        label="Find or go to"
        placeholder="A number, words or a screen"
        count={targets.length}
        active={active}
        typed={typed}
        onType={setTyped}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={targets.length > 0 ? 'sr-only' : 'p-3 text-muted'}>
        {status}
      </p>
      <Options id={id} targets={targets} active={active} onClose={onClose} />
      {turned && <p className="mt-2 px-2.5 text-accent text-sm">Sections as on {formatDay(turned.day)}</p>}
      <p className="mt-2 px-2.5 text-muted text-sm max-md:hidden">
        <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Enter</kbd> open, <kbd>Esc</kbd> close
      </p>
    </Modal>
  )
}

const targetsOf = (typed: string, rows: readonly FoundText[]): Target[] => [...waysTo(typed), ...rows.flatMap(targetOf)]

const FOUND = 'flex min-h-12 items-center gap-2.5 rounded-[0.3125rem] px-2.5 py-1 md:min-h-10.5'
const ACTIVE = 'bg-accent-soft outline-2 outline-accent -outline-offset-2'

type OptionsProps = { id: string; targets: readonly Target[]; active: number; onClose: () => void }

function Options({ id, targets, active, onClose }: OptionsProps) {
  const list = useOptionInView(active)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the box keeps the focus while a way is pressed
    <div onMouseDown={(event) => event.preventDefault()}>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Rows and screens" className="mt-2">
        {targets.map(({ address, title, place, kind }, index) => (
          <Link
            key={address}
            id={`${id}-list-${index}`}
            to={address}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={onClose}
            className={`${FOUND} ${index === active ? ACTIVE : 'hover:bg-hover'}`}
          >
            <span className="min-w-0">
              <bdi className="block truncate font-semibold">{withHebrew(title)}</bdi>
              {place && <bdi className="block truncate text-muted text-sm">{withHebrew(place)}</bdi>}
            </span>
            <span className="ms-auto whitespace-nowrap text-muted text-sm">{kind}</span>
          </Link>
        ))}
      </div>
    </div>
  )
}

/** Where one can go: `kind` is what it is, `place` what it is part of. */
type Target = { address: string; title: string; kind: string; place: string | null }

/** What is brought in from files: where, and as what. */
const BROUGHT_IN: readonly Pick<Target, 'address' | 'title'>[] = [
  { address: paths.bringInLaw, title: 'Bring in a law' },
  ...(['rulings', 'decisions', 'news', 'faqs', 'subscribers'] as const).map((name) => ({
    address: `${paths.manager(name)}?view=${BRING_IN}`,
    title: `Bring in ${SCREENS[name].label}`,
  })),
  { address: `${paths.manager('files')}?edit=${NEW}`, title: 'Upload files' },
]

/** What else a way to bring something in is looked for by. */
const ASKED = 'import upload bring in a file'

/** The screens, and the ways to bring something in, with a word that begins with what is typed; all screens for ''. */
function waysTo(typed: string): Target[] {
  const begins = (words: string) => ` ${words.toLowerCase()}`.includes(` ${typed.toLowerCase()}`)
  const found = WAYS.filter(({ label }) => typed === '' || begins(label))
  const brought = typed === '' ? [] : BROUGHT_IN.filter(({ title }) => begins(`${title} ${ASKED}`))
  return [
    ...found.map(({ address, label }) => ({ address, title: label, kind: 'Screen', place: null })),
    ...brought.map((way) => ({ ...way, kind: 'From a file', place: null })),
  ]
}

/** The form of a found row, or a file in its list; none for a row whose parent has just gone. */
function targetOf(row: FoundText): Target[] {
  const { kind, title, section_title, list_title, list_type, state } = row
  if (kind === 'file') {
    const address = `${paths.manager('files')}?${new URLSearchParams({ q: title })}`
    return [{ address, title, kind: 'File', place: null }]
  }
  const address = placeAddress(row)
  // Chapters of two laws may have the same name.
  const law = Object.entries(LAW_NAMES).find(([type]) => type === list_type)?.[1]
  const standing = state && STANDING[state]
  const place = [standing, section_title ?? list_title, law].filter(Boolean).join(' · ')
  return address ? [{ address, title, kind: textName(kind), place: place || null }] : []
}

/** What is said of a section that is there on one of the days alone. */
const STANDING: Partial<Record<NonNullable<FoundText['state']>, string>> = {
  'only then': 'New on that day',
  'only today': 'Repealed on that day',
}
