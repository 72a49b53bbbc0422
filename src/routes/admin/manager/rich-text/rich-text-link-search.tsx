import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { type FoundText, findTextsQuery } from '@/data/find/staff'
import { addressOfRow } from '@/data/links/staff'
import { useChoice } from '@/hooks/use-choice'
import { useDebounced } from '@/hooks/use-debounced'
import { LONGEST_QUERY } from '@/lib/list-address'
import { withReason } from '@/lib/with-reason'
import { textName } from '@/routes/admin/manager/text-kinds'
import { linkPages } from './link-pages'
import type { LinkWayProps } from './rich-text-link-address'

/** How long the typing must rest before the rows are asked for, in milliseconds. */
const DEBOUNCE = 200

/** A link to what the site has: a section by number or words, another text, a file, a page; arrows choose, Enter links. */
export function RichTextLinkSearch({ words, onFault, onSet }: LinkWayProps & { words: string }) {
  const [typed, setTyped] = useState(words)
  const [isSetting, setIsSetting] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const cache = useQueryClient()
  const id = useId()
  const query = useDebounced(typed.trim().slice(0, LONGEST_QUERY), DEBOUNCE)
  const { data, error, isFetching, refetch } = useQuery(findTextsQuery(query))
  const targets = targetsOf(query, error ? [] : data)
  const [chosen, chooseAt] = useChoice(data)
  // The best one, until an arrow chooses another.
  const active = Math.min(Math.max(chosen, 0), targets.length - 1)

  // The focus is the browser's. Whoever opens this goes on typing.
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
    input.current?.select()
  }, [])

  const choose = async (target: Target | undefined) => {
    if (!target || isSetting) return
    onFault(null)
    setIsSetting(true)
    try {
      const href = target.url ?? (await addressOfRow(target.row.kind, target.row.id))
      if (href !== null) return onSet(href, target.title)
      onFault(`“${target.title}” was deleted or hidden a moment ago. Nothing was linked.`)
      void refetch()
    } catch (failure) {
      onFault(withReason('Failed to link', failure))
    }
    setIsSetting(false)
  }
  const enter = async () => {
    const asked = typed.trim().slice(0, LONGEST_QUERY)
    if (asked === query && !isFetching) return choose(targets[active])
    // Typed faster than the answer comes: the best of what will be found.
    const found = await cache.fetchQuery(findTextsQuery(asked)).catch(() => [])
    await choose(targetsOf(asked, found)[0])
  }
  return (
    <>
      <div className="p-2">
        <div className="line-field">
          <Search aria-hidden className="icon" />
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label="Find what to link to"
            aria-autocomplete="list"
            aria-expanded={targets.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
            autoComplete="off"
            enterKeyHint="go"
            dir="auto"
            placeholder="A number, words, a file or a page"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              onFault(null)
            }}
            onKeyDown={(event) => {
              const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
              if (by) chooseAt((active + by + targets.length) % targets.length)
              else if (event.key === 'Enter') void enter()
              else return
              event.preventDefault()
            }}
          />
        </div>
      </div>
      <p role="status" className={targets.length > 0 ? 'sr-only' : 'px-3 pb-3 text-muted'}>
        {statusText({ count: targets.length, query, isFetching, error })}
      </p>
      <Options id={id} targets={targets} active={active} onChoose={(target) => void choose(target)} />
    </>
  )
}

/** What can be linked: a page with its address, or a row, whose address is asked for when it is chosen. */
type Target = { key: string; title: string; kind: string; place: string | null } & (
  | { url: string; row: null }
  | { url: null; row: FoundText }
)

/** The pages and rows that can be linked: chapters, categories and hidden FAQs have no page. */
function targetsOf(query: string, found: readonly FoundText[] = []): Target[] {
  const pages = query === '' ? [] : linkPages(query)
  return [
    ...pages.map(({ url, title }): Target => ({ key: url, title, kind: 'Page', place: null, url, row: null })),
    ...found
      .filter(({ url, kind }) => query !== '' && (url !== null || kind === 'file'))
      .map(
        (row): Target => ({
          key: row.id,
          title: row.title,
          kind: row.kind === 'file' ? 'File' : textName(row.kind),
          place: row.list_title,
          url: null,
          row,
        }),
      ),
  ]
}

type StatusProps = { count: number; query: string; isFetching: boolean; error: Error | null }

function statusText({ count, query, isFetching, error }: StatusProps): string {
  if (error) return withReason('Failed to search', error)
  if (count > 0) return `${count} found, use the arrow keys to choose`
  if (isFetching) return 'Searching…'
  return query === '' ? '' : `Nothing found for "${query}"`
}

type OptionsProps = { id: string; targets: readonly Target[]; active: number; onChoose: (target: Target) => void }

function Options({ id, targets, active, onChoose }: OptionsProps) {
  const list = useRef<HTMLDivElement>(null)

  // The list's scroll position belongs to the browser; the page itself is not to move.
  useEffect(() => {
    const option = list.current?.children[active]
    if (!list.current || !(option instanceof HTMLElement)) return
    const { scrollTop, clientHeight } = list.current
    const start = option.offsetTop - list.current.offsetTop
    if (start < scrollTop) list.current.scrollTop = start
    else if (start + option.offsetHeight > scrollTop + clientHeight) {
      list.current.scrollTop = start + option.offsetHeight - clientHeight
    }
  }, [active])

  return (
    // The box keeps the focus while an option is pressed.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      tabIndex={-1}
      aria-label="What can be linked"
      className="link-picker-options"
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ target }) => {
        const option = target instanceof Element && target.closest('[role=option]')
        const chosen = option && targets[[...(list.current?.children ?? [])].indexOf(option)]
        if (chosen) onChoose(chosen)
      }}
    >
      {targets.map(({ key, title, place, kind }, index) => (
        <div key={key} id={`${id}-${index}`} role="option" tabIndex={-1} aria-selected={index === active}>
          <span className="min-w-0 flex-1">
            <bdi className="block truncate font-semibold">{title}</bdi>
            {place && <bdi className="block truncate text-muted text-sm">{place}</bdi>}
          </span>
          <span className="text-muted text-sm">{kind}</span>
        </div>
      ))}
    </div>
  )
}
