import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Link } from '@/components/ui/link'
import { Modal } from '@/components/ui/modal'
import { findTextsQuery } from '@/data/find/staff'
import { useChoice } from '@/hooks/use-choice'
import { useDebounced } from '@/hooks/use-debounced'
import { LONGEST_QUERY } from '@/lib/list-address'
import { type Target, targetOf, waysTo } from './targets'

/** How long the typing must rest before the rows are asked for, in milliseconds. */
const DEBOUNCE = 200

/** Finds any row or screen of staff's by number or words: arrows choose, Enter opens it, a row to be edited (READ-8). */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const [typed, setTyped] = useState('')
  const query = useDebounced(typed.trim(), DEBOUNCE)
  const { data, error, isPlaceholderData, isFetching } = useQuery(findTextsQuery(query))
  const rows = query === '' || error ? [] : (data ?? []).flatMap(targetOf)
  const targets = [...waysTo(typed.trim()), ...rows]
  const [chosen, choose] = useChoice(data)
  // The best one, until an arrow chooses another.
  const active = Math.min(Math.max(chosen, 0), targets.length - 1)
  const isAnswered = query === typed.trim() && !isPlaceholderData && !isFetching

  const go = (target: Target | undefined) => {
    if (!target) return
    onClose()
    navigate(target.address)
  }
  const stepByArrow = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    choose((active + by + targets.length) % targets.length)
  }
  const open = async (event: FormEvent) => {
    event.preventDefault()
    if (isAnswered) return go(targets[active])
    // Typed faster than the answer comes: the best of what will be found.
    const found = await cache.fetchQuery(findTextsQuery(typed.trim())).catch(() => [])
    go([...waysTo(typed.trim()), ...found.flatMap(targetOf)][0])
  }
  return (
    <Modal labelledBy={id} onCancel={onClose} className="modal-wide palette office-finder">
      <h2 id={id} className="sr-only">
        Find or go to
      </h2>
      <form onSubmit={(event) => void open(event)} className="line-field">
        <Search aria-hidden className="icon" />
        <input
          data-autofocus
          type="text"
          role="combobox"
          aria-label="Find or go to"
          aria-autocomplete="list"
          aria-expanded={targets.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="go"
          dir="auto"
          maxLength={LONGEST_QUERY}
          placeholder="A number, words or a screen"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={stepByArrow}
        />
      </form>
      <p role="status" className={targets.length > 0 ? 'sr-only' : 'p-3 text-muted'}>
        {statusText({ count: targets.length, typed, isAnswered, error })}
      </p>
      <Options id={id} targets={targets} active={active} onClose={onClose} />
      <p className="mt-2 px-2.5 text-muted text-sm max-md:hidden">
        <kbd className="office-key">↑</kbd> <kbd className="office-key">↓</kbd> choose,{' '}
        <kbd className="office-key">Enter</kbd> open, <kbd className="office-key">Esc</kbd> close
      </p>
    </Modal>
  )
}

type StatusProps = { count: number; typed: string; isAnswered: boolean; error: Error | null }

function statusText({ count, typed, isAnswered, error }: StatusProps): string {
  if (error) return `Failed to search. ${error.message}`
  if (count > 0) return `${count} found, use the arrow keys to choose`
  return isAnswered ? `Nothing found for "${typed.trim()}"` : 'Searching…'
}

type OptionsProps = { id: string; targets: readonly Target[]; active: number; onClose: () => void }

function Options({ id, targets, active, onClose }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null)

  // The list's scroll position belongs to the browser.
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the box keeps the focus while a way is pressed
    <div onMouseDown={(event) => event.preventDefault()}>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label="Rows and screens">
        {targets.map(({ address, title, place, kind }, index) => (
          <Link
            key={address}
            id={`${id}-${index}`}
            to={address}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={onClose}
            className="office-found"
          >
            <span className="min-w-0">
              <bdi className="block truncate font-semibold">{title}</bdi>
              {place && <bdi className="block truncate text-muted text-sm">{place}</bdi>}
            </span>
            <span className="ms-auto whitespace-nowrap text-muted text-sm">{kind}</span>
          </Link>
        ))}
      </div>
    </div>
  )
}
